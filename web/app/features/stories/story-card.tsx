import { pagePath, picturesOf, timesOf } from '@content/item';
import { story as storyType } from '@content/types/story';
import { Card } from '../../components/card';
import type { ListedAt } from '../../data/listed';

/** A story in a list: the first picture, the date, the title and the beginning of the text. */
export function StoryCard({ story, heading }: { story: ListedAt<'stories'>; heading?: 'h2' | 'h3' }) {
  const { title, description } = story;
  return (
    <Card
      title={title}
      text={description}
      date={timesOf(story).createdAt}
      to={pagePath(storyType, story)}
      picture={picturesOf(story, 'imageUrls')[0]}
      heading={heading}
    />
  );
}
