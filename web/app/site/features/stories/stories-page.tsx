import { story as storyType } from '@site/types/story';
import { ListPage } from '../../../components/list-page';
import { pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { pageSizes, readList } from '../../../data/pages/read-list';
import { StoryCards } from './story-cards';
import type { Route } from './+types/stories-page';
import { getTexts } from '../../../texts';

const query = { size: pageSizes.cards };
const reads = pageReads((reader, { search }) => ({
  stories: readList<'stories'>(reader, storyType, { ...query, after: search.get('after') }),
}));

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

export default function StoriesPage({ loaderData: { stories } }: Route.ComponentProps) {
  const texts = getTexts().stories;
  return (
    <ListPage type={storyType} texts={texts} list={stories} query={query} failedText={texts.failed}>
      {(items) => <StoryCards stories={items} isFirst />}
    </ListPage>
  );
}
