import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

interface DocumentSpreadProps extends Omit<ComponentProps<typeof chakra.div>, 'children'> {
  readonly cover: ReactNode;
  readonly children: ReactNode;
}

/** A document as it lies on a table, with what there is to say of it beside it, on phones below. */
export function DocumentSpread({ cover, children, ...style }: DocumentSpreadProps) {
  return (
    <chakra.div
      display="grid"
      alignItems="start"
      columnGap={{ base: '8', lg: '12' }}
      rowGap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '15rem minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' }}
      _print={{ display: 'block' }}
      {...style}
    >
      <chakra.div
        display="flex"
        justifyContent="center"
        paddingBlock={{ base: '6', md: '12' }}
        paddingInline="6"
        borderRadius="lg"
        background="bg.band"
        data-screen-only
      >
        <chakra.div width={{ base: '8.5rem', sm: '11rem', md: '14rem' }}>{cover}</chakra.div>
      </chakra.div>
      <chakra.div minWidth="0" paddingTop={{ base: '0', md: '4' }}>
        {children}
      </chakra.div>
    </chakra.div>
  );
}
