import { Button, chakra } from '@chakra-ui/react';
import type { ChoiceField, ContentTypeDefinition, TextField } from '@content';
import { captions } from '@content/files/limits';
import type { TargetStatus } from '@content/items/publishing-status';
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
import { retryUpload, useUploads } from '../uploads/upload-queue';
import { peopleChoices } from '../media/consent-texts';
import { usePreparedPicture } from '../uploads/prepared-picture';
import { NepaliField } from '../preeti/preeti-question';
import {
  altOf,
  batchFields,
  fileNameOf,
  type ForAll,
  validateRow,
  type People,
  peopleIn,
  type Row,
  valueOf,
} from './batch';

/** A row's picture: the chosen file, or that of the library. */
export function RowPicture({ row }: { row: Row }) {
  const { id, file, media } = row;
  const prepared = usePreparedPicture(file);
  if (file && !prepared) return null;
  const alt = altOf(row) || fileNameOf(row);
  return <PreviewImage file={{ id, alt, fresh: prepared ?? undefined, reused: media?.file }} />;
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

/** The fields that rarely differ between pictures. */
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

interface TextWidgetProps {
  readonly name: string;
  readonly field: TextField | ChoiceField;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
}

/** The input of a field of a batch, for one picture or for all. */
export const TextWidget = ({ onText, ...widget }: TextWidgetProps) => (
  <FieldWidget {...widget} files={[]} onValue={(value) => onText(String(value))} onFiles={() => undefined} />
);

interface BatchRowProps {
  readonly type: ContentTypeDefinition;
  readonly forAll: ForAll;
  readonly row: Row;
  /** Counted from one. */
  readonly number: number;
  /** What tells that the picture is added once more, or ''. */
  readonly repetition: string;
  /** The status it was last to be saved with, by which its problems are found. */
  readonly target: TargetStatus | undefined;
  readonly changeRow: (id: string, part: Partial<Row>) => void;
  readonly remove: (id: string) => void;
}

/** One picture of a batch: its fields, some of which unfold on a phone, and its progress. */
export const BatchRow = memo(function BatchRow(props: BatchRowProps) {
  const { type, forAll, row, number, repetition, target, changeRow, remove } = props;
  const { id, media, phase, file } = row;
  const { title, common } = batchFields(type);
  const [isOpen, setOpen] = useState(false);
  const upload = useUploads(({ uploads }) => uploads.find((one) => one.id === id));
  const isNotUp = upload?.error !== undefined;
  const failure = isNotUp ? uploadText(upload) : row.failure?.detail;
  const hasFailed = typeof failure === 'string';
  const change = (part: Partial<Row>) => changeRow(id, part);
  const lacking = target ? validateRow(type, row, forAll, target).problems : [];
  const problems = [...lacking, ...(row.failure?.problems ?? [])];
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  // A missing value is in view, and stays there once it is given.
  if (!isOpen && common.some(([name]) => problemOf(name))) setOpen(true);
  const widget = ([name, field]: readonly [string, TextField | ChoiceField]) => (
    <TextWidget
      key={name}
      {...{ name, field }}
      value={valueOf(row, forAll, name)}
      problem={problemOf(name)}
      onText={(text) => change({ values: { [name]: text } })}
    />
  );
  const state = media
    ? phase === 'sending'
      ? 'Being added …'
      : file && 'Uploaded.'
    : upload && !isNotUp && uploadText(upload);
  return (
    <Frame
      aria-label={`Picture ${number}: ${fileNameOf(row)}`}
      data-failed={hasFailed ? '' : undefined}
      tabIndex={hasFailed ? -1 : undefined}
    >
      <fieldset disabled={phase === 'sending'} aria-label={`Picture ${number}`}>
        <div data-thumb>
          <RowPicture row={row} />
        </div>
        <chakra.div data-title css={{ gridArea: 'title', minWidth: '0' }}>
          {widget(title)}
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
          {common.map(widget)}
          <SelectField
            label="People"
            value={peopleIn(row, forAll)}
            onChange={({ target }) => change({ people: target.value as People })}
            options={peopleChoices}
          />
        </Further>
        <IconButton
          css={{ gridArea: 'remove' }}
          aria-label={`Remove: picture ${number}`}
          onClick={() => remove(id)}
        >
          <X aria-hidden size="1.25rem" />
        </IconButton>
        <Muted css={{ gridArea: 'facts', fontSize: 'xs', overflowWrap: 'anywhere' }}>
          {[fileNameOf(row), state].filter(Boolean).join(' · ')}
          <chakra.b css={{ display: 'block', color: 'link.body' }}>{repetition}</chakra.b>
        </Muted>
        {hasFailed ? (
          <chakra.div css={{ gridArea: 'state', marginTop: '2' }}>
            <Alert>{failure}</Alert>
            {isNotUp && !upload.isRefused ? (
              <Button css={{ marginTop: '2' }} onClick={() => retryUpload(id)}>
                Try again
              </Button>
            ) : null}
          </chakra.div>
        ) : null}
      </fieldset>
    </Frame>
  );
});
