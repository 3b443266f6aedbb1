import { Button, chakra, Stack } from '@chakra-ui/react';
import type { FileField, PictureFile } from '@content';
import { fileFieldType } from '@content/field-types/registry';
import type { ReactNode } from 'react';
import { Muted } from '../../admin-ui/layout';
import { type FormFile, freshFile, reusedFile } from '../item-content/form-content';
import { DocumentLine } from './document-line';
import type { FieldContent, WidgetProps, ViewOf } from '../item-content/field-type-view';
import { FileDrop } from './file-drop';
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

const Card = chakra('div', {
  base: {
    padding: '3',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'md',
    background: 'bg.raised',
  },
});

interface EntryProps {
  readonly props: WidgetProps<FileField>;
  readonly file: FormFile;
  readonly at: number;
  /** Buttons: remove, move. */
  readonly children: ReactNode;
}

/** One file of a field: what it is, its texts, and what can be done with it. */
function Entry({ props, file, at, children }: EntryProps) {
  const { field, lang, translatedInto, side, isCredited, onFiles } = props;
  const onEdit = (edit: Partial<FormFile>) =>
    onFiles((files) => files.map((one) => (one.id === file.id ? { ...one, ...edit } : one)));
  const texts = { lang, translatedInto, side, onEdit };
  switch (field.type) {
    case 'document':
      return <DocumentLine file={file}>{children}</DocumentLine>;
    case 'documents':
      return (
        <DocumentLine file={file} naming={{ ...texts, label: `Name of document ${at + 1}` }}>
          {children}
        </DocumentLine>
      );
    case 'picture':
      return (
        <Card>
          <PicturePreview
            {...texts}
            isCredited={isCredited}
            field={field}
            file={file}
            label={`the ${field.label.toLowerCase()}`}
            isDescribed={field.describedBy !== undefined}
          >
            {children}
          </PicturePreview>
        </Card>
      );
    case 'pictures': {
      const label = `picture ${at + 1}${at === 0 ? ' (the first one shown)' : ''}`;
      return (
        <PicturePreview {...texts} isCredited={isCredited} field={field} file={file} label={label}>
          {children}
        </PicturePreview>
      );
    }
  }
}

/**
 * The files of a field. A stored one that is alone can be taken away only where the item can do without it; of several pictures
 * the first is the one that lists show.
 */
function FileWidget(props: WidgetProps<FileField>) {
  const { name, field, files, problem, onFiles } = props;
  const { media, several } = fileFieldType(field);
  const [file] = files;
  const isPicture = media === 'picture';
  if (several) {
    const kind = isPicture ? 'pictures' : 'files';
    return (
      <FileDrop
        {...{ name, field, problem }}
        multiple
        action={file ? `Add more ${kind}` : `Choose ${kind}`}
        onChoose={(chosen) => onFiles((now) => [...now, ...chosen.map((one) => freshFile(one))])}
        onReuse={(reused) => onFiles((now) => [...now, ...reused.map(reusedFile)])}
      >
        {file ? (
          // The rows' room is known before their code is there.
          <div style={{ minHeight: `${files.length * 4}rem` }}>
            <FileRows {...props}>
              {(one, at, buttons) => (
                <Entry props={props} file={one} at={at}>
                  {buttons}
                </Entry>
              )}
            </FileRows>
          </div>
        ) : null}
      </FileDrop>
    );
  }
  const noun = isPicture ? field.label.toLowerCase() : 'file';
  const choose = `Choose ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  return (
    <FileDrop
      {...{ name, field, problem }}
      action={file ? `Choose another ${noun}` : choose}
      onChoose={([chosen]) => chosen && onFiles(([now]) => [freshFile(chosen, now?.fresh ? now.alt : '')])}
      onReuse={(reused) => onFiles(() => reused.map(reusedFile))}
    >
      {file ? (
        <Entry props={props} file={file} at={0}>
          {file.stored && field.required === true ? null : (
            <Button variant="ghost" onClick={() => onFiles(() => [])}>
              Remove
            </Button>
          )}
        </Entry>
      ) : null}
    </FileDrop>
  );
}

export const document: ViewOf<'document'> = { Widget: FileWidget, Reading: FilesReading };
export const documents: ViewOf<'documents'> = { Widget: FileWidget, Reading: FilesReading };
export const picture: ViewOf<'picture'> = { Widget: FileWidget, Reading: FilesReading };
export const pictures: ViewOf<'pictures'> = { Widget: FileWidget, Reading: FilesReading };
