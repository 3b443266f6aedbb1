import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Sheet } from './layout';
import { useRowMotion } from './use-row-motion';

/** One row of a RowList, or one tile. */
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
  /** ListRows, or what shows one each, with keys. */
  readonly children: ReactNode;
}

/** A list on a sheet. A row that goes fades out and the others close up; one that comes back fades in between them. */
export function RowList({ tiles = false, children, ...props }: RowListProps) {
  const list = useRef<HTMLUListElement>(null);
  useRowMotion(list);
  return (
    <Sheet
      as="ul"
      ref={list}
      padding={tiles ? { base: '3', sm: '4' } : '0'}
      css={
        tiles
          ? {
              display: 'grid',
              gap: { base: '3', sm: '4' },
              gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
              sm: { gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' },
              lg: { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' },
            }
          : undefined
      }
      position="relative"
      listStyleType="none"
      {...props}
    >
      {children}
    </Sheet>
  );
}
