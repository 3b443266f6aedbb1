import { chakra } from '@chakra-ui/react';
import { picturesOf } from '@content/item';
import { useRef, type CSSProperties } from 'react';
import { Picture } from '../../../components/picture';
import { languageOf } from '../../../components/text';
import { SliderFoot } from './slider-foot';
import { isNear, slideAlt, TRANSITION, wrap } from './slides';
import { useSlides } from './use-slides';
import type { ListedAt } from '../../../data/listed';
import { getTexts } from '../../../texts';

/** Pixels a finger must travel sideways to turn the slide. */
const SWIPE = 40;

const Slide = chakra('li', {
  base: {
    gridArea: '1 / 1',
    position: 'relative',
    '& img': { height: 'full' },
  },
  variants: {
    shown: {
      true: { zIndex: 1, transition: 'opacity var(--transition)' },
      // The one that leaves stays as it is until the next one has come over it: nothing shines through both.
      false: {
        opacity: 0,
        visibility: 'hidden',
        transition: 'opacity 0s var(--transition), visibility 0s var(--transition)',
      },
    },
  },
});

/** The titles below the picture, where they cover nothing of it: as high as the longest, so that nothing moves. */
function Captions({ slides, index }: { slides: readonly ListedAt<'sliders'>[]; index: number }) {
  return (
    <chakra.div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'center',
        flex: '1',
        minWidth: '0',
        overflowWrap: 'anywhere',
      }}
      aria-hidden
    >
      {slides.map(({ _id, title }, i) => (
        <chakra.p
          key={_id}
          css={{ gridArea: '1 / 1', visibility: i === index ? 'visible' : 'hidden' }}
          lang={languageOf(title)}
        >
          {title}
        </chakra.p>
      ))}
    </chakra.div>
  );
}

/** The home page's pictures, one at a time. */
export function Slider({ slides }: { slides: readonly ListedAt<'sliders'>[] }) {
  const count = slides.length;
  const state = useSlides(count);
  const touchedAt = useRef(0);
  const { index, point, focus } = state;
  return (
    <chakra.section
      css={{
        position: 'relative',
        '--ratio': { base: '4 / 3', sm: '16 / 9' },
        // A low window sees the whole picture: it is narrower there, not flatter.
        maxWidth: 'max(18rem, 70svh * var(--ratio))',
        marginInline: 'auto',
      }}
      aria-roledescription="carousel"
      aria-label={getTexts().home.slider.label}
      data-moving={count > 1 || undefined}
      // A finger that has been lifted rests nowhere.
      onPointerEnter={({ pointerType }) => point(pointerType === 'mouse')}
      onPointerLeave={() => point(false)}
      onFocus={(event) => focus(event.target.matches(':focus-visible'))}
      onBlur={(event) => focus(event.currentTarget.contains(event.relatedTarget))}
    >
      <chakra.ul
        css={{
          display: 'grid',
          gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', // a tall picture must not grow out of the frame
          overflow: 'hidden',
          borderRadius: 'lg',
          background: 'bg.band',
          aspectRatio: 'var(--ratio)',
        }}
        style={{ '--transition': `${TRANSITION}ms` } as CSSProperties}
        aria-live={state.moves ? 'off' : 'polite'}
        onTouchStart={(event) => (touchedAt.current = event.touches[0]?.clientX ?? 0)}
        onTouchEnd={(event) => {
          const way = (event.changedTouches[0]?.clientX ?? 0) - touchedAt.current;
          if (count > 1 && Math.abs(way) > SWIPE) state.step(way < 0 ? 1 : -1);
        }}
      >
        {slides.map((slide, i) => (
          <Slide key={slide._id} aria-roledescription="slide" aria-hidden={i !== index} shown={i === index}>
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
          </Slide>
        ))}
      </chakra.ul>
      <SliderFoot
        count={count}
        index={index}
        paused={state.paused}
        onShow={state.show}
        onStep={(by) => state.show(wrap(index, by, count))}
        onTogglePause={state.togglePause}
      >
        <Captions slides={slides} index={index} />
      </SliderFoot>
    </chakra.section>
  );
}
