import { freshFile, reusedFile } from '../form/files';
import { FileDrop } from './file-drop';
import { FileOrder, FilesReading, withAlt, withSaid } from './file-parts';
import type { ViewOf } from './kind-view';
import { PicturePreview } from './picture-preview';

/** Several pictures in an order; the first is the one that lists show. */
export const pictures: ViewOf<'pictures'> = {
  Widget: ({ name, field, files, problem, onFiles }) => (
    <FileDrop
      name={name}
      field={field}
      problem={problem}
      pasteable
      multiple
      action={files.length > 0 ? 'Add more pictures' : 'Choose pictures'}
      onChoose={(chosen) => onFiles((now) => [...now, ...chosen.map((file) => freshFile(file))])}
      onReuse={(reused) => onFiles((now) => [...now, reusedFile(reused)])}
      onRefuse={(refused) => onFiles((now) => now.filter(({ fresh }) => fresh !== refused))}
    >
      {files.length > 0 ? (
        <FileOrder files={files} noun="picture" onFiles={onFiles}>
          {(file, at, buttons) => (
            <PicturePreview
              field={field}
              file={file}
              label={`picture ${at + 1}${at === 0 ? ' (the first one shown)' : ''}`}
              onAlt={(alt) => onFiles(withAlt(file.id, alt))}
              onSay={(said) => onFiles(withSaid(file.id, said))}
            >
              {buttons}
            </PicturePreview>
          )}
        </FileOrder>
      ) : null}
    </FileDrop>
  ),
  Reading: FilesReading,
};
