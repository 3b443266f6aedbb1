import { Button, chakra } from '@chakra-ui/react';
import type { FileField } from '@content';
import { fileFieldType } from '@content/field-types/registry';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Icon } from '../../../components/icons';
import { MoveButtons } from '../../admin-ui/move-buttons';
import { Sortable, sortableEntry, useSortableEntry } from '../../admin-ui/sortable';
import { type FormFile, moveEntry, nameOf } from '../form/content/form-content';
import { useUploaded } from '../uploads/upload-queue';
import type { WidgetProps } from './field-type-view';
import { PreviewImage } from '../media/preview-image';
import { FileEntry } from './file-entry';

/** A file in one line, with what it lacks, which opens to its fields. */
const Row = chakra('li', {
  base: {
    ...sortableEntry,
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    '& [data-line]': { display: 'flex', alignItems: 'center', gap: '1', paddingInlineEnd: '2' },
    '& [data-line] > [aria-expanded]': {
      display: 'grid',
      gridTemplateColumns: '3rem minmax(0, 1fr) auto',
      columnGap: '3',
      alignItems: 'center',
      flex: '1',
      minWidth: '0',
      minHeight: '4rem',
      paddingBlock: '1',
      textAlign: 'start',
      fontSize: 'sm',
      lineHeight: '1.35',
      cursor: 'pointer',
    },
    '& [data-line] > [aria-expanded]:first-child': { paddingInlineStart: '3' },
    '& [data-thumbnail]': { display: 'flex', justifyContent: 'center', height: '3rem', overflow: 'hidden' },
    '& [data-thumbnail] img': { width: 'full', height: 'full', objectFit: 'cover' },
    '& [data-name]': { fontWeight: 'bold', overflowWrap: 'anywhere', lineClamp: '1' },
    '& [aria-expanded=true] [data-name]': { lineClamp: 'none' },
    '& [aria-expanded=true] > svg:last-child': { rotate: '180deg' },
  },
});

function FileRow({ props, file, at }: { props: WidgetProps<FileField>; file: FormFile; at: number }) {
  const { field, files, lang, translatedInto, onFiles } = props;
  const noun = fileFieldType(field).media;
  const [isOpen, setOpen] = useState(files.length === 1);
  const uploaded = useUploaded(file.id) ?? 100;
  const name = nameOf(file);
  const { entry, handle } = useSortableEntry({ id: file.id, name });
  const isSaved = file.stored !== undefined;
  const isLeft = translatedInto !== undefined && file.alt !== '' && !file.translations?.[translatedInto];
  const states = [
    isSaved ? '' : uploaded < 100 ? `${uploaded} % uploaded` : 'Not saved yet',
    file.alt === '' && noun === 'picture' ? 'No description yet' : '',
    isLeft ? 'Not translated yet' : '',
  ];
  const number = `${noun} ${at + 1}`;
  return (
    <Row {...entry}>
      <div data-line>
        {files.length > 1 ? handle : null}
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span data-thumbnail>
            {noun === 'picture' ? (
              <PreviewImage file={{ ...file, alt: '' }} />
            ) : (
              <Icon name="file" size="2rem" />
            )}
          </span>
          <span>
            <chakra.span css={{ srOnly: true }}>{`${number}: `}</chakra.span>
            <span data-name lang={file.alt === '' ? undefined : lang}>
              {name}
            </span>
            <chakra.span css={{ display: 'block', color: 'fg.muted' }}>
              {states.filter(Boolean).join(' · ')}
            </chakra.span>
          </span>
          <ChevronDown aria-hidden size="1.25rem" />
        </button>
      </div>
      {isOpen ? (
        <chakra.div css={{ padding: '3', paddingTop: '1' }}>
          <FileEntry {...{ props, file, at }}>
            {files.length > 1 ? (
              <MoveButtons
                name={number}
                at={at}
                count={files.length}
                onMove={(to) => onFiles((now) => moveEntry(now, at, to))}
              />
            ) : null}
            <Button
              aria-label={`Remove: ${number}`}
              variant="ghost"
              onClick={() => onFiles((now) => now.filter(({ id }) => id !== file.id))}
            >
              Remove
            </Button>
          </FileEntry>
        </chakra.div>
      ) : null}
    </Row>
  );
}

/** The files of a field in their order, in rows that can be dragged and opened. */
export default function FileRows(props: WidgetProps<FileField>) {
  const { files, onFiles } = props;
  return (
    <Sortable
      entries={files.map((file) => ({ id: file.id, name: nameOf(file) }))}
      onMove={(from, to) => onFiles((now) => moveEntry(now, from, to))}
    >
      <chakra.ol css={{ borderWidth: '1px', borderColor: 'border.subtle', borderRadius: 'lg' }}>
        {files.map((file, at) => (
          <FileRow key={file.id} {...{ props, file, at }} />
        ))}
      </chakra.ol>
    </Sortable>
  );
}
