import { picturesOf } from '@content/items/item';
import { blocksOf } from '@content/texts/rich-text';
import { Picture } from '../../../components/picture';
import { PopupContent } from './popup-content';
import type { Announcement } from './popup-store';

/** How wide its picture is: the `sizes` of an image. */
export const SIZES = '(min-width: 36rem) 34rem, 100vw';

/** An announcement as visitors get it. */
export function AnnouncementContent({ announcement }: { announcement: Announcement }) {
  const { title, content, buttonLink, buttonText } = announcement;
  const [shown] = picturesOf(announcement, 'imageUrl');
  return (
    <PopupContent
      title={title}
      content={content}
      blocks={blocksOf(announcement, 'content')}
      picture={
        shown ? (
          <Picture picture={shown} alt={shown.file?.alt || title} sizes={SIZES} eager hideWhenBroken />
        ) : null
      }
      buttonLink={buttonLink}
      buttonText={buttonText}
    />
  );
}
