import type { ComponentProps } from 'react';
import { useEffect, useRef } from 'react';
import { Input } from './input-field';

/**
 * Stands for what somebody has typed and no calendar has, such as the 31st of February. The browser itself gives '' for it,
 * as for an empty field; whatever checks a day refuses this.
 */
const UNREADABLE = 'unreadable';

/** What is wrong with a day as it was typed, or undefined. */
export const dayProblem = (day: unknown): string | undefined =>
  day === UNREADABLE ? 'This is not a day of the calendar.' : undefined;

export interface DayInputProps extends Omit<
  ComponentProps<typeof Input>,
  'ref' | 'type' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown'
> {
  readonly value: string;
  readonly onValue: (day: string) => void;
}

/** A day, chosen in the browser's own calendar or typed: see `dayProblem`. */
export function DayInput({ value, onValue, ...props }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const tell = ({ currentTarget: { validity, value: day } }: React.SyntheticEvent<HTMLInputElement>) =>
    onValue(validity.badInput ? UNREADABLE : day);
  useEffect(() => {
    // What was typed is given up, by an undo: it would stay to be seen, as for React the field is empty either way.
    if (value === '' && input.current?.validity.badInput && input.current !== document.activeElement)
      input.current.value = '';
  }, [value]);
  return (
    <Input
      {...props}
      ref={input}
      type="date"
      value={value === UNREADABLE ? '' : value}
      onChange={tell}
      // While it is being typed a day is never one: no browser tells of that before it is complete, or left.
      onBlur={tell}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.ctrlKey || event.metaKey) tell(event); // saves without leaving it
      }}
    />
  );
}
