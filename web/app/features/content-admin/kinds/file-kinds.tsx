import { Button, chakra, Stack } from '@chakra-ui/react';
import type { FileField, PictureFile, PictureField } from '@content';
import type { ReactNode } from 'react';
import { Muted } from '../../admin-ui/layout';
import { type FormFile, moved, freshFile, reusedFile } from '../item-form/form-content';
import { DocumentLine } from './document-line';
import type { FieldContent, WidgetProps, ViewOf } from './kind-view';
import { FileDrop } from './file-drop';
import { PicturePreview } from './picture-preview';

function PictureReading({ file }: { file: PictureFile }) {
  return (
    <figure>
      <chakra.img
        src={file.address}
        alt={file.alt}
        htmlWidth={file.width}
        htmlHeight={file.height}
        css={{ height: 'auto', borderRadius: 'md', backgroundSize: 'cover' }}
        style={{
          width: `min(100%, ${file.width}px, ${(28 * file.width) / file.height}rem)`,
          backgroundImage: `url(${file.placeholder})`,
        }}
        loading="lazy"
      />
      <chakra.figcaption css={{ fontSize: 'sm', color: 'fg.muted', marginTop: '1' }}>
        {file.alt === '' ? 'No description yet.' : file.alt}
      </chakra.figcaption>
    </figure>
  );
}

function FilesReading({ files }: FieldContent<FileField>) {
  if (files.length === 0) return <Muted as="span">None</Muted>;
  return (
    <Stack gap="5">
      {files.map((file, at) =>
        file.kind === 'picture' ? (
          <PictureReading key={at} file={file} />
        ) : (
          <DocumentLine key={at} file={{ id: file.address, alt: file.label ?? '', stored: file }} />
        ),
      )}
    </Stack>
  );
}

/** Takes the only file of a field away again; one that is stored only where the item can do without it. */
function RemoveOnly({
  field,
  file,
  onFiles,
}: Pick<WidgetProps<FileField>, 'field' | 'onFiles'> & { file: FormFile }) {
  if (file.stored && field.required === true) return null;
  return (
    <Button variant="ghost" onClick={() => onFiles(() => [])}>
      Remove
    </Button>
  );
}

/** The files of a field in their order, each with the buttons that move and remove it. */
function FileOrder({
  files,
  noun,
  onFiles,
  children,
}: Pick<WidgetProps<FileField>, 'files' | 'onFiles'> & {
  /** How one of them is called: 'picture'. */
  readonly noun: string;
  readonly children: (file: FormFile, index: number, buttons: ReactNode) => ReactNode;
}) {
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
        variant="ghost"
        onClick={() => onFiles((now) => now.filter(({ id }) => id !== file.id))}
      >
        Remove
      </Button>
    </>
  );
  return (
    <chakra.ol css={{ display: 'flex', flexDirection: 'column', gap: '3' }}>
      {files.map((file, at) => (
        <li key={file.id}>{children(file, at, buttons(file, at))}</li>
      ))}
    </chakra.ol>
  );
}

const changed = (id: string, change: Partial<FormFile>) => (files: readonly FormFile[]) =>
  files.map((file) => (file.id === id ? { ...file, ...change } : file));

export const document: ViewOf<'document'> = {
  Widget: ({ name, field, files: [file], problem, onFiles }) => (
    <FileDrop
      name={name}
      field={field}
      problem={problem}
      action={file ? 'Choose another file' : 'Choose a file'}
      onChoose={([chosen]) => chosen && onFiles(() => [freshFile(chosen)])}
      onReuse={(reused) => onFiles(() => reused.map(reusedFile))}
    >
      {file ? (
        <DocumentLine file={file}>
          <RemoveOnly field={field} file={file} onFiles={onFiles} />
        </DocumentLine>
      ) : null}
    </FileDrop>
  ),
  Reading: FilesReading,
};

/** Several files in an order, each drawn with the buttons that move and remove it. */
function FilesWidget({
  props: { name, field, files, problem, onFiles },
  noun,
  children,
}: {
  readonly props: WidgetProps<FileField>;
  /** How one of them is called: 'picture'. */
  readonly noun: 'picture' | 'document';
  readonly children: (file: FormFile, index: number, buttons: ReactNode) => ReactNode;
}) {
  const kind = noun === 'picture' ? 'pictures' : 'files';
  return (
    <FileDrop
      name={name}
      field={field}
      problem={problem}
      pasteable={noun === 'picture'}
      multiple
      action={files.length > 0 ? `Add more ${kind}` : `Choose ${kind}`}
      onChoose={(chosen) => onFiles((now) => [...now, ...chosen.map((file) => freshFile(file))])}
      onReuse={(reused) => onFiles((now) => [...now, ...reused.map(reusedFile)])}
    >
      {files.length > 0 ? (
        <FileOrder files={files} noun={noun} onFiles={onFiles}>
          {children}
        </FileOrder>
      ) : null}
    </FileDrop>
  );
}

export const documents: ViewOf<'documents'> = {
  Widget: (props) => (
    <FilesWidget props={props} noun="document">
      {(file, at, buttons) => (
        <DocumentLine
          file={file}
          naming={{
            lang: props.lang,
            translatedInto: props.translatedInto,
            label: `Name of document ${at + 1}`,
            onEdit: (edit) => props.onFiles(changed(file.id, edit)),
          }}
        >
          {buttons}
        </DocumentLine>
      )}
    </FilesWidget>
  ),
  Reading: FilesReading,
};

function PictureWidget({
  name,
  field,
  files,
  problem,
  onFiles,
  lang,
  translatedInto,
}: WidgetProps<PictureField>) {
  const file = files[0];
  const noun = field.label.toLowerCase();
  return (
    <FileDrop
      name={name}
      field={field}
      problem={problem}
      pasteable
      action={file ? `Choose another ${noun}` : `Choose ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}
      onChoose={([chosen]) => chosen && onFiles(([now]) => [freshFile(chosen, now?.fresh ? now.alt : '')])}
      onReuse={(reused) => onFiles(() => reused.map(reusedFile))}
    >
      {file ? (
        <PicturePreview
          field={field}
          file={file}
          label={`the ${noun}`}
          isDescribed={field.describedBy !== undefined}
          lang={lang}
          translatedInto={translatedInto}
          onEdit={(edit) => onFiles(changed(file.id, edit))}
        >
          <RemoveOnly field={field} file={file} onFiles={onFiles} />
        </PicturePreview>
      ) : null}
    </FileDrop>
  );
}

export const picture: ViewOf<'picture'> = {
  Widget: PictureWidget,
  Reading: FilesReading,
};

/** Several pictures in an order; the first is the one that lists show. */
export const pictures: ViewOf<'pictures'> = {
  Widget: (props) => (
    <FilesWidget props={props} noun="picture">
      {(file, at, buttons) => (
        <PicturePreview
          field={props.field}
          file={file}
          label={`picture ${at + 1}${at === 0 ? ' (the first one shown)' : ''}`}
          lang={props.lang}
          translatedInto={props.translatedInto}
          onEdit={(edit) => props.onFiles(changed(file.id, edit))}
        >
          {buttons}
        </PicturePreview>
      )}
    </FilesWidget>
  ),
  Reading: FilesReading,
};
