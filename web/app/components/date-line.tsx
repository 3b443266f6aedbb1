import { formatDate } from './text';
import { getTexts } from '../texts';

interface DateLineProps {
  /** ISO 8601; nothing is rendered without it. */
  readonly date: string | undefined;
  /** Labelled as the date of posting, for use beside other dates. */
  readonly isPosting?: boolean;
}

/** A date in words, styled by its surroundings (`[data-date]`). */
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
