import { FieldFrame, Textarea } from '../../admin-ui/input-field';
import type { ViewOf } from './kind-view';
import { TextReading, textCell, textHelp } from './value-parts';

/** The height between the bars of the window, and a little less; `above` is what stands over it. */
const room = (above: string) =>
  `max(6.5rem, calc(100dvh - ${above} - var(--bar-room, 5rem) - var(--toast-room, 0px)))`;

/** Text of any length; the box grows with it. */
export const longText: ViewOf<'longText'> = {
  Widget: ({ name, field, value, problem, onValue }) => (
    <FieldFrame
      label={field.label}
      required={field.required === true}
      optional={!field.required}
      help={textHelp(field, String(value))}
      problem={problem}
    >
      {(control) => (
        <Textarea
          {...control}
          name={name}
          value={String(value)}
          minHeight={field.maxLength > 4000 ? '14rem' : '6.5rem'}
          // All of it fits between the bars of the window, and typing brings it there: so does the caret's line.
          maxHeight={{ base: room('7rem'), md: room('5rem') }}
          onChange={(event) => {
            onValue(event.target.value);
            event.target.scrollIntoView({ block: 'nearest' });
          }}
        />
      )}
    </FieldFrame>
  ),
  cell: textCell,
  Reading: TextReading,
};
