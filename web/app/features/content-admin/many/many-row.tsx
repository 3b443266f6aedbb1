import { Button, chakra, VisuallyHidden } from '@chakra-ui/react';
import { captions } from '@content/files';
import type { ContentTypeDefinition } from '@content';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type ComponentProps, memo, useState } from 'react';
import { Link } from '../../../components/link';
import { adminPaths } from '../../../data/admin-paths';
import { uploadText } from '../media/upload-files';
import type { Upload } from '../media/upload-queue';
import { NepaliInput } from '../text-editor/preeti-question';
import { Alert } from '../../admin-ui/feedback';
import { IconButton } from '../../admin-ui/buttons';
import { FieldFrame, Select } from '../../admin-ui/forms';
import { Muted } from '../../admin-ui/layout';
import { titleOf } from '../../admin-ui/labels';
import {
  type ForAll,
  type ManyFields,
  type People,
  type Row,
  type RowTexts,
  isDraft,
  isOnItsWay,
} from './rows';
import { peopleChoices } from '../picture-details/consent-fields';
import { Thumb } from './thumb';

const PEOPLE = 'People';

export function PeopleSelect({
  forAll,
  people,
  ...props
}: { forAll: People | null; people: People } & Omit<ComponentProps<typeof Select>, 'value' | 'options'>) {
  const ofAll = peopleChoices.find(({ value }) => value === forAll);
  const unsaid = forAll === null ? 'Choose …' : ofAll?.value ? `As for all: ${ofAll.label}` : 'As for all';
  return (
    <Select
      {...props}
      value={people}
      options={peopleChoices.map(({ value, label }) => ({ value, label: value === '' ? unsaid : label }))}
    />
  );
}

export interface ManyRowProps {
  readonly type: ContentTypeDefinition;
  readonly fields: ManyFields;
  readonly forAll: ForAll;
  readonly row: Row;
  readonly upload: Upload | undefined;
  /** Counted from one: it tells the fields of one picture from those of another. */
  readonly number: number;
  /** What tells that the picture is added once more, or ''. */
  readonly repetition: string;
  readonly onChange: (id: string, texts: Partial<RowTexts>) => void;
  readonly onRemove: (row: Row) => void;
  readonly onRetry: (row: Row) => void;
}

/** Where there is room the fields of a picture stand in one line; on phones what is rarely needed unfolds. */
const columns = {
  base: '3.5rem minmax(0, 1fr) auto auto',
  lg: '3.5rem minmax(0, 5fr) minmax(0, 11fr) {sizes.target}',
};
const furtherColumns = 'minmax(0, 6fr) minmax(0, 5fr) minmax(0, 5fr)';
const areas = {
  base: '"thumb title title title" "thumb facts unfold remove" "further further further further" "state state state state"',
  lg: '"thumb title further remove" "thumb facts facts facts" "state state state state"',
};
const Frame = chakra('li', {
  base: {
    display: 'grid',
    columnGap: { base: '2', lg: '3' },
    alignItems: 'center',
    gridTemplateColumns: columns,
    gridTemplateAreas: areas,
    padding: '2',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'md',
    background: 'bg.raised',
    '&[data-failed]': { borderColor: 'link.body' },
    // The heads of the columns say it to the eye; what unfolds has its labels in view.
    '& [data-title] label': { srOnly: true },
    '& [data-further] label': { lg: { srOnly: true } },
  },
});
const ThumbArea = chakra('div', {
  base: {
    gridArea: 'thumb',
    boxSize: '3.5rem',
    alignSelf: 'start',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    '& img': { maxHeight: '3.5rem' },
  },
});

/** A picture that has been added: what it is called now, and the way to it. */
function DoneRow({ type, row }: Pick<ManyRowProps, 'type' | 'row'>) {
  const { state } = row;
  if (state.name !== 'done') return null;
  const title = titleOf(type, state.item);
  return (
    <Frame
      css={{
        gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
        gridTemplateAreas: '"thumb title remove"',
      }}
    >
      <ThumbArea>
        <Thumb row={row} />
      </ThumbArea>
      <chakra.p css={{ fontSize: 'sm', overflowWrap: 'anywhere', minWidth: '0' }}>
        <b>{title}</b>
        <chakra.span css={{ display: 'block', color: 'fg.success' }}>
          {isDraft(row) ? 'Saved as a draft.' : 'Added.'}
        </chakra.span>
      </chakra.p>
      <Link
        to={adminPaths.edit(type.path, state.item._id)}
        css={{
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 'target',
          minWidth: 'target',
          color: 'link.body',
          fontSize: 'sm',
          textDecoration: 'underline',
        }}
      >
        Edit<VisuallyHidden> {title}</VisuallyHidden>
      </Link>
    </Frame>
  );
}

function stateText({ state, media, file }: Row, upload: Upload | undefined): string {
  if (media === undefined) return upload && upload.error === undefined ? ` · ${uploadText(upload)}` : '';
  if (state.name === 'queued') return ' · Being added …';
  return file ? ' · Uploaded.' : '';
}

