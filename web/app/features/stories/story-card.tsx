import type { ItemAt } from '@content';
import { Card } from '../../components/card';

/** A story in a list: the first picture, the date, the title and the beginning of the text (specification section 2). */
export function StoryCard({ story, heading }: { story: ItemAt<'stories'>; heading?: 'h2' | 'h3' }) {
  const { _id, title, description, createdAt, imageUrls, files } = story;
  return (
    <Card
      title={title}
      text={description}
      date={createdAt}
      to={`/story/${_id}`}
      picture={files.imageUrls?.[0]}
      address={imageUrls[0] ?? null}
      {...(heading ? { heading } : {})}
    />
  );
}
