import { chakra } from '@chakra-ui/react';
import { AnimatePresence, LazyMotion, m, useReducedMotion } from 'framer-motion';
import type { domMax } from 'framer-motion';
import type { ComponentProps, ReactNode } from 'react';
import { createContext, useContext, useRef, useState } from 'react';
import { Sheet } from './layout';

/** Whether the rows of the list move: people may not want it, and its code is loaded at the first touch of the list. */
const Moves = createContext(false);

const Item = chakra(
  m.li,
  {
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
  },
  { forwardProps: ['transition'] },
);

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
  const still = useReducedMotion() ?? false;
  const [loaded, setLoaded] = useState(false);
  const load = useRef<() => void>(undefined);
  const moves = loaded && !still;
  const onTouch = still || loaded ? undefined : () => load.current?.();
  return (
    <LazyMotion
      features={() =>
        new Promise<typeof domMax>((resolve) => {
          load.current = () => {
            load.current = undefined;
            void import('./motion-features').then(
              (features) => {
                resolve(features.domMax);
                setLoaded(true);
              },
              () => undefined, // without the code the rows come and go at once
            );
          };
        })
      }
    >
      <Moves value={moves}>
        <Sheet
          as="ul"
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
          onPointerDown={onTouch}
          onKeyDown={onTouch}
          {...props}
        >
          <AnimatePresence initial={false} mode="popLayout">
            {children}
          </AnimatePresence>
        </Sheet>
      </Moves>
    </LazyMotion>
  );
}

/** One row of a RowList, or one tile. */
export function ListRow(props: Pick<ComponentProps<typeof Item>, 'css' | 'children'>) {
  const moves = useContext(Moves);
  return (
    <Item
      layout={moves && 'position'}
      initial={moves && { opacity: 0 }}
      animate={{ opacity: 1 }}
      exit={moves ? { opacity: 0 } : undefined}
      transition={{ duration: 0.2, ease: 'easeOut' }}
      {...props}
    />
  );
}
