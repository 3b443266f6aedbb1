import { defineStyle } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { getTexts } from '../../../texts';

/** The look of the dots, for the carousel around them. */
export const slideDots = defineStyle({
  position: 'relative', // the dots' places are measured from here
  display: 'flex',
  minWidth: '0',
  marginInlineEnd: 'auto',
  overflowX: 'auto',
  scrollBehavior: 'smooth',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '& button': {
    display: 'grid',
    placeItems: 'center',
    flex: '0 0 1.5rem',
    height: 'target',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: '-3px' }, // the scrolling line would cut it off
  },
  '& span': {
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
});

interface SlideDotsProps {
  readonly count: number;
  /** The current slide. */
  readonly index: number;
  readonly show: (index: number) => void;
}

/** A dot for each slide, large enough for a finger; a line too short for all of them scrolls to the current one. */
export function SlideDots({ count, index, show }: SlideDotsProps) {
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
