import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Reading } from '../data/pages/page-cache';
import { column } from '../theme/recipes';
import { Await } from './await';

interface FurtherProps<I> {
  readonly of: Reading<readonly I[]>;
  /** Names the page that they follow. */
  readonly after: string;
  readonly title: string;
  readonly width?: 'wide' | 'page';
  /** The height that is kept free for them: none where there mostly are none. */
  readonly room?: string;
  readonly children: (items: readonly I[]) => ReactNode;
}

const Way = chakra('div', {
  base: {
    ...column,
    paddingBottom: 'band',
    '& h2': {
      fontSize: '2xl',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      paddingTop: { base: '8', md: '10' },
      marginBottom: { base: '6', md: '8' },
    },
  },
});

/** The way on at the end of a page: further items of its kind, where there are any. Not on paper. */
export function Further<I>({ of, after, title, width = 'wide', room = '24rem', children }: FurtherProps<I>) {
  return (
    <Await of={of} name={after} pending={<div style={{ minHeight: room }} />}>
      {(items) =>
        items.length === 0 ? null : (
          <Way maxWidth={width} data-screen-only>
            <h2>{title}</h2>
            {children(items)}
          </Way>
        )
      }
    </Await>
  );
}
