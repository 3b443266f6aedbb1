import { pagePath, picturesOf, timesOf } from '@content/items/item';
import { story as storyType } from '@site/types/story';
import type { ComponentProps } from 'react';
import { Card, CardGrid } from '../../../components/card';
import type { ListedAt } from '../../../data/pages/listed';

interface StoryCardsProps extends Pick<ComponentProps<typeof Card>, 'heading' | 'isNarrow'> {
  readonly stories: readonly ListedAt<'stories'>[];
  /** The first picture is seen at once. */
  readonly isFirst?: boolean;
}

/** Stories as cards: the first picture, the date, the title and the beginning of the text. */
export const StoryCards = ({ stories, isFirst = false, ...look }: StoryCardsProps) => (
  <CardGrid>
    {stories.map((story, i) => (
      <li key={story._id} data-entry>
        <Card
          title={story.title}
          text={story.description}
          date={timesOf(story).createdAt}
          to={pagePath(storyType, story)}
          picture={picturesOf(story, 'imageUrls')[0]}
          eager={isFirst && i === 0}
          {...look}
        />
      </li>
    ))}
  </CardGrid>
);
