import { chakra } from '@chakra-ui/react';
import { textLink } from '../theme/recipes';

/** Facts beside an article: lists of terms, each with what it is. */
export const FactsBox = chakra('aside', {
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
