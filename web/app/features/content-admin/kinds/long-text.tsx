import { FieldFrame, Textarea } from '../../admin-ui/input-field';
import type { ViewOf } from './kind-view';
import { TextReading, textCell, textHelp } from './value-parts';

/** Text of any length; the box grows with it. */
export const longText: ViewOf<'longText'> = {
  Widget: ({ name, field, value, problem, onValue }) => (
    <FieldFrame
      label={field.label}
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
          maxHeight="70dvh"
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </FieldFrame>
  ),
  cell: textCell,
  Reading: TextReading,
};
