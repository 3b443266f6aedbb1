import { css } from '#styled-system/css';
import type { SystemStyleObject } from '#styled-system/types';
import { formatDate } from './text';

interface DateLineProps {
  /** ISO 8601; without it there is no line. */
  readonly date: string | undefined;
  readonly css?: SystemStyleObject;
}

export function DateLine({ date, css: style }: DateLineProps) {
  if (!date) return null;
  return (
    <p className={css({ color: 'fg.muted' }, style)}>
      <time dateTime={date}>{formatDate(date)}</time>
    </p>
  );
}
