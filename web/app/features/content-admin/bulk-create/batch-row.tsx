import { Button, chakra } from '@chakra-ui/react';
import type { ChoiceField, ContentTypeDefinition, TextField } from '@content';
import { captions } from '@content/files/limits';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { memo, useState } from 'react';
import { IconButton } from '../../admin-ui/buttons';
import { Alert } from '../../admin-ui/feedback';
import { SelectField } from '../../admin-ui/forms';
import { card, Muted } from '../../admin-ui/layout';
import { PreviewImage } from '../media/preview-image';
import { FieldWidget } from '../field-types/registry';
import { uploadText } from '../uploads/upload-files';
import { retryUpload, type Upload, useUploads } from '../uploads/upload-queue';
import { peopleChoices } from '../media/consent-fields';
import { usePreparedPicture } from '../uploads/prepared-picture';
import { NepaliField } from '../preeti/preeti-question';
import {
  altOf,
  type BatchFields,
  type ForAll,
  lackOf,
  type People,
  peopleIn,
  type Row,
  valueOf,
} from '../saving/batch';

/** A row's picture: the chosen file, or that of the library. */
export function Thumb({ row }: { row: Row }) {
  const { id, name, file, media } = row;
  const prepared = usePreparedPicture(file);
  if (file && !prepared) return null;
  return (
    <PreviewImage file={{ id, alt: altOf(row) || name, fresh: prepared ?? undefined, reused: media?.file }} />
  );
}

/** Where there is room the fields of a picture stand in one line; on phones what is rarely needed unfolds. */
const Frame = chakra('li', {
  base: {
    ...card,
    padding: '2',
    '&[data-failed]': { borderColor: 'link.body' },
    '& > *': {
      display: 'grid',
      columnGap: { base: '2', lg: '3' },
      alignItems: 'end',
      gridTemplateColumns: {
        base: '3.5rem minmax(0, 1fr) auto auto',
        lg: '3.5rem minmax(0, 5fr) minmax(0, 11fr) auto',
      },
      gridTemplateAreas: {
        base: '"thumb title title title" "thumb facts unfold remove" "further further further further" "state state state state"',
        lg: '"thumb title further remove" "thumb facts facts facts" "state state state state"',
      },
    },
    // The labels of the first row are the heads of the columns.
    'li ~ &': { '& label': { lg: { srOnly: true } } },
    '& [data-title] label': { lgDown: { srOnly: true } },
    '& [data-thumb]': { gridArea: 'thumb', alignSelf: 'center', boxSize: '3.5rem', overflow: 'hidden' },
    '& [data-thumb] img': { maxHeight: '3.5rem', margin: 'auto' },
  },
});

/** What is rarely said of one picture alone. */
const Further = chakra('div', {
  base: {
    display: { base: 'none', lg: 'grid' },
    gridTemplateColumns: { base: '1fr', sm: '15fr 14fr 16fr' },
    gridArea: 'further',
    gap: '3',
    alignItems: 'end',
    paddingBlock: { base: '2', lg: '0' },
    '&[data-open]': { display: 'grid' },
  },
});

function stateText({ media, phase, file }: Row, upload: Upload | undefined): string {
  if (!media) return upload && upload.error === undefined ? ` · ${uploadText(upload)}` : '';
  if (phase === 'sending') return ' · Being added …';
  return file ? ' · Uploaded.' : '';
}

/** Why a picture could not be uploaded or added. */
function Failure({ text, upload }: { text: string; upload: Upload | undefined }) {
  return (
    <chakra.div css={{ gridArea: 'state', marginTop: '2' }}>
      <Alert>{text}</Alert>
      {upload?.error !== undefined && !upload.isRefused ? (
        <Button css={{ marginTop: '2' }} onClick={() => retryUpload(upload.id)}>
          Try again
        </Button>
      ) : null}
    </chakra.div>
  );
}

interface TextWidgetProps {
  readonly name: string;
  readonly field: TextField | ChoiceField;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
}

