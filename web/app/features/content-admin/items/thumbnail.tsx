import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { type AnyItem, type ContentPath, type ContentTypeDefinition, fileFields } from '@content';
import { type ShownPicture, webpOf } from '@content/items/item';
import type { ReactNode } from 'react';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { useNear } from '../../../components/use-near';
import { focusPosition } from '../../../data/formats/focus-position';

const Frame = chakra('span', {
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

interface PictureThumbnailProps extends Pick<ThumbnailProps, 'css' | 'isFirst'> {
  readonly picture: ShownPicture | undefined;
  readonly fallback: ReactNode;
  readonly alt?: string | undefined;
  /** Which part fills the frame, by default what matters most. */
  readonly position?: string | undefined;
}

/**
 * A picture in a 4 : 3 frame. It is fetched once it comes near the window: a browser's own lazy loading fetches a whole list on a
 * weak line.
 */
export function PictureThumbnail({
  picture,
  fallback,
  alt = '',
  position,
  css: style = {},
  isFirst = false,
}: PictureThumbnailProps) {
  const [frame, isNear] = useNear<HTMLSpanElement>(isFirst);
  if (!picture) return <Frame css={style}>{fallback}</Frame>;
  const objectPosition = position ?? focusPosition(picture);
  return (
    <Frame ref={frame} css={style} style={{ backgroundImage: `url(${picture.placeholder})` }}>
      {isNear && <img src={webpOf(picture)} alt={alt} style={{ objectPosition }} />}
    </Frame>
  );
}

/** The picture of an item in a list: its first picture, otherwise the first page of its first PDF. */
export function coverOf(type: ContentTypeDefinition, item: AnyItem): ShownPicture | undefined {
  const files = fileFields(type).flatMap(([name]) => item.files[name] ?? []);
  const covers = files.flatMap((file) => (file.kind === 'document' && file.cover ? [file.cover] : []));
  return files.find((file) => file.kind === 'picture') ?? covers[0];
}

export interface ThumbnailProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem;
  readonly css?: SystemStyleObject;
  /** It is in the first window: its picture is fetched at once. */
  readonly isFirst?: boolean;
}

/** An item's picture, the first page of its PDF or the sign of its type, small; nothing for types without files. */
export function Thumbnail({ type, item, ...thumbnail }: ThumbnailProps) {
  if (fileFields(type).length === 0) return null;
  return (
    <PictureThumbnail
      picture={coverOf(type, item)}
      fallback={<AdminIcon name={type.path as ContentPath} />}
      {...thumbnail}
    />
  );
}
