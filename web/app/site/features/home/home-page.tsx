import { gallery } from '@site/types/gallery';
import { notice } from '@site/types/notice';
import { slider } from '@site/types/slider';
import { story } from '@site/types/story';
import type { ComponentProps, ReactNode } from 'react';
import { Await } from '../../../components/await';
import { Band, ButtonLink, Container, Lead, SectionTitle } from '../../../components/layout';
import { LazyHydration } from '../../../components/lazy-hydration';
import { Alert, Empty, Pending } from '../../../components/messages';
import { Unavailable } from '../../../components/not-found';
import { PageHead } from '../../../components/page-head';
import { type GlobalTexts, readGlobal, useOrganisation } from '../../../data/pages/globals';
import { readList } from '../../../data/pages/read-list';
import {
  ignoringPhoto,
  pageClientLoader,
  type PageData,
  pageLoader,
  pageReads,
} from '../../../data/pages/page-loaders';
import { getTexts } from '../../../texts';
import { DEFAULT_CATEGORY, TEASER_SIZE } from '../gallery/gallery-pictures';
import { GalleryTeaser } from '../gallery/gallery-teaser';
import { Hero } from '../hero/hero';
import { Journey } from '../journey/journey';
import { NoticeList } from '../notices/notice-list';
import { ProgramCards } from '../programs/program-cards';
import { Slider } from '../slider/slider';
import { MOST_SLIDES, withFirstPlaceholder } from '../slider/slides';
import { StoryCards } from '../stories/story-cards';
import { AboutTeaser } from './about-teaser';
import type { Route } from './+types/home-page';
import { Impact } from './impact';

const reads = pageReads((reader) => ({
  words: readGlobal(reader, 'home', async () => (await import('@site/defaults/home')).homeDefaults),
  slides: readList<'sliders'>(reader, slider, { size: MOST_SLIDES }).then(withFirstPlaceholder),
  notices: readList<'notices'>(reader, notice, { size: 4, state: 'open' }),
  stories: readList<'stories'>(reader, story, { size: 3 }),
  pictures: readList<'galleries'>(reader, gallery, {
    size: TEASER_SIZE,
    filters: { category: DEFAULT_CATEGORY },
  }),
}));

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);
export const shouldRevalidate = ignoringPhoto;

type HomeData = PageData<typeof reads>;

interface WordedProps extends Pick<HomeData, 'words'> {
  readonly height?: string;
  readonly failed?: ReactNode;
  readonly children: (texts: GlobalTexts<'home'>) => ReactNode;
}

/** A part that waits for the page's texts, in the room that it is going to take. */
const Worded = ({ words, height = '1lh', failed = null, children }: WordedProps) => (
  <Await of={words} pending={<div style={{ minHeight: height }} />} failed={() => failed}>
    {children}
  </Await>
);

/** The first screen, with the page's head. */
function Opening({ words }: Pick<HomeData, 'words'>) {
  const { name, tagline } = useOrganisation();
  return (
    <Worded words={words} height="calc(100svh - 4rem)" failed={<Unavailable title={name} />}>
      {(texts) => (
        <>
          <PageHead title={name} description={`${tagline}. ${texts.line}`} />
          <Hero texts={texts} />
        </>
      )}
    </Worded>
  );
}

/** The notices that are open; nothing where none is. */
const OpenNotices = ({ notices }: Pick<HomeData, 'notices'>) => (
  <Await of={notices}>
    {({ items }) =>
      items.length === 0 ? null : (
        <Band aria-labelledby="notices">
          <Container display="grid" gap="8" gridTemplateColumns={{ lg: '1fr 2fr' }}>
            <SectionTitle id="notices">{getTexts().home.notices}</SectionTitle>
            <NoticeList items={items} heading="h3" isShort />
            <ButtonLink
              variant="outline"
              css={{ justifySelf: 'start', gridColumn: { lg: '2' } }}
              to="/notices"
            >
              {getTexts().notices.back}
            </ButtonLink>
          </Container>
        </Band>
      )
    }
  </Await>
);

interface SectionProps extends ComponentProps<typeof Band> {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
}

const Section = ({ id, title, lead, children, ...band }: SectionProps) => (
  <Band {...band} aria-labelledby={id}>
    <Container>
      <SectionTitle id={id} marginBottom={lead ? '3' : '10'}>
        {title}
      </SectionTitle>
      {lead ? (
        <Lead as="div" marginBottom="10">
          {lead}
        </Lead>
      ) : null}
      {children}
    </Container>
  </Band>
);

/** The home page, with its sections in the specified order. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { words, slides, notices, stories, pictures } = loaderData;
  const { home, stories: storyTexts, gallery: galleryTexts } = getTexts();
  return (
    <>
      <Opening words={words} />
      <Band data-screen-only>
        <Container>
          <Await
            of={slides}
            pending={<Pending label={home.slider.loading} />}
            failed={() => <Alert>{home.slider.failed}</Alert>}
          >
            {({ items }) =>
              items.length === 0 ? <Empty>{home.slider.empty}</Empty> : <Slider slides={items} />
            }
          </Await>
        </Container>
      </Band>
      <LazyHydration>
        <OpenNotices notices={notices} />
        <Worded words={words} height="32rem">
          {(texts) => <Impact texts={texts} />}
        </Worded>
        <Worded words={words} height="40rem">
          {(texts) => <AboutTeaser texts={texts} />}
        </Worded>
        <Worded words={words} height="45rem">
          {(texts) => <Journey texts={texts} />}
        </Worded>
        <Section
          id="stories"
          title={storyTexts.title}
          lead={<Worded words={words}>{({ storiesLead }) => storiesLead}</Worded>}
        >
          <Await of={stories}>
            {({ items }) =>
              items.length === 0 ? (
                <Empty>{storyTexts.empty}</Empty>
              ) : (
                <StoryCards stories={items} heading="h3" />
              )
            }
          </Await>
          <ButtonLink variant="outline" css={{ marginTop: '10' }} to="/stories">
            {storyTexts.back}
          </ButtonLink>
        </Section>
        <Section id="gallery" title={galleryTexts.title} surface="warm">
          <Await of={pictures}>{({ items }) => <GalleryTeaser items={items} />}</Await>
          <ButtonLink css={{ marginTop: '10' }} to="/gallery">
            {home.gallery.more}
          </ButtonLink>
        </Section>
        <Section
          id="programs"
          title={home.programs.title}
          lead={<Worded words={words}>{({ programsLead }) => programsLead}</Worded>}
          data-screen-only
        >
          <ProgramCards heading="h3" />
        </Section>
      </LazyHydration>
    </>
  );
}
