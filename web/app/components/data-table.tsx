import { chakra } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';

export interface Column<T> {
  readonly label: string;
  readonly cell: (row: T, index: number) => ReactNode;
  /**
   * The cell names the row; counts the rows (on cards a small number in the corner); is a quantity, whose digits stand below each
   * other in a table; or is short: as a quantity does, it shares a line with its neighbour on cards.
   */
  readonly kind?: 'name' | 'number' | 'amount' | 'short';
  /** A card leaves out an empty cell. */
  readonly isEmpty?: (row: T) => boolean;
  /** Of the table, which from `lg` on may be divided in another way. */
  readonly width?: { readonly base: string; readonly lg: string };
}

interface DataTableProps<T> {
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  /** Many columns: smaller letters in narrow windows. */
  readonly dense?: boolean;
}

/** Below `md` each row is a card with labels. */
const asCards = {
  '& thead': { srOnly: true },
  '&, & tbody, & td, & th[scope=row]': { display: 'block' },
  '& tr': {
    position: 'relative',
    display: { base: 'flex', sm: 'grid' },
    flexWrap: 'wrap',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
    columnGap: { base: '3', sm: '6' },
    paddingBlock: '4',
    paddingInline: { base: '3', sm: '4' },
    marginBottom: '5',
    borderRadius: 'md',
    background: 'bg.raised',
    borderTopWidth: '3px',
    borderColor: 'accent.mark',
  },
  '& td, & th[scope=row]': { minWidth: '0' }, // a long word breaks rather than widening its card
  '& td': { paddingBlock: '1', flex: '1 1 100%' },
  '& td:is([data-kind=short], [data-kind=amount])': { flex: '1 1 auto' },
  '& th[scope=row]': {
    gridColumn: '1 / -1',
    flex: '1 1 100%',
    fontSize: 'lg',
    lineHeight: 'heading',
    marginBottom: '1',
    paddingInlineEnd: '8',
  },
  '& [data-label]::before': {
    content: 'attr(data-label)',
    display: 'block',
    fontSize: 'xs',
    fontWeight: 'normal',
    color: 'fg.muted',
  },
  // The name needs no label; the number has its label beside it.
  '& th[scope=row]::before': { display: 'none' },
  '& td[data-kind=number]': {
    position: 'absolute',
    top: '4',
    insetInlineEnd: '4',
    fontSize: 'xs',
    color: 'fg.muted',
  },
  '& td[data-kind=number]::before': { srOnly: true },
  '& [data-empty]': { display: 'none' },
} as const;

const asTable = {
  tableLayout: 'fixed',
  '& thead th': { borderBottomWidth: '2px', borderColor: 'fg.body', verticalAlign: 'bottom' },
  '& th, & td': { paddingBlock: '3', paddingInline: 'var(--cell-inset)', verticalAlign: 'top' },
  '& [data-kind=amount]': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    paddingInlineEnd: 'calc(1rem + var(--cell-inset))',
  },
  '& tbody tr': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
  '& tbody tr:nth-of-type(even)': { background: 'bg.raised' },
} as const;

const Table = chakra('table', {
  base: {
    width: 'full',
    textAlign: 'start',
    fontSize: 'sm',
    overflowWrap: 'break-word',
    '& th': { textAlign: 'start', fontWeight: 'bold' },
    '& thead th': { width: { base: 'var(--width)', lg: 'var(--width-lg)' } },
    // The heading above shows the same text; this one is for screen readers that jump between tables.
    '& caption': { srOnly: true },
    mdDown: asCards,
    md: asTable,
  },
  variants: {
    dense: {
      true: {
        '--cell-inset': { base: '0.375rem', lg: '0.5rem' },
        md: { fontSize: { base: 'xs', lg: 'sm' } },
        // Wider than the page's column where there is room.
        '@media screen and (min-width: 87rem)': {
          width: '80rem',
          marginInlineStart: 'calc((100% - 80rem) / 2)',
        },
      },
      false: { '--cell-inset': '0.75rem' },
    },
  },
});

/** A table on wide screens, labelled cards on narrow ones; never scrolls sideways. */
export function DataTable<T>({ caption, columns, rows, rowKey, dense = false }: DataTableProps<T>) {
  return (
    <Table dense={dense}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, kind, width }) => (
            <th
              key={label}
              style={{ '--width': width?.base, '--width-lg': width?.lg } as CSSProperties}
              scope="col"
              data-kind={kind}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={rowKey(row)} data-entry>
            {columns.map(({ label, cell, kind, isEmpty }) => {
              const Cell = kind === 'name' ? 'th' : 'td';
              return (
                <Cell
                  key={label}
                  scope={kind === 'name' ? 'row' : undefined}
                  data-label={label}
                  data-kind={kind}
                  data-empty={isEmpty?.(row) ? '' : undefined}
                >
                  {cell(row, i)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
