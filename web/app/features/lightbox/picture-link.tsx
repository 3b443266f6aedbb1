import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';
import { prefetchLightbox } from './lightbox-host';
import type { LightboxPicture } from './lightbox-store';
import { getTexts } from '../../texts';

interface PictureLinkProps {
  readonly picture: LightboxPicture;
  readonly onOpen: (id: string) => void;
  readonly css?: SystemStyleObject;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A picture to click: opens it in the lightbox; without JavaScript, or in a new tab, the picture itself. */
export function PictureLink({
  picture: { id, title, picture },
  onOpen,
  css: own,
  style,
  children,
}: PictureLinkProps) {
  return (
    <chakra.a
      css={[{ display: 'block' }, own]}
      style={style}
      href={picture?.url}
      data-in-place
      aria-label={getTexts().lightbox.open(title)}
      onPointerEnter={prefetchLightbox}
      onFocus={prefetchLightbox}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      {children}
    </chakra.a>
  );
}