/** One of many pictures: what it looks like, what is typed about it, and how far it has come. */
export const ManyRow = memo(function ManyRow(props: ManyRowProps) {
  const { type, fields, forAll, row, upload, number, repetition } = props;
  const { values, alt, problems, state } = row;
  const onChange = (texts: Partial<RowTexts>) => props.onChange(row.id, texts);
  const [titleName, title] = fields.title;
  const [isUnfolded, setUnfolded] = useState(false);
  if (state.name === 'done') return <DoneRow type={type} row={row} />;
  const fixed = isOnItsWay(row);
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  // A missing value is in view.
  const isOpen = isUnfolded || fields.common.some(([name]) => problemOf(name) !== undefined);
  const labelled = (label: string) => (
    <>
      {label}
      <VisuallyHidden> of picture {number}</VisuallyHidden>
    </>
  );
  const failure =
    state.name === 'failed' ? state.message : upload?.error === undefined ? undefined : uploadText(upload);
  const further = `further-${row.id}`;
  return (
    <Frame
      aria-label={`Picture ${number}: ${row.name}`}
      data-failed={failure === undefined ? undefined : ''}
      tabIndex={failure === undefined ? undefined : -1}
    >
      <ThumbArea>
        <Thumb row={row} />
      </ThumbArea>
      <chakra.div data-title css={{ gridArea: 'title', minWidth: '0' }}>
        <FieldFrame label={labelled(title.label)} required problem={problemOf(titleName)}>
          {(control) => (
            <NepaliInput
              {...control}
              value={values[titleName] ?? ''}
              readOnly={fixed}
              onText={(text) => onChange({ values: { [titleName]: text } })}
            />
          )}
        </FieldFrame>
      </chakra.div>
      <chakra.div css={{ gridArea: 'unfold', display: { lg: 'none' } }}>
        <IconButton
          aria-label={`Category, people and description of picture ${number}`}
          aria-expanded={isOpen}
          aria-controls={further}
          onClick={() => setUnfolded(!isOpen)}
        >
          <chakra.span css={{ display: 'inline-flex', transform: isOpen ? 'rotate(180deg)' : undefined }}>
            <ChevronDown aria-hidden size="1.25rem" />
          </chakra.span>
        </IconButton>
      </chakra.div>
      <chakra.div
        id={further}
        data-further
        css={{
          display: { base: isOpen ? 'grid' : 'none', lg: 'grid' },
          gridTemplateColumns: { base: '1fr', sm: '2fr 1fr 1fr', lg: furtherColumns },
          gridArea: 'further',
          gap: '3',
          alignItems: 'end',
          minWidth: '0',
          paddingBlock: { base: '2', lg: '0' },
        }}
      >
        <FieldFrame label={labelled('Description')} optional>
          {(control) => (
            <NepaliInput
              {...control}
              value={alt}
              readOnly={fixed}
              maxLength={captions.Alt.maxLength}
              onText={(text) => onChange({ alt: text })}
            />
          )}
        </FieldFrame>
        {fields.common.map(([name, field]) => (
          <FieldFrame key={name} label={labelled(field.label)} problem={problemOf(name)}>
            {(control) => (
              <Select
                {...control}
                value={values[name] ?? ''}
                disabled={fixed}
                onChange={(event) => onChange({ values: { [name]: event.target.value } })}
                empty={forAll.values[name] ? `As for all: ${forAll.values[name]}` : 'As for all'}
                options={field.options}
              />
            )}
          </FieldFrame>
        ))}
        <FieldFrame label={labelled(PEOPLE)}>
          {(control) => (
            <PeopleSelect
              {...control}
              forAll={forAll.people}
              people={row.people}
              disabled={fixed}
              onChange={({ target }) => onChange({ people: target.value as People })}
            />
          )}
        </FieldFrame>
      </chakra.div>
      <chakra.div css={{ gridArea: 'remove' }}>
        {fixed ? null : (
          <IconButton aria-label={`Remove: picture ${number}`} onClick={() => props.onRemove(row)}>
            <X aria-hidden size="1.25rem" />
          </IconButton>
        )}
      </chakra.div>
      <Muted css={{ gridArea: 'facts', fontSize: 'xs', lineHeight: '1.35', overflowWrap: 'anywhere' }}>
        {row.name}
        {stateText(row, upload)}
        {repetition === '' ? null : (
          <chakra.b css={{ display: 'block', color: 'link.body' }}>{repetition}</chakra.b>
        )}
      </Muted>
      <chakra.div css={{ gridArea: 'state' }}>
        {failure === undefined ? null : (
          <chakra.div
            css={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: '2',
              alignItems: 'center',
              marginTop: '2',
            }}
          >
            <chakra.div css={{ flex: '1 1 14rem' }}>
              <Alert>{failure}</Alert>
            </chakra.div>
            {upload?.isRefused ? null : (
              <Button aria-label={`Try again: picture ${number}`} onClick={() => props.onRetry(row)}>
                Try again
              </Button>
            )}
          </chakra.div>
        )}
      </chakra.div>
    </Frame>
  );
});

/** The heads of the columns, where the fields of a picture stand in one line. */
export function ManyHead({ fields }: { fields: ManyFields }) {
  const labels = ['Description (optional)', ...fields.common.map(([, { label }]) => label), PEOPLE];
  return (
    <chakra.div
      aria-hidden
      css={{
        display: { base: 'none', lg: 'grid' },
        gridTemplateColumns: columns,
        columnGap: '3',
        paddingInline: '2',
        fontSize: 'sm',
        fontWeight: 'bold',
      }}
    >
      <span />
      <span>{fields.title[1].label}</span>
      <chakra.span css={{ display: 'grid', gap: '3', gridTemplateColumns: furtherColumns }}>
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </chakra.span>
      <chakra.span css={{ width: 'target' }} />
    </chakra.div>
  );
}
