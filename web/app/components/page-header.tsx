import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Edge, edge } from '@site/web/edge';
import { column, lead, pageTitle } from '../theme/recipes';

const Head = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    background: 'bg.warm',
    paddingTop: { base: '10', md: '16', _print: '0' },
    '& > div': {
      ...column,
      position: 'relative',
      paddingBottom: { base: '16', md: '20', _print: '0' },
    },
    '& h1': { ...pageTitle, maxWidth: '20ch' },
    '& p': { ...lead, marginTop: '3' },
    '& > svg': { ...edge, color: 'bg.page', position: 'absolute', insetInline: '0', bottom: '-1px' },
  },
});

/** The top of an inner page: its title and a sentence of what is here, over the edge to what follows. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Head>
      <div>
        <h1>{title}</h1>
        {children ? <p>{children}</p> : null}
      </div>
      <Edge />
    </Head>
  );
}
