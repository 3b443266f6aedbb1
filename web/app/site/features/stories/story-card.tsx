import { pagePath, picturesOf, timesOf } from '@content/items/item';
import { story as storyType } from '@site/types/story';
import type { ComponentProps } from 'react';
import { Card, CardGrid } from '../../../components/card';
import type { ListedAt } from '../../../data/listed';

interface StoryCardProps extends Pick<ComponentProps<typeof Card>, 'heading' | 'eager' | 'isNarrow'> {
  readonly story: ListedAt<'stories'>;
}

/** A story in a list: the first picture, the date, the title and the beginning of the text. */
export function StoryCard({ story, ...look }: StoryCardProps) {
  const { title, description } = story;
  return (
    <Card
      title={title}
      text={description}
      date={timesOf(story).createdAt}
      to={pagePath(storyType, story)}
      picture={picturesOf(story, 'imageUrls')[0]}
      {...look}
    />
  );
}

/** A few stories at the end of an article. */
export const StoryCards = ({ stories }: { stories: readonly ListedAt<'stories'>[] }) => (
  <CardGrid>
    {stories.map((story) => (
      <li key={story._id}>
        <StoryCard story={story} heading="h3" isNarrow />
      </li>
    ))}
  </CardGrid>
);
