import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Reading } from '../data/page-loaders';
import { Container } from './layout';
import { Settled } from './settled';

interface FurtherProps<I> {
  readonly of: Reading<readonly I[]>;
  /** Names the page that they follow. */
  readonly after: string;
  readonly title: string;
  readonly width?: 'wide' | 'page';
  readonly children: (items: readonly I[]) => ReactNode;
}

/** The way on at the end of a page: further items of its kind, where there are any. Not on paper. */
export function Further<I>({ of, after, title, width = 'wide', children }: FurtherProps<I>) {
  return (
    <Settled of={of} name={after} pending={<chakra.div css={{ minHeight: '24rem' }} />} failed={() => null}>
      {(items) =>
        items.length === 0 ? null : (
          <Container css={{ paddingBottom: 'band' }} width={width} data-screen-only>
            <chakra.h2
              css={{
                fontSize: '2xl',
                borderTopWidth: '1px',
                borderColor: 'border.subtle',
                paddingTop: { base: '8', md: '10' },
                marginBottom: { base: '6', md: '8' },
              }}
            >
              {title}
            </chakra.h2>
            {children(items)}
          </Container>
        )
      }
    </Settled>
  );
}
