import { css } from '#styled-system/css';
import type { SystemStyleObject } from '#styled-system/types';
import { useToday } from '../../data/use-today';
import type { NoticeFacts } from './closing-words';
import { closingWords } from './closing-words';

const tag = {
  display: 'inline-block',
  paddingInline: { base: '2', _print: '0' },
  borderRadius: 'sm',
  fontWeight: 'bold',
} as const;

/** What a notice is and how long it is open, in a line; nothing where it says neither. */
export function ClosingTag({ notice, css: style }: { notice: NoticeFacts; css?: SystemStyleObject }) {
  const { kind = '', closesOn = '' } = notice;
  const today = useToday();
  const words = closingWords(closesOn, today);
  if (kind === '' && words === '') return null;
  const isClosed = closesOn !== '' && closesOn < today;
  return (
    <p
      className={css(
        { display: 'flex', flexWrap: 'wrap', gap: '2', fontSize: 'sm', marginBlock: '2' },
        style,
      )}
      data-state={isClosed ? 'closed' : 'open'}
    >
      {kind ? <span className={css(tag, { background: 'bg.band' })}>{kind}</span> : null}
      {words ? (
        <span
          className={css(tag, {
            background: isClosed ? 'bg.band' : 'bg.success',
            color: isClosed ? 'fg.muted' : 'fg.success',
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
