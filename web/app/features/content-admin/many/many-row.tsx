import { chakra } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { ALT_LENGTH } from '../kinds/picture-preview';
import { PreviewImage } from '../kinds/preview-image';
import { fileSize } from '@content/document-facts';
import { usePreparedPicture } from '../pictures/prepared';
import { Alert } from '../../admin-ui/alert';
import { Progress } from '../../admin-ui/bottom-bar';
import { Button } from '../../admin-ui/button';
import { FieldFrame, Input, Select } from '../../admin-ui/input-field';
import { Hidden, Muted, Row as Line, Stack } from '../../admin-ui/layout';
import { titleOf } from '../../admin-ui/words';
import type { ManyFields } from './fields';
import type { Row, RowTexts, Values } from './rows';
import { isOnItsWay } from './rows';

export interface ManyRowProps {
  readonly type: ContentTypeDefinition;
  readonly row: Row;
  /** Counted from one: it tells the fields of one picture from those of another. */
  readonly number: number;
  readonly fields: ManyFields;
  /** The choices for all, by field. */
  readonly forAll: Values;
  readonly onChange: (texts: Partial<RowTexts>) => void;
  readonly onRemove: () => void;
  readonly onAgain: () => void;
}

const Frame = chakra('li', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', sm: '10rem 1fr' },
    padding: '3',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'md',
    background: 'bg.raised',
  },
});
const Thumb = chakra('div', {
  base: { aspectRatio: '4 / 3', borderRadius: 'sm', overflow: 'hidden', background: 'bg.band' },
});

/** A picture that has been added: what it is called now, and the way to it. */
function DoneRow({ type, row: { state, file, id } }: Pick<ManyRowProps, 'type' | 'row'>) {
  const prepared = usePreparedPicture(file);
  if (state.name !== 'done') return null;
  const title = titleOf(type, state.item);
  return (
    <Frame gridTemplateColumns={{ base: '5rem 1fr', sm: '5rem 1fr' }} alignItems="center">
      <Thumb>{prepared ? <PreviewImage file={{ id, alt: '', fresh: prepared.file }} /> : null}</Thumb>
      <Line justifyContent="space-between">
        <chakra.p fontSize="sm" overflowWrap="anywhere" minWidth="0" flex="1 1 8rem">
          <b>{title}</b>
          <chakra.span display="block" color="fg.success">
            Added.
          </chakra.span>
        </chakra.p>
        <chakra.span
          display="inline-flex"
          alignItems="center"
          minHeight="target"
          minWidth="target"
          color="link.body"
          fontSize="sm"
          textDecoration="underline"
          asChild
        >
          <Link to={adminPaths.edit(type.path, state.item._id)}>
            Edit<Hidden> {title}</Hidden>
          </Link>
        </chakra.span>
      </Line>
    </Frame>
  );
}

function stateText({ state }: Row): string | null {
  if (state.name === 'queued') return 'Waits for its turn.';
  if (state.name !== 'sending') return null;
  return state.percent < 100 ? `Uploading: ${state.percent} %` : 'Uploaded. The site is preparing it …';
}

/** One of many pictures: what it looks like, what is typed about it, and how far it has come. */
export function ManyRow(props: ManyRowProps) {
  const { type, row, number, fields, forAll, onChange, onRemove, onAgain } = props;
  const { file, values, alt, problems, state } = row;
  const [titleName, title] = fields.title;
  const prepared = usePreparedPicture(file);
  if (state.name === 'done') return <DoneRow type={type} row={row} />;
  const fixed = isOnItsWay(row);
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  const labelled = (label: string) => (
    <>
      {label}
      <Hidden> of picture {number}</Hidden>
    </>
  );
  const text = stateText(row);
  const size =
    prepared?.from === undefined
      ? fileSize(file.size)
      : `${fileSize(prepared.from)}, made smaller: ${fileSize(prepared.file.size)}`;
  return (
    <Frame aria-label={`Picture ${number}: ${file.name}`}>
      <Stack gap="2">
        <Thumb>{prepared ? <PreviewImage file={{ id: row.id, alt, fresh: prepared.file }} /> : null}</Thumb>
        <Muted overflowWrap="anywhere">
          {file.name} · {size}
        </Muted>
      </Stack>
      <Stack gap="3" minWidth="0">
        <FieldFrame label={labelled(title.label)} problem={problemOf(titleName)}>
          {(control) => (
            <Input
              {...control}
              value={values[titleName] ?? ''}
              readOnly={fixed}
              autoComplete="off"
              onChange={(event) => onChange({ values: { [titleName]: event.target.value } })}
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
              >
                <option value="">{forAll[name] ? `As for all: ${forAll[name]}` : 'As for all'}</option>
                {field.options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </Select>
            )}
          </FieldFrame>
        ))}
        <FieldFrame
          label={labelled('Description')}
          optional
          help="For people who cannot see it: say what the picture shows."
        >
          {(control) => (
            <Input
              {...control}
              value={alt}
              readOnly={fixed}
              maxLength={ALT_LENGTH}
              autoComplete="off"
              onChange={(event) => onChange({ alt: event.target.value })}
            />
          )}
        </FieldFrame>
        {state.name === 'failed' ? <Alert>{state.message}</Alert> : null}
        {state.name === 'sending' ? (
          <Progress percent={state.percent} label={`Upload of picture ${number}`} />
        ) : null}
        {text === null ? null : <Muted>{text}</Muted>}
        {fixed ? null : (
          <Line>
            {state.name === 'failed' ? (
              <Button aria-label={`Try again: picture ${number}`} onClick={onAgain}>
                Try again
              </Button>
            ) : null}
            <Button variant="quiet" aria-label={`Remove: picture ${number}`} onClick={onRemove}>
              Remove
            </Button>
          </Line>
        )}
      </Stack>
    </Frame>
  );
}