/** The input of a field that a batch asks for, of one picture or of all. */
export const TextWidget = ({ onText, ...widget }: TextWidgetProps) => (
  <FieldWidget {...widget} files={[]} onValue={(value) => onText(String(value))} onFiles={() => undefined} />
);

export interface BatchRowProps {
  readonly type: ContentTypeDefinition;
  readonly fields: BatchFields;
  readonly forAll: ForAll;
  readonly row: Row;
  /** Counted from one. */
  readonly number: number;
  /** What tells that the picture is added once more, or ''. */
  readonly repetition: string;
  readonly onChange: (id: string, part: Partial<Row>) => void;
  readonly onRemove: (id: string) => void;
}

/** What is typed and chosen of one picture; on a phone what is rarely needed unfolds. */
function RowFields({ type, fields, forAll, row, number, onChange }: BatchRowProps) {
  const [isOpen, setOpen] = useState(false);
  const change = (part: Partial<Row>) => onChange(row.id, part);
  const lacking = row.tried ? lackOf(type, row, forAll, row.tried).problems : [];
  const problems = [...lacking, ...(row.failure?.problems ?? [])];
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  // A missing value is in view, and stays there once it is given.
  if (!isOpen && fields.common.some(([name]) => problemOf(name))) setOpen(true);
  const widget = ([name, field]: readonly [string, TextField | ChoiceField]) => (
    <TextWidget
      key={name}
      {...{ name, field }}
      value={valueOf(row, forAll, name)}
      problem={problemOf(name)}
      onText={(text) => change({ values: { [name]: text } })}
    />
  );
  return (
    <>
      <chakra.div data-title css={{ gridArea: 'title', minWidth: '0' }}>
        {widget(fields.title)}
      </chakra.div>
      <IconButton
        css={{ gridArea: 'unfold', display: { lg: 'none' }, rotate: isOpen ? '180deg' : undefined }}
        aria-label={`More about picture ${number}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden size="1.25rem" />
      </IconButton>
      <Further data-open={isOpen ? '' : undefined}>
        <NepaliField
          label="Description"
          optional
          value={altOf(row)}
          maxLength={captions.Alt.maxLength}
          onText={(alt) => change({ alt })}
        />
        {fields.common.map(widget)}
        <SelectField
          label="People"
          value={peopleIn(row, forAll)}
          onChange={({ target }) => change({ people: target.value as People })}
          options={peopleChoices}
        />
      </Further>
    </>
  );
}

/** One picture of a batch: what it looks like, what is typed about it, and how far it has come. */
export const BatchRow = memo(function BatchRow(props: BatchRowProps) {
  const { row, number, repetition, onRemove } = props;
  const upload = useUploads(({ uploads }) => uploads.find(({ id }) => id === row.id));
  const failure = upload?.error === undefined ? row.failure?.detail : uploadText(upload);
  const hasFailed = typeof failure === 'string';
  return (
    <Frame
      id={row.id}
      aria-label={`Picture ${number}: ${row.name}`}
      data-failed={hasFailed ? '' : undefined}
      tabIndex={hasFailed ? -1 : undefined}
    >
      <fieldset disabled={row.phase === 'sending'} aria-label={`Picture ${number}`}>
        <div data-thumb>
          <Thumb row={row} />
        </div>
        <RowFields {...props} />
        <IconButton
          css={{ gridArea: 'remove' }}
          aria-label={`Remove: picture ${number}`}
          onClick={() => onRemove(row.id)}
        >
          <X aria-hidden size="1.25rem" />
        </IconButton>
        <Muted css={{ gridArea: 'facts', fontSize: 'xs', overflowWrap: 'anywhere' }}>
          {row.name}
          {stateText(row, upload)}
          <chakra.b css={{ display: 'block', color: 'link.body' }}>{repetition}</chakra.b>
        </Muted>
        {hasFailed ? <Failure text={failure} upload={upload} /> : null}
      </fieldset>
    </Frame>
  );
});
