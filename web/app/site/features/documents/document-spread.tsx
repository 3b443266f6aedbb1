import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** How wide the cover is: the `sizes` of an image. */
export const SPREAD_COVER = '(min-width: 900px) 14rem, (min-width: 600px) 11rem, 8.5rem';

interface DocumentSpreadProps {
  readonly cover: ReactNode;
  readonly css?: SystemStyleObject;
  readonly children: ReactNode;
}

/** A document as it lies on a table, with what there is to say of it beside it, on phones below. */
export function DocumentSpread({ cover, css: style, children }: DocumentSpreadProps) {
  return (
    <chakra.div
      css={[
        {
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
        },
        style,
      ]}
    >
      <chakra.div
        css={{
          display: 'flex',
          justifyContent: 'center',
          paddingBlock: { base: '6', md: '12' },
          paddingInline: '6',
          borderRadius: 'lg',
          background: 'bg.band',
        }}
        data-screen-only
      >
        <chakra.div css={{ width: { base: '8.5rem', sm: '11rem', md: '14rem' } }}>{cover}</chakra.div>
      </chakra.div>
      <chakra.div css={{ minWidth: '0', paddingTop: { base: '0', md: '4' } }}>{children}</chakra.div>
    </chakra.div>
  );
}
