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
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      paddingInline: { base: '3', sm: '4' },
      paddingBlock: '3',
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
  /** ListRows, or what shows one each, with keys. */
  readonly children: ReactNode;
}

/** A list on a sheet. A row that goes fades out and the others close up; one that comes back fades in between them. */
export function RowList({ children, ...props }: RowListProps) {
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
          padding="0"
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

/** One row of a RowList. */
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
