import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container, Lead } from './layout';
import { Edge } from '@site/web/edge';

/** The top of an inner page: its title and a sentence of what is here, over the edge to what follows. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <chakra.div
      css={{
        position: 'relative',
        overflow: 'hidden',
        background: 'bg.warm',
        paddingTop: { base: '10', md: '16', _print: '0' },
      }}
    >
      <Container css={{ position: 'relative', paddingBottom: { base: '16', md: '20', _print: '0' } }}>
        <chakra.h1 css={{ fontSize: '4xl', letterSpacing: 'tight', lineHeight: 'tight', maxWidth: '20ch' }}>
          {title}
        </chakra.h1>
        {children ? <Lead css={{ marginTop: '3' }}>{children}</Lead> : null}
      </Container>
      <Edge css={{ position: 'absolute', insetInline: '0', bottom: '-1px' }} surfaceBelow="bg.page" />
    </chakra.div>
  );
}
