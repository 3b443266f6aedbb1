import { shownBlocks } from '@content/texts/markdown';
import { TextBlocks } from '../../../components/blocks';
import { FieldFrame, Textarea } from '../../admin-ui/input-field';
import { PreetiQuestion } from '../text-editor/preeti-question';
import { TextInput } from '../text-editor/text-input';
import type { ViewOf } from './kind-view';
import { TextReading, textHelp } from './value-parts';

/** The height between the bars of the window, and a little less; `above` is what stands over it. */
const room = (above: string) =>
  `max(6.5rem, calc(100dvh - ${above} - var(--bar-room, 5rem) - var(--toast-room, 0px)))`;

/** All of it fits between the bars of the window, and typing brings it there: so does the caret's line. */
const maxHeight = { base: room('7rem'), md: room('5rem') };

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
      {(control) =>
        field.format ? (
          <TextInput
            {...{ name, control, onValue, maxHeight }}
            label={field.label}
            value={String(value)}
            minHeight={field.maxLength > 4000 ? '17rem' : '10rem'}
          />
        ) : (
          <>
            <Textarea
              {...control}
              name={name}
              value={String(value)}
              minHeight={field.maxLength > 4000 ? '14rem' : '6.5rem'}
              maxHeight={maxHeight}
              onChange={(event) => {
                onValue(event.target.value);
                event.target.scrollIntoView({ block: 'nearest' });
              }}
            />
            <PreetiQuestion text={String(value)} onText={onValue} />
          </>
        )
      }
    </FieldFrame>
  ),
  Reading: (held) =>
    held.field.format && typeof held.value === 'string' && held.value !== '' ? (
      <TextBlocks blocks={shownBlocks(held.value)} gap="4" />
    ) : (
      <TextReading {...held} />
    ),
};
