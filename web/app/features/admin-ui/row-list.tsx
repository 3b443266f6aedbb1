import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { sheet } from './layout';

export const ListRow = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'nowrap',
    alignItems: 'center',
    columnGap: { base: '3', sm: '4' },
    rowGap: '2',
    paddingInline: { base: '3', sm: '4' },
    paddingBlock: { base: '2', sm: '3' },
    position: 'relative',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    _last: { borderBottomWidth: '0' },
  },
});

export interface RowListProps {
  readonly 'aria-label': string;
  readonly 'aria-busy'?: boolean;
  /** Side by side with a picture each, instead of one under the other. */
  readonly tiles?: boolean;
  readonly children: ReactNode;
}

const rows = { paddingInline: '0', paddingBlock: '0' } as const;

const grid = {
  paddingInline: { base: '3', sm: '4' },
  paddingBlock: { base: '3', sm: '4' },
  display: 'grid',
  gap: { base: '3', sm: '4' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  sm: { gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' },
  lg: { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' },
} as const;

/** A list on a sheet. */
export const RowList = ({ tiles = false, ...props }: RowListProps) => (
  <chakra.ul css={[sheet, { position: 'relative' }, tiles ? grid : rows]} {...props} />
);
