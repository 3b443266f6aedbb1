import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import type { FileField, PictureFile } from '@content';
import { fileFieldType } from '@content/field-types/registry';
import { Icon } from '../../../components/icons';
import { Muted } from '../../admin-ui/layout';
import { type FormFile, freshFile, reusedFile } from '../form/content/form-content';
import type { FieldContent, FieldTypeView, WidgetProps } from './field-type-view';
import { FileDrop } from './file-drop';
import { DocumentLine, FileEntry } from './file-entry';
import { lazy } from '../../admin-ui/lazy';

const FileRows = lazy(() => import('./file-rows'), 'whenShown');

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
      <Muted as="figcaption" css={{ marginTop: '1' }}>
        {file.alt === '' ? 'No description yet.' : file.alt}
      </Muted>
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
          <HStack key={at} gap="3">
            <Icon name="file" size="2rem" />
            <DocumentLine file={{ id: file.address, alt: '', stored: file }} name={file.label || file.name} />
          </HStack>
        ),
      )}
    </Stack>
  );
}

/** The files of a field. A stored one that is alone can be removed only where the item can do without it. */
function FileWidget(props: WidgetProps<FileField>) {
  const { name, field, files, problem, onFiles } = props;
  const { media, several } = fileFieldType(field);
  const [file] = files;
  const noun = media === 'document' ? 'file' : several ? 'picture' : field.label.toLowerCase();
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
  const first = several ? `Choose ${noun}s` : `Choose ${article} ${noun}`;
  const further = several ? `Add more ${noun}s` : `Choose another ${noun}`;
  const add = (added: (before: FormFile | undefined) => readonly FormFile[]) =>
    onFiles((now) => (several ? [...now, ...added(undefined)] : added(now[0])));
  return (
    <FileDrop
      {...{ name, field, problem }}
      multiple={several}
      action={file ? further : first}
      // What was written for one that is not sent yet is meant for the next as well.
      onChoose={(chosen) =>
        add((before) => chosen.map((one) => freshFile(one, before?.fresh ? before.alt : '')))
      }
      onReuse={(reused) => add(() => reused.map(reusedFile))}
    >
      {!file ? null : several ? (
        // The rows' room is known before their code is there.
        <div style={{ minHeight: `${files.length * 4}rem` }}>
          <FileRows {...props} />
        </div>
      ) : (
        <FileEntry props={props} file={file} at={0}>
          {file.stored && field.required === true ? null : (
            <Button variant="ghost" onClick={() => onFiles(() => [])}>
              Remove
            </Button>
          )}
        </FileEntry>
      )}
    </FileDrop>
  );
}

export const files: FieldTypeView<FileField> = { Widget: FileWidget, Reading: FilesReading };
