import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container, Lead } from './layout';
import { Ridges } from './ridges';

/** The top of an inner page: its title and a sentence of what is here, over a line of ridges. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <chakra.div
      position="relative"
      overflow="hidden"
      background="bg.warm"
      paddingTop={{ base: '10', md: '16', _print: '0' }}
    >
      <Container position="relative" paddingBottom={{ base: '16', md: '20', _print: '0' }}>
        <chakra.h1 fontSize="4xl" letterSpacing="tight" lineHeight="tight" maxWidth="20ch">
          {title}
        </chakra.h1>
        {children ? <Lead marginTop="3">{children}</Lead> : null}
      </Container>
      <Ridges surfaceBelow="bg.page" position="absolute" insetInline="0" bottom="-1px" />
    </chakra.div>
  );
}
