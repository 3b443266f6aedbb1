import { chakra } from '@chakra-ui/react';
import { useToday } from '../../../data/use-today';
import { closesSoon, closingWords, kindBeside, type NoticeFacts } from './closing-labels';

const tag = {
  display: 'inline-block',
  paddingInline: { base: '2', _print: '0' },
  borderRadius: 'sm',
  fontWeight: 'bold',
} as const;

interface ClosingTagProps {
  readonly notice: NoticeFacts & { readonly title: string };
  /** The day on which it closed is told beside it. */
  readonly isDayShown?: boolean;
}

/** Kind and closing day of a notice in a line; nothing where it has neither. */
export function ClosingTag({ notice, isDayShown = false }: ClosingTagProps) {
  const { closesOn = '' } = notice;
  const kind = kindBeside(notice, notice.title);
  const today = useToday();
  const isClosed = closesOn !== '' && closesOn < today;
  const words = isClosed && isDayShown ? '' : closingWords(notice, today);
  if (kind === '' && words === '') return null;
  const isSoon = closesSoon(closesOn, today);
  return (
    <chakra.p
      css={{ display: 'flex', flexWrap: 'wrap', gap: '2', fontSize: 'sm' }}
      data-state={isClosed ? 'closed' : 'open'}
    >
      {kind ? <chakra.span css={[tag, { background: 'bg.band' }]}>{kind}</chakra.span> : null}
      {words ? (
        <chakra.span
          css={[
            tag,
            {
              background: isClosed ? 'bg.band' : isSoon ? 'bg.soon' : 'bg.success',
              color: isClosed ? 'fg.muted' : isSoon ? 'fg.body' : 'fg.success',
            },
          ]}
          // Days that are left are no longer so many when a sheet is read.
          data-screen-only={isClosed ? undefined : true}
        >
          {words}
        </chakra.span>
      ) : null}
    </chakra.p>
  );
}
