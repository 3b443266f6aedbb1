import { defineStyle } from '@chakra-ui/react';
import { picturesOf } from '@content/items/item';
import { LazyMotion, m } from 'framer-motion';
import { useRef, useState } from 'react';
import { Picture } from '../../../components/picture';
import { useIsAlive } from '../../../data/device/use-in-browser';
import type { ListedAt } from '../../../data/pages/listed';
import { isNear, slideAlt, TRANSITION } from './slides';
import type { Slides } from './use-slides';

/** The pixels that a finger has to move sideways to change the slide. */
const SWIPE = 40;

/** The look of the stack (`ul`), for the carousel around it. */
export const slideStack = defineStyle({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', // a tall picture must not grow out of the frame
  overflow: 'hidden',
  borderRadius: 'lg',
  background: 'bg.band',
  aspectRatio: 'var(--ratio)',
  '& li': { gridArea: '1 / 1', position: 'relative' },
  '& li[aria-hidden=false]': { zIndex: 1 },
  // The previous slide stays until the next one has faded in over it, so that nothing shines through.
  '& li[aria-hidden=true]': { visibility: 'hidden', transition: `visibility 0s ${TRANSITION}ms` },
});

interface SlideStackProps extends Pick<Slides, 'index' | 'isMotionReduced' | 'moves' | 'step'> {
  readonly slides: readonly ListedAt<'sliders'>[];
}

/** The pictures, one above the other: the current one fades in, and a swipe changes it. */
export function SlideStack({ slides, index, isMotionReduced, moves, step }: SlideStackProps) {
  const count = slides.length;
  /** The server's page holds the first slide alone. */
  const isAlive = useIsAlive();
  const touchedAt = useRef(0);
  /** Slides change at once until framer-motion is loaded. */
  const [canFade, setCanFade] = useState(false);
  const seconds = isMotionReduced ? 0 : TRANSITION / 1000;
  const loadMotion = async () => {
    const { default: features } = await import('./slider-motion');
    setCanFade(true);
    return features;
  };
  return (
    <ul
      aria-live={moves ? 'off' : 'polite'}
      onTouchStart={(event) => (touchedAt.current = event.touches[0]?.clientX ?? 0)}
      onTouchEnd={(event) => {
        const way = (event.changedTouches[0]?.clientX ?? 0) - touchedAt.current;
        if (count > 1 && Math.abs(way) > SWIPE) step(way < 0 ? 1 : -1);
      }}
    >
      <LazyMotion features={loadMotion} strict>
        {slides.map((slide, i) => (
          <m.li
            key={slide._id}
            aria-roledescription="slide"
            aria-hidden={i !== index}
            initial={false}
            animate={canFade ? { opacity: i === index ? 1 : 0 } : undefined}
            transition={i === index ? { duration: seconds } : { duration: 0, delay: seconds }}
          >
            {i === index || (isAlive && isNear(i, index, count)) ? (
              <Picture
                picture={picturesOf(slide, 'imageUrl')[0]}
                alt={slideAlt(slide.title, i)}
                frameWidth={{ base: '92vw', lg: '70rem' }}
                ratio={4 / 3}
                ahead
                hideWhenBroken
                fill
              />
            ) : null}
          </m.li>
        ))}
      </LazyMotion>
    </ul>
  );
}
