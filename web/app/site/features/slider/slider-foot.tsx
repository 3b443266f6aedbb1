import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../components/icons';
import { RoundButton } from '../../../components/round-button';
import { getTexts } from '../../../texts';

interface SliderFootProps {
  readonly count: number;
  readonly index: number;
  readonly paused: boolean;
  readonly onShow: (index: number) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onTogglePause: () => void;
  readonly children: ReactNode;
}

/**
 * One dot for each slide, in one line and each large enough for a finger: where the line is too short for all of them it
 * scrolls by itself to the one that is shown.
 */
function Dots({ count, index, onShow }: Pick<SliderFootProps, 'count' | 'index' | 'onShow'>) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dot = line.current?.children[index];
    if (!(dot instanceof HTMLElement) || !line.current) return;
    const { clientWidth } = line.current;
    line.current.scrollTo({ left: dot.offsetLeft - (clientWidth - dot.offsetWidth) / 2 });
  }, [index]);
  return (
    <chakra.div
      ref={line}
      css={{
        position: 'relative', // the dots' places are measured from here
        display: 'flex',
        minWidth: '0',
        overflowX: 'auto',
        scrollBehavior: 'smooth',
        overscrollBehaviorX: 'contain',
        scrollbarWidth: 'none',
      }}
    >
      {Array.from({ length: count }, (_, i) => (
        <chakra.button
          key={i}
          css={{
            display: 'grid',
            placeItems: 'center',
            flex: '0 0 1.5rem',
            height: 'target',
            cursor: 'pointer',
            _focusVisible: { outlineOffset: '-3px' }, // the line would cut it off
          }}
          type="button"
          aria-label={getTexts().home.slider.show(i + 1)}
          aria-current={i === index}
          onClick={() => onShow(i)}
        >
          <chakra.span
            css={{
              display: 'block',
              height: '0.625rem',
              width: i === index ? '1.25rem' : '0.625rem',
              borderRadius: 'full',
              background: i === index ? 'accent.solid' : 'transparent',
              borderWidth: '2px',
              borderColor: i === index ? 'accent.solid' : 'fg.muted',
            }}
          />
        </chakra.button>
      ))}
    </chakra.div>
  );
}

/** Below the picture: its caption, and, where there is more than one slide, pause, one dot for each, previous and next. */
export function SliderFoot(props: SliderFootProps) {
  const { count, index, paused, onShow, onStep, onTogglePause, children } = props;
  const several = count > 1;
  const texts = getTexts().home.slider;
  return (
    <chakra.div
      css={{
        display: 'flex',
        flexDirection: { base: 'column', sm: 'row' },
        gap: { base: '2', sm: '6' },
        marginTop: '3',
      }}
    >
      <chakra.div
        css={{
          flex: { sm: '1 0 12rem' },
          minWidth: '0',
          display: 'flex',
          alignItems: 'center',
          gap: '4',
          minHeight: 'target',
        }}
      >
        {several ? (
          <RoundButton
            data-needs-script
            aria-label={paused ? texts.play : texts.pause}
            onClick={onTogglePause}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </RoundButton>
        ) : null}
        {children}
      </chakra.div>
      {several ? (
        <chakra.div
          css={{
            minWidth: '0',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '3',
          }}
          data-needs-script
        >
          <Dots count={count} index={index} onShow={onShow} />
          <RoundButton
            css={{ marginInlineStart: 'auto' }}
            aria-label={texts.previous}
            onClick={() => onStep(-1)}
          >
            <Icon name="chevronLeft" />
          </RoundButton>
          <RoundButton aria-label={texts.next} onClick={() => onStep(1)}>
            <Icon name="chevronRight" />
          </RoundButton>
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
