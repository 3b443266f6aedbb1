import { css } from '#styled-system/css';
import type { ItemPicture } from '@content/item';
import { Icon } from '../../../components/icons';
import { Picture } from '../../../components/picture';
import type { LightboxPicture } from '../../../features/lightbox/lightbox-store';
import { PictureLink } from '../../../features/lightbox/picture-link';
import { getTexts } from '../../../texts';

/** Width to height, as far as it is known. */
function ratioOf({ file }: ItemPicture): number {
  return file ? file.width / file.height : 1.6;
}

export function isTall(picture: ItemPicture | undefined): boolean {
  return picture !== undefined && ratioOf(picture) < 0.95;
}

/** How wide a picture is shown: as wide as its column, `isBeside` which facts stand, unless it would be too high. */
function sizesOf(ratio: number, tall: boolean, isBeside: boolean): string {
  const highest = (height: string) => `calc(${ratio.toFixed(3)} * ${height})`;
  return tall
    ? `(min-width: 60rem) min(21rem, ${highest('70svh')}), (min-width: 600px) min(36vw, ${highest('70svh')}), min(92vw, ${highest('34svh')})`
    : `${isBeside ? `(min-width: 900px) min(60vw, 40rem, ${highest('70svh')}), ` : ''}min(92vw, 54rem, ${highest('70svh')})`;
}

interface LeadPictureProps {
  readonly picture: LightboxPicture;
  /** Facts stand beside it. */
  readonly isBeside: boolean;
  readonly onOpen: (id: string) => void;
}

/**
 * The picture of an article, whole and never so high that no text is seen below it on the first screen; it opens large,
 * and without JavaScript the picture itself opens.
 */
export function LeadPicture({ picture: opened, isBeside, onOpen }: LeadPictureProps) {
  const { title, picture } = opened;
  if (!picture) return null;
  const tall = isTall(picture);
  return (
    <PictureLink
      css={{
        marginInline: tall ? { base: 'auto', sm: '0', _print: '0' } : undefined,
        maxWidth: 'full',
        '--height': tall ? { base: '34svh', sm: '70svh', _print: '5cm' } : { base: '70svh', _print: '5cm' },
        '& img': {
          borderRadius: tall ? 'sm' : 'lg',
          boxShadow: tall ? 'raised' : undefined, // a scan is as white as the page
          maxHeight: 'var(--height)',
          objectFit: 'contain',
        },
      }}
      picture={opened}
      onOpen={onOpen}
      // As wide as the picture is at its greatest height.
      style={{ width: `calc(${ratioOf(picture).toFixed(3)} * var(--height))` }}
    >
      <Picture
        picture={picture}
        alt={picture.file?.alt || title}
        sizes={sizesOf(ratioOf(picture), tall, isBeside)}
        eager
      />
      {tall ? (
        <span
          className={css({
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: '2',
            paddingBlock: '2',
            fontSize: 'sm',
            color: 'link.body',
          })}
          aria-hidden
          data-screen-only
        >
          <Icon name="expand" />
          {getTexts().common.openPicture}
        </span>
      ) : null}
    </PictureLink>
  );
}
