import { chakra } from '@chakra-ui/react';
import { column, textLink, topRule } from '../../../theme/recipes';

const oneColumn = 'minmax(0, 1fr)';

/** Sections of the contact page beside each other, or one below the other where there is no room. */
export const ContactRow = chakra('div', {
  base: {
    ...column,
    paddingTop: '8',
    display: 'grid',
    alignItems: 'start',
    columnGap: { base: '8', lg: '16' },
    rowGap: '8',
    '& > img': {
      gridColumn: { sm: '1 / -1', md: '1' },
      gridRow: { md: '1 / 3' },
      width: 'full',
      height: 'auto',
      borderRadius: 'lg',
    },
    '& > section': topRule,
    '& h2': { fontSize: 'xl', marginBottom: '2' },
    '& address': { fontStyle: 'normal', marginBottom: '1' },
    '& [data-part=contact-line]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      '& small': { fontSize: 'inherit', color: 'fg.muted' },
      '& a': {
        ...textLink,
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2',
        minHeight: '2.25rem',
        maxWidth: 'full',
        overflowWrap: 'anywhere',
        '& svg': { color: 'fg.muted' },
        '& span': { minWidth: '0' },
      },
    },
    '& [data-part=days]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
    },
    '& [data-part=people]': {
      display: 'grid',
      columnGap: '8',
      rowGap: '5',
      gridTemplateColumns: { base: oneColumn, lg: '1fr 1fr' },
      '& h3': { fontSize: 'lg' },
    },
    '& [data-part=role]': { color: 'fg.muted' },
    '& > [data-part=directions]': { maxWidth: 'reading' },
    '& > [data-part=write]': { scrollMarginTop: '6rem' },
  },
  variants: {
    columns: {
      office: {
        paddingTop: { base: '8', md: '16' },
        gridTemplateColumns: { base: oneColumn, sm: '1fr 1fr', md: '5fr 3fr', _print: '1fr 1fr' },
      },
      persons: { gridTemplateColumns: { base: oneColumn, sm: '1fr 1fr', md: '3fr 5fr' } },
      forms: { gridTemplateColumns: { base: oneColumn, md: '5fr 3fr' } },
    },
  },
});
