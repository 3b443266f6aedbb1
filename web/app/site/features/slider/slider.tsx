import { chakra } from '@chakra-ui/react';
import { picturesOf } from '@content/items/item';
import { LazyMotion, m, useReducedMotion } from 'framer-motion';
import { useRef, useState } from 'react';
import { Picture } from '../../../components/picture';
import { roundButton } from '../../../components/round-button';
import { languageOf } from '../../../components/text';
import { SliderFoot } from './slider-foot';
import { isNear, slideAlt, TRANSITION } from './slides';
import { useSlides } from './use-slides';
import type { ListedAt } from '../../../data/pages/listed';
import { getTexts } from '../../../texts';

/** Pixels a finger must travel sideways to turn the slide. */
const SWIPE = 40;

const Carousel = chakra('section', {
  base: {
    position: 'relative',
    '--ratio': { base: '4 / 3', sm: '16 / 9' },
    // A low window sees the whole picture: it is narrower there, not flatter.
    maxWidth: 'max(18rem, 70svh * var(--ratio))',
    marginInline: 'auto',
    '& ul': {
      display: 'grid',
      gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', // a tall picture must not grow out of the frame
      overflow: 'hidden',
      borderRadius: 'lg',
      background: 'bg.band',
      aspectRatio: 'var(--ratio)',
    },
    '& li': { gridArea: '1 / 1', position: 'relative' },
    '& li[aria-hidden=false]': { zIndex: 1 },
    // The one that leaves stays as it is until the next one has come over it: nothing shines through both.
    '& li[aria-hidden=true]': { visibility: 'hidden', transition: `visibility 0s ${TRANSITION}ms` },
    '& [data-part=foot]': {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      gap: { base: '2', sm: '6' },
      marginTop: '3',
    },
    '& [data-part=caption]': {
      flex: { sm: '1 0 12rem' },
      minWidth: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minHeight: 'target',
    },
    '& [data-part=steps]': {
      minWidth: '0',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
    },
    '& [data-round-button]': roundButton,
    '& [data-part=dots]': {
      position: 'relative', // the dots' places are measured from here
      display: 'flex',
      minWidth: '0',
      marginInlineEnd: 'auto',
      overflowX: 'auto',
      scrollBehavior: 'smooth',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
    },
    '& [data-part=dots] button': {
      display: 'grid',
      placeItems: 'center',
      flex: '0 0 1.5rem',
      height: 'target',
      cursor: 'pointer',
      _focusVisible: { outlineOffset: '-3px' }, // the line would cut it off
    },
    '& [data-part=dots] span': {
      display: 'block',
      boxSize: '0.625rem',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'fg.muted',
    },
    '& [aria-current=true] span': {
      width: '1.25rem',
      background: 'accent.solid',
      borderColor: 'accent.solid',
    },
    // The titles below the picture, where they cover nothing of it: as high as the longest, so that nothing moves.
    '& [data-part=captions]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      flex: '1',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    '& [data-part=captions] p': { gridArea: '1 / 1', '&:not([data-shown])': { visibility: 'hidden' } },
  },
});

/** The home page's pictures, one at a time. */
export function Slider({ slides }: { slides: readonly ListedAt<'sliders'>[] }) {
  const count = slides.length;
  const state = useSlides(count);
  const touchedAt = useRef(0);
  /** Until framer-motion has come the slides change at once. */
  const [canFade, setCanFade] = useState(false);
  const seconds = useReducedMotion() ? 0 : TRANSITION / 1000;
  const { index, point, focus } = state;
  const loadMotion = async () => {
    const { default: features } = await import('./slider-motion');
    setCanFade(true);
    return features;
  };
  return (
    <Carousel
      aria-roledescription="carousel"
      aria-label={getTexts().home.slider.label}
      // A finger that has been lifted rests nowhere.
      onPointerEnter={({ pointerType }) => point(pointerType === 'mouse')}
      onPointerLeave={() => point(false)}
      onFocus={(event) => focus(event.target.matches(':focus-visible'))}
      onBlur={(event) => focus(event.currentTarget.contains(event.relatedTarget))}
    >
      <ul
        aria-live={state.moves ? 'off' : 'polite'}
        onTouchStart={(event) => (touchedAt.current = event.touches[0]?.clientX ?? 0)}
        onTouchEnd={(event) => {
          const way = (event.changedTouches[0]?.clientX ?? 0) - touchedAt.current;
          if (count > 1 && Math.abs(way) > SWIPE) state.step(way < 0 ? 1 : -1);
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
              {i === index || (state.isAlive && isNear(i, index, count)) ? (
                <Picture
                  picture={picturesOf(slide, 'imageUrl')[0]}
                  alt={slideAlt(slide.title, i)}
                  sizes="(min-width: 75rem) 70rem, 92vw"
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
      <SliderFoot count={count} slides={state}>
        <div data-part="captions" aria-hidden>
          {slides.map(({ _id, title }, i) => (
            <p key={_id} lang={languageOf(title)} data-shown={i === index || undefined}>
              {title}
            </p>
          ))}
        </div>
      </SliderFoot>
    </Carousel>
  );
}
