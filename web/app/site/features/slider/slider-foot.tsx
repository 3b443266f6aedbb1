import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../components/icons';
import { getTexts } from '../../../texts';
import type { useSlides } from './use-slides';

interface SliderFootProps {
  readonly count: number;
  readonly slides: ReturnType<typeof useSlides>;
  readonly children: ReactNode;
}

/**
 * One dot for each slide, in one line and each large enough for a finger: where the line is too short for all of them it
 * scrolls by itself to the one that is shown.
 */
function Dots({ count, slides: { index, show } }: Omit<SliderFootProps, 'children'>) {
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

/** Below the picture: its caption, and, where there is more than one slide, pause, one dot for each, previous and next. */
export function SliderFoot({ count, slides, children }: SliderFootProps) {
  const { paused, step, togglePause } = slides;
  const several = count > 1;
  const texts = getTexts().home.slider;
  return (
    <div data-part="foot">
      <div data-part="caption">
        {several ? (
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
        {children}
      </div>
      {several ? (
        <div data-part="steps" data-needs-script>
          <Dots count={count} slides={slides} />
          <button type="button" data-round-button aria-label={texts.previous} onClick={() => step(-1)}>
            <Icon name="chevronLeft" />
          </button>
          <button type="button" data-round-button aria-label={texts.next} onClick={() => step(1)}>
            <Icon name="chevronRight" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
