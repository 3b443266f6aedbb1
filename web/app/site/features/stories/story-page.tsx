import { story as storyType } from '@site/types/story';
import { Further } from '../../../components/further';
import { ItemPage } from '../../../components/item-page';
import { ignoringPhoto, pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { readItemWithPage, readRelated } from '../../../data/pages/read-item';
import { Article } from '../article/article';
import { StoryCards } from './story-cards';
import { ProgramOf, readProgramOf } from '../../program-of';
import { SupportLink } from '../../support-link';
import type { Route } from './+types/story-page';
import { getTexts } from '../../../texts';

const reads = pageReads((reader, { params }) => {
  const item = readItemWithPage<'stories'>(reader, storyType, params.id);
  return {
    item,
    program: readProgramOf(reader, item),
    further: readRelated<'stories'>(reader, storyType, item, { isOlderFirst: true }),
  };
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);
export const shouldRevalidate = ignoringPhoto;

export default function StoryPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { item, program, further } = loaderData;
  const texts = getTexts().stories;
  return (
    <ItemPage of={item} id={id} type={storyType} texts={texts}>
      {(story, back) => (
        <>
          <Article
            type={storyType}
            item={story}
            back={back}
            tags={<ProgramOf of={program} after={id} />}
            end={<SupportLink />}
          />
          <Further of={further} after={id} title={texts.further}>
            {(items) => <StoryCards stories={items} heading="h3" isNarrow />}
          </Further>
        </>
      )}
    </ItemPage>
  );
}
