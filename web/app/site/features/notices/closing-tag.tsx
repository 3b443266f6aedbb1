import { defineStyle } from '@chakra-ui/react';
import { useToday } from '../../../data/device/use-today';
import { getTexts } from '../../../texts';
import { closesSoon, closingWords, hasClosed, type NoticeFacts } from './closing-labels';

/** The look of a notice's tags, for the recipe around them. */
export const tags = defineStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  fontSize: 'sm',
  '& span': {
    paddingInline: { base: '2', _print: '0' },
    borderRadius: 'sm',
    fontWeight: 'bold',
    background: 'bg.band',
  },
  '& [data-closing=later]': { background: 'bg.success', color: 'fg.success' },
  '& [data-closing=soon]': { background: 'bg.soon' },
  '& [data-closing=closed]': { color: 'fg.muted' },
});

interface ClosingTagProps {
  readonly notice: NoticeFacts;
  /** The day on which it closed stands beside the tag. */
  readonly isDayShown?: boolean;
}

/** Kind and closing day of a notice in a line; nothing without either. */
export function ClosingTag({ notice, isDayShown = false }: ClosingTagProps) {
  const { kind = '' } = notice;
  const today = useToday();
  const isClosed = hasClosed(notice, today);
  const words = isClosed && isDayShown ? '' : closingWords(notice, today);
  if (kind === '' && words === '') return null;
  return (
    <p data-part="tags">
      {kind ? <span>{getTexts().choice(kind)}</span> : null}
      {words ? (
        // The number of days left would be wrong by the time a printed page is read.
        <span
          data-closing={isClosed ? 'closed' : closesSoon(notice, today) ? 'soon' : 'later'}
          data-screen-only={isClosed ? undefined : true}
        >
          {words}
        </span>
      ) : null}
    </p>
  );
}
