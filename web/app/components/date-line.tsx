import { formatDate } from './text';
import { getTexts } from '../texts';

interface DateLineProps {
  /** ISO 8601; without it there is no line. */
  readonly date: string | undefined;
  /** Beside other days it says that it is the one of posting. */
  readonly isPosting?: boolean;
}

/** A date in words; where it stands gives it its look (`[data-date]`). */
export function DateLine({ date, isPosting = false }: DateLineProps) {
  if (!date) return null;
  return (
    <p data-date>
      <time dateTime={date}>
        {isPosting ? getTexts().common.postedOn(formatDate(date)) : formatDate(date)}
      </time>
    </p>
  );
}
