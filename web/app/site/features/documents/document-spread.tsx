import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { sectionTitle } from '../../../theme/recipes';
import { cover as coverStyle } from './document-cover';

/** How wide the cover is: the `sizes` of an image. */
export const SPREAD_COVER = '(min-width: 900px) 14rem, (min-width: 600px) 11rem, 8.5rem';

interface DocumentSpreadProps {
  readonly cover: ReactNode;
  /** Of what stands beside the cover. */
  readonly css: SystemStyleObject;
  readonly children: ReactNode;
}

const Spread = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: { base: '8', lg: '12' },
    rowGap: '6',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: '15rem minmax(0, 1fr)',
      md: '20rem minmax(0, 1fr)',
    },
    _print: { display: 'block' },
    '& [data-part=table]': {
      display: 'flex',
      justifyContent: 'center',
      paddingBlock: { base: '6', md: '12' },
      paddingInline: '6',
      borderRadius: 'lg',
      background: 'bg.band',
    },
    '& [data-cover]': { ...coverStyle, width: { base: '8.5rem', sm: '11rem', md: '14rem' } },
    '& [data-part=words]': { minWidth: '0', paddingTop: { base: '0', md: '4' } },
    '& h1': { ...sectionTitle, maxWidth: 'none' },
  },
});

/** A document as it lies on a table, with what there is to say of it beside it, on phones below. */
export const DocumentSpread = ({ cover, css, children }: DocumentSpreadProps) => (
  <Spread css={css}>
    <div data-part="table" data-screen-only>
      {cover}
    </div>
    <div data-part="words">{children}</div>
  </Spread>
);
