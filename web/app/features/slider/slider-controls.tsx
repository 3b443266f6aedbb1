import { chakra } from '@chakra-ui/react';
import { Icon } from '../../components/icons';
import { RoundButton } from '../../components/round-button';

interface SliderControlsProps {
  readonly count: number;
  readonly index: number;
  readonly paused: boolean;
  readonly onShow: (index: number) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onTogglePause: () => void;
}

function Dots({ count, index, onShow }: Pick<SliderControlsProps, 'count' | 'index' | 'onShow'>) {
  return (
    <chakra.div display="flex" flexWrap="wrap" justifyContent="center">
      {Array.from({ length: count }, (_, i) => (
        <chakra.button
          key={i}
          type="button"
          aria-label={`Show slide ${i + 1}`}
          aria-current={i === index}
          onClick={() => onShow(i)}
          display="grid"
          placeItems="center"
          width="1.75rem"
          height="target"
          cursor="pointer"
        >
          <chakra.span
            display="block"
            height="0.625rem"
            width={i === index ? '1.5rem' : '0.625rem'}
            borderRadius="full"
            background={i === index ? 'accent.solid' : 'transparent'}
            borderWidth="2px"
            borderColor={i === index ? 'accent.solid' : 'fg.muted'}
          />
        </chakra.button>
      ))}
    </chakra.div>
  );
}

/** Previous, next, one dot per slide and pause; only where there is more than one slide. */
export function SliderControls({ count, index, paused, onShow, onStep, onTogglePause }: SliderControlsProps) {
  return (
    <chakra.div
      data-needs-script
      data-screen-only
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      marginTop="3"
    >
      <RoundButton aria-label={paused ? 'Play slides' : 'Pause slides'} onClick={onTogglePause}>
        <Icon name={paused ? 'play' : 'pause'} />
      </RoundButton>
      <Dots count={count} index={index} onShow={onShow} />
      <chakra.div display="flex" gap="2">
        <RoundButton aria-label="Previous slide" onClick={() => onStep(-1)}>
          <Icon name="chevronLeft" />
        </RoundButton>
        <RoundButton aria-label="Next slide" onClick={() => onStep(1)}>
          <Icon name="chevronRight" />
        </RoundButton>
      </chakra.div>
    </chakra.div>
  );
}
