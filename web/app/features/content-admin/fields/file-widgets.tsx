import { chakra } from '@chakra-ui/react';
import type { DocumentField, PictureField, PicturesField } from '@content';
import { useRef } from 'react';
import type { FormFile } from '../form/content';
import { freshFile, moved } from '../form/files';
import { Button } from '../../admin-ui/button';
import { DocumentLine } from './document-line';
import { FileDrop } from './file-drop';
import { PicturePreview } from './picture-preview';
import type { WidgetProps } from './widget';

const withAlt = (files: readonly FormFile[], id: string, alt: string) =>
  files.map((file) => (file.id === id ? { ...file, alt } : file));

const without = (refused: File) => (files: readonly FormFile[]) =>
  files.filter(({ fresh }) => fresh !== refused);

/** One picture. */
export function PictureWidget({ name, field, files, problem, onFiles }: WidgetProps<PictureField>) {
  const file = files[0];
  /** What a picture that turns out to be too large gives way to again. */
  const before = useRef(files);
  const article = field.label.toLowerCase();
  return (
    <FileDrop
      name={name}
      field={field}
      problem={problem}
      pasteable
      action={
        file ? `Choose another ${article}` : `Choose ${/^[aeiou]/.test(article) ? 'an' : 'a'} ${article}`
      }
      onChoose={([chosen]) => {
        if (!chosen) return;
        before.current = files;
        onFiles(([now]) => [freshFile(chosen, now?.fresh ? now.alt : '')]);
      }}
      onRefuse={(refused) =>
        onFiles((now) => (now.some(({ fresh }) => fresh === refused) ? before.current : now))
      }
    >
      {file ? (
        <PicturePreview
          file={file}
          label={`the ${article}`}
          onAlt={(alt) => onFiles((now) => withAlt(now, file.id, alt))}
        >
          {file.stored && field.required === true ? null : (
            <Button variant="quiet" onClick={() => onFiles(() => [])}>
              Remove
            </Button>
          )}
        </PicturePreview>
      ) : null}
    </FileDrop>
  );
}

/** Several pictures in an order; the first is the one that lists show. */
export function PicturesWidget({ name, field, files, problem, onFiles }: WidgetProps<PicturesField>) {
  return (
    <FileDrop
      name={name}
      field={field}
      problem={problem}
      pasteable
      multiple
      action={files.length > 0 ? 'Add more pictures' : 'Choose pictures'}
      onChoose={(chosen) => onFiles((now) => [...now, ...chosen.map((file) => freshFile(file))])}
      onRefuse={(refused) => onFiles(without(refused))}
    >
      {files.length > 0 ? (
        <chakra.ol display="flex" flexDirection="column" gap="3" listStyleType="none">
          {files.map((file, at) => (
            <li key={file.id}>
              <PicturePreview
                file={file}
                label={`picture ${at + 1}${at === 0 ? ' (the first one shown)' : ''}`}
                onAlt={(alt) => onFiles((now) => withAlt(now, file.id, alt))}
              >
                <Button
                  aria-label={`Move up: picture ${at + 1}`}
                  aria-disabled={at === 0}
                  onClick={() => at > 0 && onFiles((now) => moved(now, at, at - 1))}
                >
                  Move up
                </Button>
                <Button
                  aria-label={`Move down: picture ${at + 1}`}
                  aria-disabled={at === files.length - 1}
                  onClick={() => at < files.length - 1 && onFiles((now) => moved(now, at, at + 1))}
                >
                  Move down
                </Button>
                <Button
                  aria-label={`Remove: picture ${at + 1}`}
                  variant="quiet"
                  onClick={() => onFiles((now) => now.filter(({ id }) => id !== file.id))}
                >
                  Remove
                </Button>
              </PicturePreview>
            </li>
          ))}
        </chakra.ol>
      ) : null}
    </FileDrop>
  );
}

/** One document. */
export function DocumentWidget({ name, field, files, problem, onFiles }: WidgetProps<DocumentField>) {
  const file = files[0];
  return (
    <FileDrop
      name={name}
      field={field}
      problem={problem}
      action={file ? 'Choose another file' : 'Choose a file'}
      onChoose={([chosen]) => chosen && onFiles(() => [freshFile(chosen)])}
    >
      {file ? <DocumentLine file={file} /> : null}
    </FileDrop>
  );
}
