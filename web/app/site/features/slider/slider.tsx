import { chakra } from '@chakra-ui/react';
import type { PointerEvent } from 'react';
import { Icon } from '../../../components/icons';
import { roundButton } from '../../../components/round-button';
import { languageOf } from '../../../components/text';
import type { ListedAt } from '../../../data/pages/listed';
import { getTexts } from '../../../texts';
import { SlideDots, slideDots } from './slide-dots';
import { SlideStack, slideStack } from './slide-stack';
import { useSlides } from './use-slides';

const Carousel = chakra('section', {
  base: {
    position: 'relative',
    '--ratio': { base: '4 / 3', sm: '16 / 9' },
    // In a low window the picture is narrower, not flatter, and still seen whole.
    maxWidth: 'max(18rem, 70svh * var(--ratio))',
    marginInline: 'auto',
    '& ul': slideStack,
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
    '& [data-part=dots]': slideDots,
    // As high as the longest title, so that nothing moves.
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

/** The home page's pictures, one at a time; where there are several, with pause, a dot for each, previous and next. */
export function Slider({ slides }: { slides: readonly ListedAt<'sliders'>[] }) {
  const count = slides.length;
  const { index, isMotionReduced, moves, paused, show, step, togglePause, point, focus } = useSlides(count);
  const texts = getTexts().home.slider;
  // A lifted finger does not hover; a mouse that was there before the page came alive is noticed as it moves.
  const hover = ({ pointerType }: PointerEvent) => point(pointerType === 'mouse');
  return (
    <Carousel
      aria-roledescription="carousel"
      aria-label={texts.label}
      onPointerEnter={hover}
      onPointerMove={hover}
      onPointerLeave={() => point(false)}
      onFocus={(event) => focus(event.target.matches(':focus-visible'))}
      onBlur={(event) => focus(event.currentTarget.contains(event.relatedTarget))}
    >
      <SlideStack slides={slides} index={index} isMotionReduced={isMotionReduced} moves={moves} step={step} />
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
            <SlideDots count={count} index={index} show={show} />
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
