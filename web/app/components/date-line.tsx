import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { dateInWords } from './text';

interface DateLineProps extends ComponentProps<typeof chakra.p> {
  /** ISO 8601; without it there is no line. */
  readonly date: string | undefined;
}

/** The day on which an item was published, in words. */
export function DateLine({ date, fontSize, ...style }: DateLineProps) {
  if (!date) return null;
  return (
    <chakra.p fontSize={fontSize} color="fg.muted" {...style}>
      <time dateTime={date}>{dateInWords(date)}</time>
    </chakra.p>
  );
}
