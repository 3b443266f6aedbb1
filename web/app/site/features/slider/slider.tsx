import { chakra } from '@chakra-ui/react';
import { picturesOf } from '@content/items/item';
import { LazyMotion, m } from 'framer-motion';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/icons';
import { Picture } from '../../../components/picture';
import { roundButton } from '../../../components/round-button';
import { languageOf } from '../../../components/text';
import { isNear, slideAlt, TRANSITION } from './slides';
import { useSlides } from './use-slides';
import type { ListedAt } from '../../../data/pages/listed';
import { getTexts } from '../../../texts';

/** The pixels that a finger travels sideways before the slide turns. */
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

/** A dot for each slide, large enough for a finger; a line too short for all of them scrolls to the current one. */
function Dots({ count, index, show }: Record<'count' | 'index', number> & { show: (at: number) => void }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dot = line.current?.children[index];
    if (!(dot instanceof HTMLElement) || !line.current) return;
    const { clientWidth } = line.current;
    line.current.scrollTo({ left: dot.offsetLeft - (clientWidth - dot.offsetWidth) / 2 });
  }, [index]);
  return (
    <div ref={line} data-part="dots">
      {Array.from({ length: count }, (_, i) => (
        <button
          key={i}
          type="button"
          aria-label={getTexts().home.slider.show(i + 1)}
          aria-current={i === index}
          onClick={() => show(i)}
        >
          <span />
        </button>
      ))}
    </div>
  );
}

/** The home page's pictures, one at a time. */
export function Slider({ slides }: { slides: readonly ListedAt<'sliders'>[] }) {
  const count = slides.length;
  const { isAlive, isMotionReduced, index, moves, paused, show, step, togglePause, point, focus } =
    useSlides(count);
  const texts = getTexts().home.slider;
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
    <Carousel
      aria-roledescription="carousel"
      aria-label={texts.label}
      // A finger that has been lifted rests nowhere.
      onPointerEnter={({ pointerType }) => point(pointerType === 'mouse')}
      onPointerLeave={() => point(false)}
      onFocus={(event) => focus(event.target.matches(':focus-visible'))}
      onBlur={(event) => focus(event.currentTarget.contains(event.relatedTarget))}
    >
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
      {/* Its caption, and, where there is more than one slide, pause, one dot for each, previous and next. */}
      <div data-part="foot">
        <div data-part="caption">
          {count > 1 ? (
            <button
              type="button"
              data-round-button
              data-needs-script
              aria-label={paused ? texts.play : texts.pause}
              onClick={togglePause}
            >
              <Icon name={paused ? 'play' : 'pause'} />
            </button>
          ) : null}
          <div data-part="captions" aria-hidden>
            {slides.map(({ _id, title }, i) => (
              <p key={_id} lang={languageOf(title)} data-shown={i === index || undefined}>
                {title}
              </p>
            ))}
          </div>
        </div>
        {count > 1 ? (
          <div data-part="steps" data-needs-script>
            <Dots count={count} index={index} show={show} />
            <button type="button" data-round-button aria-label={texts.previous} onClick={() => step(-1)}>
              <Icon name="chevronLeft" />
            </button>
            <button type="button" data-round-button aria-label={texts.next} onClick={() => step(1)}>
              <Icon name="chevronRight" />
            </button>
          </div>
        ) : null}
      </div>
    </Carousel>
  );
}
