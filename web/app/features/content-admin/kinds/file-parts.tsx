import { chakra } from '@chakra-ui/react';
import type { FileField, PictureFile } from '@content';
import type { ReactNode } from 'react';
import { Button } from '../../admin-ui/button';
import { Muted, Stack } from '../../admin-ui/layout';
import type { FormFile } from '../form/content';
import { moved } from '../form/files';
import type { Said } from '../picture-details/details-dialog';
import { DocumentLine } from './document-line';
import type { Held, WidgetProps } from './kind-view';

function PictureReading({ file }: { file: PictureFile }) {
  return (
    <figure>
      <chakra.img
        src={file.address}
        alt={file.alt}
        htmlWidth={file.width}
        htmlHeight={file.height}
        width={`min(100%, ${file.width}px, ${(28 * file.width) / file.height}rem)`}
        height="auto"
        borderRadius="md"
        backgroundImage={`url(${file.placeholder})`}
        backgroundSize="cover"
        loading="lazy"
      />
      <chakra.figcaption fontSize="sm" color="fg.muted" marginTop="1">
        {file.alt === '' ? 'No description yet.' : file.alt}
      </chakra.figcaption>
    </figure>
  );
}

/** The files of an item to look at, one under the other. */
export function FilesReading({ files }: Held<FileField>) {
  if (files.length === 0) return <Muted as="span">None</Muted>;
  return (
    <Stack gap="5">
      {files.map((file) =>
        file.kind === 'picture' ? (
          <PictureReading key={file.uploadId} file={file} />
        ) : (
          <DocumentLine
            key={file.uploadId}
            file={{ id: file.uploadId, alt: file.label ?? '', stored: file }}
          />
        ),
      )}
    </Stack>
  );
}

/** Takes the only file of a field away again; one that is stored only where the item can do without it. */
export function RemoveOnly({
  field,
  file,
  onFiles,
}: Pick<WidgetProps<FileField>, 'field' | 'onFiles'> & { file: FormFile }) {
  if (file.stored && field.required === true) return null;
  return (
    <Button variant="quiet" onClick={() => onFiles(() => [])}>
      Remove
    </Button>
  );
}

/** The files of a field in their order, each with the buttons that move and remove it. */
export function FileOrder({
  files,
  noun,
  onFiles,
  children,
}: Pick<WidgetProps<FileField>, 'files' | 'onFiles'> & {
  /** How one of them is called: 'picture'. */
  readonly noun: string;
  readonly children: (file: FormFile, index: number, buttons: ReactNode) => ReactNode;
}) {
  if (files.length === 0) return null;
  const last = files.length - 1;
  const buttons = (file: FormFile, at: number) => (
    <>
      <Button
        aria-label={`Move up: ${noun} ${at + 1}`}
        aria-disabled={at === 0}
        onClick={() => at > 0 && onFiles((now) => moved(now, at, at - 1))}
      >
        Move up
      </Button>
      <Button
        aria-label={`Move down: ${noun} ${at + 1}`}
        aria-disabled={at === last}
        onClick={() => at < last && onFiles((now) => moved(now, at, at + 1))}
      >
        Move down
      </Button>
      <Button
        aria-label={`Remove: ${noun} ${at + 1}`}
        variant="quiet"
        onClick={() => onFiles((now) => now.filter(({ id }) => id !== file.id))}
      >
        Remove
      </Button>
    </>
  );
  return (
    <chakra.ol display="flex" flexDirection="column" gap="3" listStyleType="none">
      {files.map((file, at) => (
        <li key={file.id}>{children(file, at, buttons(file, at))}</li>
      ))}
    </chakra.ol>
  );
}

/** The files with what the dialog of details says of one of them. */
export const withSaid =
  (id: string, { alt, details }: Said) =>
  (files: readonly FormFile[]) =>
    files.map((file) => (file.id === id ? { ...file, alt, details } : file));

/** The files with another text that goes with one of them. */
export const withAlt = (id: string, alt: string) => (files: readonly FormFile[]) =>
  files.map((file) => (file.id === id ? { ...file, alt } : file));
