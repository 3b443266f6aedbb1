import { css } from '#styled-system/css';
import { useToday } from '../../data/use-today';
import type { NoticeFacts } from './closing-labels';
import { closesSoon, closingWords, kindBeside } from './closing-labels';

const tag = {
  display: 'inline-block',
  paddingInline: { base: '2', _print: '0' },
  borderRadius: 'sm',
  fontWeight: 'bold',
} as const;

interface ClosingTagProps {
  readonly notice: NoticeFacts & { readonly title: string };
  /** The day on which it closed is told beside it. */
  readonly isDayTold?: boolean;
}

/** What a notice is and how long it is open, in a line; nothing where it says neither. */
export function ClosingTag({ notice, isDayTold = false }: ClosingTagProps) {
  const { closesOn = '' } = notice;
  const kind = kindBeside(notice, notice.title);
  const today = useToday();
  const isClosed = closesOn !== '' && closesOn < today;
  const words = isClosed && isDayTold ? '' : closingWords(notice, today);
  if (kind === '' && words === '') return null;
  const isSoon = closesSoon(closesOn, today);
  return (
    <p
      className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', fontSize: 'sm' })}
      data-state={isClosed ? 'closed' : 'open'}
    >
      {kind ? <span className={css(tag, { background: 'bg.band' })}>{kind}</span> : null}
      {words ? (
        <span
          className={css(tag, {
            background: isClosed ? 'bg.band' : isSoon ? 'bg.soon' : 'bg.success',
            color: isClosed ? 'fg.muted' : isSoon ? 'fg.body' : 'fg.success',
          })}
          // Days that are left are no longer so many when a sheet is read.
          data-screen-only={isClosed ? undefined : true}
        >
          {words}
        </span>
      ) : null}
    </p>
  );
}
