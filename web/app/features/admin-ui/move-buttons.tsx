import { IconButton } from '@chakra-ui/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { flushSync } from 'react-dom';

export interface MoveButtonsProps {
  /** The name of the entry, for screen readers. */
  readonly name: string;
  /** Its index, and how many there are. */
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** Two buttons that move an entry of a list by one place. */
export function MoveButtons({ name, at, count, onMove }: MoveButtonsProps) {
  return (
    <>
      {([-1, 1] as const).map((by) => {
        const to = at + by;
        const Arrow = by < 0 ? ArrowUp : ArrowDown;
        return (
          <IconButton
            key={by}
            variant="ghost"
            aria-label={`Move ${by < 0 ? 'up' : 'down'}: ${name}`}
            aria-disabled={to < 0 || to >= count}
            onClick={({ currentTarget }) => {
              if (to < 0 || to >= count) return;
              flushSync(() => onMove(to));
              currentTarget.focus(); // it has lost the focus where its entry went to another place of the document
            }}
          >
            <Arrow aria-hidden size="1.25rem" />
          </IconButton>
        );
      })}
    </>
  );
}
