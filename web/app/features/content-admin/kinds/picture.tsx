import type { PictureField } from '@content';
import { useRef } from 'react';
import { freshFile, reusedFile } from '../form/files';
import { FileDrop } from './file-drop';
import { FilesReading, RemoveOnly, withAlt, withSaid } from './file-parts';
import type { ViewOf, WidgetProps } from './kind-view';
import { PicturePreview } from './picture-preview';

function PictureWidget({ name, field, files, problem, onFiles }: WidgetProps<PictureField>) {
  const file = files[0];
  /** What a picture that turns out to be too large gives way to again. */
  const before = useRef(files);
  const noun = field.label.toLowerCase();
  return (
    <FileDrop
      name={name}
      field={field}
      problem={problem}
      pasteable
      action={file ? `Choose another ${noun}` : `Choose ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}
      onChoose={([chosen]) => {
        if (!chosen) return;
        before.current = files;
        onFiles(([now]) => [freshFile(chosen, now?.fresh ? now.alt : '')]);
      }}
      onReuse={(reused) => onFiles(() => [reusedFile(reused)])}
      onRefuse={(refused) =>
        onFiles((now) => (now.some(({ fresh }) => fresh === refused) ? before.current : now))
      }
    >
      {file ? (
        <PicturePreview
          field={field}
          file={file}
          label={`the ${noun}`}
          isDescribed={field.describedBy !== undefined}
          onAlt={(alt) => onFiles(withAlt(file.id, alt))}
          onSay={(said) => onFiles(withSaid(file.id, said))}
        >
          <RemoveOnly field={field} file={file} onFiles={onFiles} />
        </PicturePreview>
      ) : null}
    </FileDrop>
  );
}

/** One picture. */
export const picture: ViewOf<'picture'> = {
  Widget: PictureWidget,
  Reading: FilesReading,
};
