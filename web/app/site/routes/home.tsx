import type { Reader } from '@content/api/contract';
import { gallery } from '@site/types/gallery';
import { notice } from '@site/types/notice';
import { slider } from '@site/types/slider';
import { story } from '@site/types/story';
import type { ReactNode } from 'react';
import { CardGrid } from '../../components/card';
import { Band, ButtonLink, Container, Lead, SectionTitle } from '../../components/layout';
import { Alert, Empty, Pending, UnavailableAlert } from '../../components/messages';
import { PageHead } from '../../components/page-head';
import { LazyHydration } from '../../components/lazy-hydration';
import { Await } from '../../components/await';
import { ignoringPhoto, pageClientLoader, pageLoader, type PageData } from '../../data/page-loaders';
import { readPage } from '../../data/list-pages';
import { type GlobalTexts, readGlobal, useOrganisation } from '../../data/globals';
import { DEFAULT_CATEGORY, TEASER_SIZE } from '../features/gallery/gallery-pictures';
import { GalleryTeaser } from '../features/gallery/gallery-teaser';
import { Hero } from '../features/hero/hero';
import { AboutTeaser } from '../features/home/about-teaser';
import { Impact } from '../features/home/impact';
import { Journey } from '../features/journey/journey';
import { NoticeList } from '../features/notices/notice-card';
import { ProgramCards } from '../features/programs/program-cards';
import { Slider } from '../features/slider/slider';
import { MOST_SLIDES, withFirstPlaceholder } from '../features/slider/slides';
import { StoryCard } from '../features/stories/story-card';
import type { Route } from './+types/home';
import { getTexts } from '../../texts';
import { Unavailable } from '../../components/not-found';

const reads = (reader: Reader) => ({
  words: readGlobal(reader, 'home', async () => (await import('@site/defaults/home')).homeDefaults),
  slides: readPage<'sliders'>(reader, slider, { size: MOST_SLIDES }).then(withFirstPlaceholder),
  notices: readPage<'notices'>(reader, notice, { size: 4, state: 'open' }),
  stories: readPage<'stories'>(reader, story, { size: 3 }),
  pictures: readPage<'galleries'>(reader, gallery, {
    size: TEASER_SIZE,
    filters: { category: DEFAULT_CATEGORY },
  }),
});

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);
export const shouldRevalidate = ignoringPhoto;

type Words = PageData<typeof reads>['words'];

/** Waits alone for the page's texts, in the room that it is going to take. */
function Worded({
  words,
  height,
  failed = null,
  children,
}: {
  words: Words;
  height?: string;
  failed?: ReactNode;
  children: (texts: GlobalTexts<'home'>) => ReactNode;
}) {
  return (
    <Await of={words} pending={<div style={{ minHeight: height ?? '1lh' }} />} failed={() => failed}>
      {children}
    </Await>
  );
}

/** The home page: its sections in the specified order. */
export default function Home({
  loaderData: { words, slides, notices, stories, pictures },
}: Route.ComponentProps) {
  const organisation = useOrganisation();
  const texts = getTexts().home;
  return (
    <>
      <Worded
        words={words}
        height="calc(100svh - 4rem)"
        failed={
          <Unavailable title={organisation.name}>
            <UnavailableAlert />
          </Unavailable>
        }
      >
        {(own) => (
          <>
            <PageHead title={organisation.name} description={`${organisation.tagline}. ${own.line}`} />
            <Hero texts={own} />
          </>
        )}
      </Worded>
      <Band surface="page" data-screen-only>
        <Container>
          <Await
            of={slides}
            pending={<Pending label={texts.slider.loading} />}
            failed={() => <Alert>{texts.slider.failed}</Alert>}
          >
            {({ items }) =>
              items.length === 0 ? <Empty>{texts.slider.empty}</Empty> : <Slider slides={items} />
            }
          </Await>
        </Container>
      </Band>
      <LazyHydration>
        <Await of={notices} pending={<Pending />} failed={() => null}>
          {({ items }) =>
            items.length === 0 ? null : (
              <Band aria-labelledby="notices">
                <Container display="grid" gap="8" gridTemplateColumns={{ lg: '1fr 2fr' }}>
                  <SectionTitle id="notices">{texts.notices}</SectionTitle>
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
      </LazyHydration>
      <LazyHydration>
        <Worded words={words} height="32rem">
          {(own) => <Impact texts={own} />}
        </Worded>
      </LazyHydration>
      <LazyHydration>
        <Worded words={words} height="40rem">
          {(own) => <AboutTeaser texts={own} />}
        </Worded>
      </LazyHydration>
      <LazyHydration>
        <Worded words={words} height="45rem">
          {(own) => <Journey texts={own} />}
        </Worded>
      </LazyHydration>
      <LazyHydration>
        <Band aria-labelledby="stories">
          <Container>
            <SectionTitle id="stories">{getTexts().stories.title}</SectionTitle>
            <Lead as="div" marginTop="3" marginBottom="10">
              <Worded words={words}>{({ storiesLead }) => storiesLead}</Worded>
            </Lead>
            <Await of={stories} pending={<Pending />} failed={() => null}>
              {({ items }) =>
                items.length === 0 ? (
                  <Empty>{getTexts().stories.empty}</Empty>
                ) : (
                  <CardGrid>
                    {items.map((item) => (
                      <li key={item._id}>
                        <StoryCard story={item} heading="h3" />
                      </li>
                    ))}
                  </CardGrid>
                )
              }
            </Await>
            <ButtonLink variant="outline" css={{ marginTop: '10' }} to="/stories">
              {getTexts().stories.back}
            </ButtonLink>
          </Container>
        </Band>
      </LazyHydration>
      <LazyHydration>
        <Band surface="warm" aria-labelledby="gallery">
          <Container>
            <SectionTitle marginBottom="10" id="gallery">
              {getTexts().gallery.title}
            </SectionTitle>
            <Await of={pictures} pending={<Pending />} failed={() => null}>
              {({ items }) => <GalleryTeaser items={items} />}
            </Await>
            <ButtonLink css={{ marginTop: '10' }} to="/gallery">
              {texts.gallery.more}
            </ButtonLink>
          </Container>
        </Band>
      </LazyHydration>
      <LazyHydration>
        <Band aria-labelledby="programs" data-screen-only>
          <Container>
            <SectionTitle id="programs">{texts.programs.title}</SectionTitle>
            <Lead as="div" marginTop="3" marginBottom="10">
              <Worded words={words}>{({ programsLead }) => programsLead}</Worded>
            </Lead>
            <ProgramCards heading="h3" />
          </Container>
        </Band>
      </LazyHydration>
    </>
  );
}
