import { domMax, LazyMotion, m } from 'framer-motion';
import { useLayoutEffect, useRef } from 'react';
import { Picture } from '../../components/picture';
import type { LightboxPicture } from './lightbox-store';
import { getTexts } from '../../texts';

/** The height of the bar with caption and buttons at the bottom of the screen. */
const BAR_HEIGHT = '7.5rem';

/**
 * The greatest height of a picture that is seen whole: the room above the bar, with as much above the picture as below it; on a
 * low screen the picture takes more of it.
 */
const HIGHEST = `max(60dvh, 100dvh - ${BAR_HEIGHT} - 2.5rem)`;

/** The width of a large picture, which covers the screen. */
function coveringWidth({ picture }: LightboxPicture): string {
  const { width, height } = picture?.file ?? { width: 3, height: 2 };
  return `max(100vw, ${((100 * width) / height).toFixed(2)}vh)`;
}

/** Pixels a picture must be dragged sideways to turn to the next. */
const SWIPE = 60;

/** The pointer is in the picture's box but beside the picture itself, which is drawn whole in the middle of it. */
function isBeside({ currentTarget, clientX, clientY }: React.MouseEvent): boolean {
  const image = currentTarget.querySelector('img');
  if (!image) return false;
  const { left, top, width, height } = image.getBoundingClientRect();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(width / naturalWidth, height / naturalHeight);
  const isOver = (distance: number, length: number) => Math.abs(distance) > (length * scale) / 2;
  return (
    isOver(clientX - left - width / 2, naturalWidth) || isOver(clientY - top - height / 2, naturalHeight)
  );
}

interface LightboxStageProps {
  readonly shown: LightboxPicture;
  readonly large: boolean;
  readonly onLarge: (large: boolean) => void;
  /** Turns to the next or the previous picture; undefined where there is no other. */
  readonly onTurn: ((step: 1 | -1) => void) | undefined;
  readonly onClose: () => void;
}

/** The picture: whole, 80vw wide, to be drawn sideways; or, after a click on it, as large as the screen and scrolled. */
export function LightboxStage({ shown, large, onLarge, onTurn, onClose }: LightboxStageProps) {
  /** A click also ends a drag; that one does nothing. */
  const dragged = useRef(false);
  const stage = useRef<HTMLDivElement>(null);
  const { enlarged } = getTexts().lightbox;
  useLayoutEffect(() => {
    const { current } = stage;
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, [large]);
  const width = large ? coveringWidth(shown) : '80vw';
  return (
    <div
      ref={stage}
      data-stage
      onClick={({ target }) => target === stage.current && onClose()}
      tabIndex={large ? 0 : undefined}
      role={large ? 'group' : undefined}
      aria-label={large ? enlarged : undefined}
      style={{ paddingBottom: BAR_HEIGHT }}
    >
      <LazyMotion features={domMax} strict>
        <m.div
          key={shown.id}
          style={{ width, touchAction: large ? 'auto' : 'pan-y pinch-zoom' }}
          drag={onTurn && !large ? 'x' : false}
          dragSnapToOrigin
          onPointerDown={() => (dragged.current = false)}
          onDragStart={() => (dragged.current = true)}
          dragElastic={0.4}
          onDragEnd={(_event, { offset }) => {
            if (Math.abs(offset.x) > SWIPE) onTurn?.(offset.x < 0 ? 1 : -1);
          }}
        >
          {/* Else the browser would drag the picture itself, out of the page. */}
          <div
            onDragStart={(event) => event.preventDefault()}
            onClick={(event) => {
              if (dragged.current) return;
              if (!large && isBeside(event)) onClose();
              else onLarge(!large);
            }}
            style={{ '--highest': large ? 'none' : HIGHEST } as React.CSSProperties}
          >
            <Picture
              picture={shown.picture}
              alt={shown.picture?.file?.alt || shown.title}
              sizes={width}
              eager
            />
          </div>
        </m.div>
      </LazyMotion>
    </div>
  );
}
