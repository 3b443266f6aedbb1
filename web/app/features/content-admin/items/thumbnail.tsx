import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { type AnyItem, type ContentPath, type ContentTypeDefinition, fileFields } from '@content';
import { webpOf } from '@content/items/item';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { useNear } from '../../../components/use-near';
import { focusPosition } from '../../../data/formats/focus-position';
import { faceOf } from '../../admin-ui/labels';

/** Where a picture stands, or the sign of what has none. */
export const ThumbnailFrame = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    aspectRatio: '4 / 3',
    flexShrink: 0,
    borderRadius: 'sm',
    overflow: 'hidden',
    background: 'bg.band',
    backgroundSize: 'cover',
    color: 'fg.muted',
    width: '4.5rem',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

export interface ThumbnailProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem;
  readonly css?: SystemStyleObject;
  /** It stands in the window from the first: its picture need not wait until that has been looked at. */
  readonly isFirst?: boolean;
}

/**
 * An item's picture or the first page of its PDF, small, or the sign of its type; nothing for types without files.
 * It is fetched once it comes near the window: a browser's own lazy loading fetches a whole list on a weak line.
 */
export function Thumbnail({ type, item, css: style = {}, isFirst = false }: ThumbnailProps) {
  const picture = faceOf(type, item);
  const hasFile = fileFields(type).length > 0;
  const [frame, isNear] = useNear<HTMLSpanElement>(isFirst);
  if (!hasFile) return null;
  if (!picture)
    return (
      <ThumbnailFrame css={style}>
        <AdminIcon name={type.path as ContentPath} />
      </ThumbnailFrame>
    );
  return (
    <ThumbnailFrame ref={frame} css={style} style={{ backgroundImage: `url(${picture.placeholder})` }}>
      {isNear && <img src={webpOf(picture)} alt="" style={{ objectPosition: focusPosition(picture) }} />}
    </ThumbnailFrame>
  );
}
