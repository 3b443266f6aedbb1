import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { formatDate } from './text';
import { getTexts } from '../texts';

interface DateLineProps {
  /** ISO 8601; without it there is no line. */
  readonly date: string | undefined;
  readonly css?: SystemStyleObject;
  /** Beside other days it says that it is the one of posting. */
  readonly isPosting?: boolean;
}

export function DateLine({ date, css: style, isPosting = false }: DateLineProps) {
  if (!date) return null;
  return (
    <chakra.p css={[{ color: 'fg.muted' }, style]}>
      <time dateTime={date}>
        {isPosting ? getTexts().common.postedOn(formatDate(date)) : formatDate(date)}
      </time>
    </chakra.p>
  );
}
