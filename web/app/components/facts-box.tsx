import { chakra } from '@chakra-ui/react';
import { type Block, plainText } from '@content/texts/rich-text';
import type { ComponentProps } from 'react';
import { textLink } from '../theme/recipes';
import { TextBlocks } from './blocks';
import { languageOf } from './text';

const Box = chakra('aside', {
  base: {
    padding: { base: '5', _print: '0' },
    borderRadius: 'md',
    borderTopWidth: '4px',
    borderColor: 'accent.mark',
    background: 'bg.raised',
    // On paper all facts are one grid.
    _print: { display: 'grid', gap: '1', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
    '& dl': {
      display: { base: 'grid', _print: 'contents' },
      gap: '4',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
    },
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontWeight: 'bold', overflowWrap: 'anywhere' },
    '& h2': { fontSize: 'lg', marginBottom: '2', _print: { display: 'none' } },
    '& dl + h2': { marginTop: '5', borderTopWidth: '1px', borderColor: 'border.subtle', paddingTop: '4' },
    '& h2 + dl a': { ...textLink, overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: 'sm', fontWeight: 'normal' },
  },
});

/** A term and its description, plain or formatted. */
export type Fact = readonly [name: string, description: string | readonly Block[]];

/** A description list, mostly beside an article, and what follows it. */
export const FactsBox = ({
  facts,
  children,
  ...box
}: ComponentProps<typeof Box> & { readonly facts: readonly Fact[] }) => (
  <Box {...box}>
    {facts.length === 0 ? null : (
      <dl>
        {facts.map(([name, description], i) => (
          <div key={i}>
            <dt lang={languageOf(name)}>{name}</dt>
            <dd lang={languageOf(typeof description === 'string' ? description : plainText(description))}>
              {typeof description === 'string' ? description : <TextBlocks blocks={description} gap="3" />}
            </dd>
          </div>
        ))}
      </dl>
    )}
    {children}
  </Box>
);
