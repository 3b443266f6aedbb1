import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Awaitable } from '../data/pages/outcome';
import { column } from '../theme/recipes';
import { Await } from './await';

interface FurtherProps<I> {
  readonly of: Awaitable<readonly I[]>;
  /** Identifies the page above. */
  readonly after: string;
  readonly title: string;
  readonly width?: 'wide' | 'page';
  /** The height that is reserved while they are loading. */
  readonly room?: string;
  readonly children: (items: readonly I[]) => ReactNode;
}

const Section = chakra('div', {
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

/** Further items at the end of a page, if there are any. Not on paper. */
export function Further<I>({ of, after, title, width = 'wide', room = '24rem', children }: FurtherProps<I>) {
  return (
    <Await of={of} name={after} pending={<div style={{ minHeight: room }} />}>
      {(items) =>
        items.length === 0 ? null : (
          <Section maxWidth={width} data-screen-only>
            <h2>{title}</h2>
            {children(items)}
          </Section>
        )
      }
    </Await>
  );
}
