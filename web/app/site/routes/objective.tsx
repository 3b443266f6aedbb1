import { chakra } from '@chakra-ui/react';
import type { Reader } from '@content/contract';
import { Container } from '../../components/layout';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { Pending, UnavailableAlert } from '../../components/messages';
import { Unavailable } from '../../components/not-found';
import { Settled } from '../../components/settled';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { type GlobalTexts, readGlobal } from '../../data/globals';
import type { Route } from './+types/objective';
import { getTexts } from '../../texts';

const reads = (reader: Reader) => ({
  words: readGlobal(
    reader,
    'objectives',
    async () => (await import('@site/defaults/objectives')).objectivesDefaults,
  ),
});

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

function Objectives({ lead, items }: GlobalTexts<'objectives'>) {
  const { title } = getTexts().objectives;
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageHeader title={title}>{lead}</PageHeader>
      <Container css={{ paddingBlock: { base: '10', md: '16' } }}>
        <chakra.ol
          css={{
            display: 'grid',
            columnGap: '16',
            gridTemplateColumns: { lg: '1fr 1fr' },
          }}
        >
          {items.map(({ text }, i) => (
            <chakra.li
              key={i}
              css={{
                display: 'grid',
                gridTemplateColumns: { base: '3.25rem 1fr', md: '5.5rem 1fr', _print: '2.5rem 1fr' },
                alignItems: 'start',
                paddingBlock: { base: '5', md: '6', _print: '2' },
                fontSize: { md: 'lg', _print: 'md' },
                borderTopWidth: '1px',
                borderColor: 'border.subtle',
              }}
            >
              <chakra.span
                css={{
                  fontSize: { base: '3xl', md: '4xl', _print: 'lg' },
                  fontWeight: 'bold',
                  lineHeight: '1',
                  color: 'accent.solid',
                }}
                aria-hidden
              >
                {getTexts().digits(String(i + 1))}
              </chakra.span>
              <p>{text}</p>
            </chakra.li>
          ))}
        </chakra.ol>
      </Container>
    </>
  );
}

export default function Objective({ loaderData }: Route.ComponentProps) {
  const { words } = usePageData(loaderData);
  const { title } = getTexts().objectives;
  return (
    <Settled
      of={words}
      pending={<Pending />}
      failed={() => (
        <Unavailable title={title}>
          <UnavailableAlert />
        </Unavailable>
      )}
    >
      {(texts) => <Objectives {...texts} />}
    </Settled>
  );
}
