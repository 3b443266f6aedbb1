import { chakra } from '@chakra-ui/react';
import type { Reader } from '@content/api/contract';
import { blocksOf, paragraphs } from '@content/texts/rich-text';
import village from '../assets/village.svg?url';
import { TextBlocks } from '../../components/blocks';
import { Band } from '../../components/layout';
import { Link } from '../../components/link';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { TextsPage } from '../../components/item-page';
import { Areas, History, Lists, Networks, Purpose } from '../features/about/about-parts';
import { column } from '../../theme/recipes';
import { pageClientLoader, pageLoader } from '../../data/page-loaders';
import { type GlobalTexts, readGlobal, useOrganisation } from '../../data/globals';
import type { Route } from './+types/about-us-details';
import { currentLanguage } from '../../language';
import { getTexts } from '../../texts';
import { aboutTexts } from '../texts/about';

const reads = (reader: Reader) => ({
  words: readGlobal(reader, 'about', async () => (await import('@site/defaults/about')).aboutDefaults),
});

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

const Intro = chakra('div', {
  base: {
    ...column,
    display: 'grid',
    alignItems: 'center',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '3fr 2fr' },
    fontSize: 'lg',
    '& > img': { width: 'full', height: 'auto', borderRadius: 'lg' },
  },
});

function About({ texts }: { texts: GlobalTexts<'about'> }) {
  const { bs, ad } = useOrganisation().established;
  const { title, established } = aboutTexts[currentLanguage()];
  return (
    <>
      <PageHead title={title} description={paragraphs(texts.intro)[0] ?? ''} />
      <PageHeader title={title}>{established(bs, ad)}</PageHeader>
      <Band paddingTop={{ base: '10', md: '16' }}>
        <Intro>
          <div>
            <TextBlocks blocks={blocksOf(texts, 'intro')} gap="5" />
            <Link
              variant="underline"
              to="/public-information"
              data-screen-only
              css={{ display: 'inline-block', marginTop: '5' }}
            >
              {getTexts().navigation.pages['/public-information']}
            </Link>
          </div>
          <img src={village} alt={getTexts().home.about.pictureAlt} width={800} height={640} />
        </Intro>
      </Band>
      <Purpose texts={texts} />
      <Lists texts={texts} />
      <Areas texts={texts} />
      <History texts={texts} />
      <Networks texts={texts} />
    </>
  );
}

/** About Us: everything the organisation is. */
export default function AboutUsDetails({ loaderData: { words } }: Route.ComponentProps) {
  const { title } = aboutTexts[currentLanguage()];
  return (
    <TextsPage of={words} title={title}>
      {(texts) => <About texts={texts} />}
    </TextsPage>
  );
}
