import { Button, chakra, Stack } from '@chakra-ui/react';
import type { FileField, PictureFile, PictureField } from '@content';
import { Muted } from '../../admin-ui/layout';
import { type FormFile, freshFile, reusedFile } from '../item-form/form-content';
import { DocumentLine } from './document-line';
import type { FieldContent, WidgetProps, ViewOf } from './kind-view';
import { FileDrop } from './file-drop';
import type { FileRowsProps } from './file-rows';
import { PicturePreview } from './picture-preview';
import { lazy } from '../../admin-ui/lazy';

const FileRows = lazy(() => import('./file-rows').then((module) => module.FileRows), 'whenShown');

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

/** In which languages the texts of files are typed. */
const sidesOf = ({ lang, translatedInto, side }: WidgetProps<FileField>) => ({ lang, translatedInto, side });

const Card = chakra('div', {
  base: {
    padding: '3',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'md',
    background: 'bg.raised',
  },
});

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

/** Several files in an order. */
function FilesWidget({
  props,
  noun,
  children,
}: Pick<FileRowsProps, 'noun' | 'children'> & { readonly props: WidgetProps<FileField> }) {
  const { name, field, files, problem, onFiles } = props;
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
        // The rows' room is known before their code is there.
        <div style={{ minHeight: `${files.length * 4}rem` }}>
          <FileRows {...props} noun={noun}>
            {children}
          </FileRows>
        </div>
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
            ...sidesOf(props),
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

function PictureWidget(props: WidgetProps<PictureField>) {
  const { name, field, files, problem, onFiles } = props;
  const [file] = files;
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
        <Card>
          <PicturePreview
            {...sidesOf(props)}
            isCredited={props.isCredited}
            field={field}
            file={file}
            label={`the ${noun}`}
            isDescribed={field.describedBy !== undefined}
            onEdit={(edit) => onFiles(changed(file.id, edit))}
          >
            <RemoveOnly field={field} file={file} onFiles={onFiles} />
          </PicturePreview>
        </Card>
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
          {...sidesOf(props)}
          isCredited={props.isCredited}
          field={props.field}
          file={file}
          label={`picture ${at + 1}${at === 0 ? ' (the first one shown)' : ''}`}
          onEdit={(edit) => props.onFiles(changed(file.id, edit))}
        >
          {buttons}
        </PicturePreview>
      )}
    </FilesWidget>
  ),
  Reading: FilesReading,
};
