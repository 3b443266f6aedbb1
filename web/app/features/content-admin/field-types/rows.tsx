import { Button, chakra, Fieldset, HStack, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { RowsField } from '@content';
import type { Row as RowValue } from '@content/field-types/field-type';
import type { CellField } from '@content/field-types/fields';
import { rowsIn, rowsText } from '@content/field-types/rows';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../admin-ui/buttons';
import { card, Muted } from '../../admin-ui/layout';
import { MoveButtons } from '../../admin-ui/move-buttons';
import type { FieldTypeView, ViewOf, WidgetProps } from './field-type-view';
import { Original } from './original';
import { choice, link, longText, text, TextReading } from './value-field-types';
import { moveEntry } from '../form/content/form-content';

/** The views of cells are those of their field types. */
const cellViews: { readonly [K in CellField['type']]: ViewOf<K> } = { text, longText, link, choice };

/** Ids that stay with rows while they are moved; the rows themselves have none. */
function useIds(count: number) {
  const [ids, setIds] = useState<readonly string[]>([]);
  // The rows have become others by another way than this widget's: a draft that was taken, an undo.
  const known = ids.length === count ? ids : Array.from({ length: count }, () => crypto.randomUUID());
  if (known !== ids) setIds(known);
  return [known, setIds] as const;
}

interface RowEntry {
  readonly id: string;
  readonly row: RowValue;
}

/** The rows of a field with their ids and actions, each of which is announced and moves the focus where the person goes on. */
function useRows(props: WidgetProps<RowsField>, root: RefObject<HTMLElement | null>) {
  const { name, field, value, problems = [], onValue } = props;
  const rows = rowsIn(value);
  const [ids, setIds] = useIds(rows.length);
  const [announcement, setAnnouncement] = useState('');
  // Problems name rows by their places: once rows are moved they would stand at the wrong ones.
  const [outdated, setOutdated] = useState(problems);
  const entries = rows.map((row, at): RowEntry => ({ id: ids[at] ?? '', row }));

  function rearrange(next: readonly RowEntry[], words: string, focusOn?: string): void {
    flushSync(() => {
      setIds(next.map(({ id }) => id));
      setOutdated(problems);
      onValue(rowsText(next.map(({ row }) => row)));
      setAnnouncement(words);
    });
    if (focusOn !== undefined) root.current?.querySelector<HTMLElement>(focusOn)?.focus();
  }
  return {
    entries,
    announcement,
    problemAt: (at: number, cell: string) =>
      problems === outdated
        ? undefined
        : problems.find(({ field: where }) => where === `${name}.${at}.${cell}`)?.message,
    change: (at: number, cell: string, text: string) =>
      onValue(rowsText(rows.map((row, i) => (i === at ? { ...row, [cell]: text } : row)))),
    move: (at: number, to: number) =>
      rearrange(
        moveEntry(entries, at, to),
        `${field.row} ${at + 1} is number ${to + 1} of ${rows.length} now.`,
      ),
    remove: (at: number) => {
      const next = entries[at + 1] ?? entries[at - 1];
      const focusOn = next ? `[data-row="${next.id}"] [data-act=remove]` : '[data-act=add]';
      const left = entries.filter((_, i) => i !== at);
      rearrange(left, `${field.row} ${at + 1} was removed.`, focusOn);
    },
    add: () => {
      const id = crypto.randomUUID();
      const row = Object.fromEntries(Object.keys(field.fields).map((cell) => [cell, '']));
      const words = `${field.row} ${rows.length + 1} was added.`;
      rearrange([...entries, { id, row }], words, `[data-row="${id}"] :is(input, select, textarea)`);
    },
  };
}

type Rows = ReturnType<typeof useRows>;

/** One row: its cells, on a card with its number, or in a line where there is only one. */
const Row = chakra('li', {
  base: {
    '& textarea': { minHeight: 'target' },
    '& [data-cells]': { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  variants: {
    shape: {
      line: {
        display: 'flex',
        // Beside the buttons a phone has no room for a text.
        flexDirection: { base: 'column', sm: 'row' },
        alignItems: 'flex-end',
        gap: '1',
        '& [data-cells]': { flex: '1', width: 'full', minWidth: '0' },
      },
      card: {
        ...card,
        padding: { base: '3', sm: '4' },
        paddingTop: { base: '1', sm: '2' },
        '& [data-cells=short]': { sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
    },
  },
});

function RowItem({ props, rows, at }: { props: WidgetProps<RowsField>; rows: Rows; at: number }) {
  const { name, field, original } = props;
  const { id, row } = rows.entries[at] as RowEntry;
  const cells = Object.entries(field.fields);
  const isLine = cells.length === 1;
  const isLong = cells.some(([, { type: fieldType }]) => fieldType === 'longText');
  const number = `${field.row} ${at + 1}`;
  const buttons = (
    <HStack gap="0" css={{ flexShrink: 0 }}>
      <MoveButtons name={number} at={at} count={rows.entries.length} onMove={(to) => rows.move(at, to)} />
      {field.minCount === field.maxCount ? null : (
        <IconButton aria-label={`Remove: ${number}`} data-act="remove" onClick={() => rows.remove(at)}>
          <Trash2 aria-hidden size="1.25rem" />
        </IconButton>
      )}
    </HStack>
  );
  return (
    <Row shape={isLine ? 'line' : 'card'} data-row={id}>
      {isLine ? null : (
        <HStack justify="space-between" gap="2">
          <Muted>{number}</Muted>
          {buttons}
        </HStack>
      )}
      <div data-cells={isLong ? 'long' : 'short'}>
        {cells.map(([cell, declared]) => {
          const { Widget } = cellViews[declared.type] as FieldTypeView;
          return (
            <div key={cell}>
              <Original lang={original?.lang}>{original && rowsIn(original.value)[at]?.[cell]}</Original>
              <Widget
                {...props}
                name={`${name}.${at}.${cell}`}
                field={{ ...declared, label: isLine ? number : declared.label }}
                value={row[cell] ?? ''}
                problem={rows.problemAt(at, cell)}
                onValue={(value) => rows.change(at, cell, String(value))}
              />
            </div>
          );
        })}
      </div>
      {isLine ? buttons : null}
    </Row>
  );
}

/** Rows in their order: each can be moved and removed, and one added, as far as the field takes that. */
function RowsWidget(props: WidgetProps<RowsField>) {
  const { field, problem } = props;
  const root = useRef<HTMLFieldSetElement>(null);
  const rows = useRows(props, root);
  const { entries } = rows;
  const isFull = field.minCount === field.maxCount || entries.length >= field.maxCount;
  return (
    <Fieldset.Root ref={root} invalid={problem !== undefined}>
      <Fieldset.Legend>{field.label}</Fieldset.Legend>
      {field.help ? <Fieldset.HelperText>{field.help}</Fieldset.HelperText> : null}
      <Stack gap="3">
        <Stack as="ol" gap="3" hidden={entries.length === 0}>
          {entries.map((entry, at) => (
            <RowItem key={entry.id} {...{ props, rows, at }} />
          ))}
        </Stack>
        <Fieldset.ErrorText role="alert">{problem}</Fieldset.ErrorText>
        {isFull ? null : (
          <Button data-act="add" css={{ alignSelf: 'flex-start' }} onClick={rows.add}>
            <Plus aria-hidden size="1.25rem" />
            Add: {field.row.toLowerCase()}
          </Button>
        )}
      </Stack>
      <VisuallyHidden role="status">{rows.announcement}</VisuallyHidden>
    </Fieldset.Root>
  );
}

export const rows: ViewOf<'rows'> = {
  Widget: RowsWidget,
  Reading: TextReading,
};
