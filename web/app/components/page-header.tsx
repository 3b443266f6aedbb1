import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container, Lead } from './layout';

/** The top of an inner page: its title and a sentence of what is here, over a line of ridges. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <chakra.div
      position="relative"
      overflow="hidden"
      background="bg.warm"
      paddingTop={{ base: '10', md: '16' }}
    >
      <Container position="relative" paddingBottom={{ base: '16', md: '20' }}>
        <chakra.h1 fontSize="4xl" letterSpacing="tight" lineHeight="tight" maxWidth="20ch">
          {title}
        </chakra.h1>
        {children ? <Lead marginTop="3">{children}</Lead> : null}
      </Container>
      <chakra.svg
        aria-hidden
        viewBox="0 0 1440 60"
        preserveAspectRatio="none"
        position="absolute"
        insetInline="0"
        bottom="-1px"
        width="full"
        height={{ base: '2rem', md: '3rem' }}
        data-screen-only
      >
        <path
          d="M0 44 90 30l70 12 120-30 96 26 88-12 104 22 132-36 96 28 120-14 84 18 140-34 100 26 104-10 96 14V60H0z"
          fill="#F4A259"
          opacity=".35"
        />
        <path
          d="M0 52l110-12 96 10 130-24 110 22 126-10 120 14 132-26 116 20 128-8 112 10 124-18 136 16V60H0z"
          fill="#FBF8F3"
        />
      </chakra.svg>
    </chakra.div>
  );
}
