import { Button, chakra, HStack, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { RowsField } from '@content';
import type { Row as RowValue } from '@content/field-types/field-type';
import { type CellField, rowsIn, rowsText } from '@content/field-types/rows';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../admin-ui/buttons';
import { ErrorText, Help } from '../../admin-ui/forms';
import { MoveButtons } from '../../admin-ui/move-buttons';
import type { FieldTypeView, ViewOf, WidgetProps } from '../item-content/field-type-view';
import { Original } from './original';
import { choice, link, longText, text, TextReading } from './value-field-types';
import { moved } from '../item-content/form-content';

/** A cell is typed as a field of its field type is. */
const cellViews: { readonly [K in CellField['type']]: ViewOf<K> } = { text, longText, link, choice };

/** Ids that stay with rows while they are moved: the rows themselves have none. */
function useIds(count: number) {
  const [ids, setIds] = useState<readonly string[]>([]);
  // The rows have become others by another way than this widget's: a draft that was taken, an undo.
  const known = ids.length === count ? ids : Array.from({ length: count }, () => crypto.randomUUID());
  if (known !== ids) setIds(known);
  return [known, setIds] as const;
}

const without = <T,>(list: readonly T[], at: number) => list.filter((_, i) => i !== at);

/** Rows in their order: each can be moved and removed, and one added, as far as the field takes that. */
function RowsWidget(props: WidgetProps<RowsField>) {
  const { name, field, original, value, problem, problems = [], onValue } = props;
  const rows = rowsIn(value);
  const originals = original ? rowsIn(original.value) : [];
  const [ids, setIds] = useIds(rows.length);
  const { minCount = 0, maxCount } = field;
  const isFixed = minCount === maxCount;
  const cells = Object.entries(field.fields);
  const [only] = cells.length === 1 ? cells : [];
  const isLong = cells.some(([, { type: fieldType }]) => fieldType === 'longText');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  // Problems name rows by their places: once rows are moved they would stand at the wrong ones.
  const [outdated, setOutdated] = useState(problems);

  const problemAt = (at: number, cell: string) =>
    problems === outdated
      ? undefined
      : problems.find(({ field: where }) => where === `${name}.${at}.${cell}`)?.message;
  const change = (next: readonly RowValue[]) => onValue(rowsText(next));
  function rearrange(next: readonly RowValue[], nextIds: readonly string[], what: string, on?: string): void {
    flushSync(() => {
      setIds(nextIds);
      setOutdated(problems);
      change(next);
      setAnnouncement(what);
    });
    if (on !== undefined) root.current?.querySelector<HTMLElement>(on)?.focus();
  }
  const first = (rowId: string) => `[data-row="${rowId}"] :is(input, select, textarea)`;
  function move(at: number, to: number): void {
    const words = `${field.row} ${at + 1} is number ${to + 1} of ${rows.length} now.`;
    rearrange(moved(rows, at, to), moved(ids, at, to), words);
  }
  function remove(at: number): void {
    const next = ids[at + 1] ?? ids[at - 1];
    const on = next === undefined ? '[data-act=add]' : `[data-row="${next}"] [data-act=remove]`;
    rearrange(without(rows, at), without(ids, at), `${field.row} ${at + 1} was removed.`, on);
  }
  function add(): void {
    const rowId = crypto.randomUUID();
    const blank = Object.fromEntries(cells.map(([cell]) => [cell, '']));
    const words = `${field.row} ${rows.length + 1} was added.`;
    rearrange([...rows, blank], [...ids, rowId], words, first(rowId));
  }

  const buttons = (at: number): ReactNode => (
    <HStack gap="0" css={{ flexShrink: 0 }}>
      <MoveButtons
        name={`${field.row} ${at + 1}`}
        at={at}
        count={rows.length}
        onMove={(to) => move(at, to)}
      />
      {isFixed ? null : (
        <IconButton
          aria-label={`Remove: ${field.row} ${at + 1}`}
          data-act="remove"
          onClick={() => remove(at)}
        >
          <Trash2 aria-hidden size="1.25rem" />
        </IconButton>
      )}
    </HStack>
  );
  function cellOf(
    row: RowValue,
    at: number,
    [cell, declared]: readonly [string, CellField],
    label: string,
  ): ReactNode {
    const { Widget } = cellViews[declared.type] as FieldTypeView;
    return (
      <chakra.div key={cell} css={{ '& textarea': { minHeight: 'target' } }}>
        <Original lang={original?.lang}>{originals[at]?.[cell]}</Original>
        <Widget
          {...props}
          name={`${name}.${at}.${cell}`}
          field={{ ...declared, label }}
          value={row[cell] ?? ''}
          problem={problemAt(at, cell)}
          onValue={(value) =>
            change(rows.map((other, i) => (i === at ? { ...row, [cell]: String(value) } : other)))
          }
        />
      </chakra.div>
    );
  }
  return (
    <div
      ref={root}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={field.help === undefined ? undefined : `${id}-help`}
    >
      <chakra.p id={`${id}-label`} css={{ fontWeight: 'bold' }}>
        {field.label}
      </chakra.p>
      {field.help === undefined ? null : <Help id={`${id}-help`}>{field.help}</Help>}
      <Stack gap="3" css={{ marginTop: '2' }}>
        {rows.length === 0 ? null : (
          <Stack as="ol" gap={only ? '3' : '4'}>
            {rows.map((row, at) => {
              const rowId = ids[at] ?? '';
              return only ? (
                <chakra.li
                  key={rowId}
                  data-row={rowId}
                  css={{
                    display: 'flex',
                    flexDirection: { base: 'column', sm: 'row' },
                    alignItems: 'flex-end',
                    gap: '1',
                  }}
                  // Beside the buttons a phone has no room for a text.
                >
                  <chakra.div css={{ flex: '1', width: 'full', minWidth: '0' }}>
                    {cellOf(row, at, only, `${field.row} ${at + 1}`)}
                  </chakra.div>
                  {buttons(at)}
                </chakra.li>
              ) : (
                <chakra.li
                  key={rowId}
                  data-row={rowId}
                  css={{
                    borderWidth: '1px',
                    borderColor: 'border.subtle',
                    borderRadius: 'md',
                    padding: { base: '3', sm: '4' },
                    paddingTop: { base: '1', sm: '2' },
                  }}
                >
                  <HStack justify="space-between" gap="2">
                    <chakra.p css={{ fontSize: 'sm', color: 'fg.muted' }}>
                      {field.row} {at + 1}
                    </chakra.p>
                    {buttons(at)}
                  </HStack>
                  <chakra.div
                    css={{
                      display: 'grid',
                      gap: '3',
                      gridTemplateColumns: {
                        base: 'minmax(0, 1fr)',
                        sm: isLong ? undefined : 'repeat(2, minmax(0, 1fr))',
                      },
                    }}
                  >
                    {cells.map((cell) => cellOf(row, at, cell, cell[1].label))}
                  </chakra.div>
                </chakra.li>
              );
            })}
          </Stack>
        )}
        {problem === undefined ? null : <ErrorText role="alert">{problem}</ErrorText>}
        {isFixed || rows.length >= maxCount ? null : (
          <HStack wrap="wrap" gap="3">
            <Button data-act="add" onClick={add}>
              <Plus aria-hidden size="1.25rem" />
              Add: {field.row.toLowerCase()}
            </Button>
          </HStack>
        )}
      </Stack>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

/** Rows of texts: a form shows each with its texts, and buttons to move and remove it. */
export const rows: ViewOf<'rows'> = {
  Widget: RowsWidget,
  Reading: TextReading,
};
