import { chakra } from '@chakra-ui/react';
import type { Reader } from '@content/api/contract';
import { blocksOf, paragraphs } from '@content/texts/rich-text';
import type { ReactNode } from 'react';
import { Await } from '../../components/await';
import { TextBlocks } from '../../components/blocks';
import { TextsPage } from '../../components/item-page';
import { ButtonLink } from '../../components/layout';
import { Empty, Pending } from '../../components/messages';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { type GlobalTexts, readGlobal } from '../../data/globals';
import { pageClientLoader, pageLoader } from '../../data/page-loaders';
import { currentLanguage } from '../../language';
import { getTexts } from '../../texts';
import { column } from '../../theme/recipes';
import { Accounts } from '../features/support/accounts';
import type { AllDetails } from '../organisation';
import { detailsOrDefaults } from '../read-organisation';
import { supportTexts } from '../texts/support';
import type { Route } from './+types/support';

const reads = (reader: Reader) => ({
  details: detailsOrDefaults(reader),
  words: readGlobal(reader, 'support', async () => (await import('@site/defaults/support')).supportDefaults),
});

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

const Page = chakra('div', {
  base: {
    ...column,
    paddingBlock: { base: '8', md: '16' },
    display: 'grid',
    alignItems: 'start',
    gap: { base: '10', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '3fr 2fr' },
    '& h2': { fontSize: 'xl', marginBottom: '3' },
    '& h3': { fontSize: 'lg' },
    '& > [data-part]': { display: 'grid', gap: '8' },
    '& > [data-part=words]': { maxWidth: 'reading' },
  },
});

function Part({ title, children }: { title: string; children: ReactNode }) {
  if (children === '') return null;
  return (
    <section>
      <h2>{title}</h2>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </section>
  );
}

function Give({ texts, details }: { texts: GlobalTexts<'support'>; details: AllDetails }) {
  const title = getTexts().navigation.pages['/support'];
  const { gift, receipt, fromAbroad, tax, taxDeductible, ask } = supportTexts[currentLanguage()];
  return (
    <>
      <PageHead title={title} description={texts.lead} noIndex={!details.acceptsGifts} />
      <PageHeader title={title}>{texts.lead}</PageHeader>
      <Page>
        <Accounts {...details} />
        <div data-part="words">
          {paragraphs(texts.gift).length === 0 ? null : (
            <Part title={gift}>
              <TextBlocks blocks={blocksOf(texts, 'gift')} gap="4" level={3} />
            </Part>
          )}
          <Part title={receipt}>{texts.receipt}</Part>
          <Part title={fromAbroad}>{texts.fromAbroad}</Part>
          <Part title={tax}>{texts.isTaxDeductible ? taxDeductible : ''}</Part>
          <p>
            <ButtonLink to="/contact" variant="outline">
              {ask}
            </ButtonLink>
          </p>
        </div>
      </Page>
    </>
  );
}

/** Support us: where a gift can be sent, what it does, and what givers can expect. */
export default function Support({ loaderData: { words, details } }: Route.ComponentProps) {
  return (
    <TextsPage of={words} title={getTexts().navigation.pages['/support']}>
      {(texts) => (
        <Await
          of={details}
          pending={<Pending />}
          failed={() => <Empty>{supportTexts[currentLanguage()].off}</Empty>}
        >
          {(all) => <Give texts={texts} details={all} />}
        </Await>
      )}
    </TextsPage>
  );
}
