import { chakra } from '@chakra-ui/react';
import { blocksOf, paragraphs } from '@content/texts/rich-text';
import { TextBlocks } from '../../../components/blocks';
import { TextsPage } from '../../../components/item-page';
import { Band } from '../../../components/layout';
import { Link } from '../../../components/link';
import { PageTop } from '../../../components/page-top';
import { readGlobal, useOrganisation } from '../../../data/pages/globals';
import { pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { getTexts } from '../../../texts';
import { column } from '../../../theme/recipes';
import village from '../../assets/village.svg?url';
import { aboutTexts } from '../../texts/about';
import type { Route } from './+types/about-page';
import { Areas, History, Networks, Purpose } from './about-parts';
import { Lists } from './lists';

const reads = pageReads((reader) => ({
  words: readGlobal(reader, 'about', async () => (await import('@site/defaults/about')).aboutDefaults),
}));

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
    '& img': { width: 'full', height: 'auto', borderRadius: 'lg' },
  },
});

export default function AboutPage({ loaderData: { words } }: Route.ComponentProps) {
  const { establishedBs, establishedAd } = useOrganisation();
  const { title, established } = aboutTexts();
  return (
    <TextsPage of={words} title={title}>
      {(texts) => (
        <>
          <PageTop
            title={title}
            lead={established(establishedBs, establishedAd)}
            head={{ description: paragraphs(texts.intro)[0] ?? '' }}
          />
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
      )}
    </TextsPage>
  );
}
