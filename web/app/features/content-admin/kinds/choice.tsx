import { FieldFrame, Select } from '../../admin-ui/input-field';
import type { ViewOf } from './kind-view';
import { TextReading } from './value-parts';

/** One of a few. */
export const choice: ViewOf<'choice'> = {
  Widget: ({ name, field, value, problem, onValue }) => (
    <FieldFrame
      label={field.label}
      required={field.required === true}
      optional={!field.required}
      help={field.help}
      problem={problem}
    >
      {(control) => (
        <Select
          {...control}
          name={name}
          value={String(value)}
          onChange={(event) => onValue(event.target.value)}
        >
          <option value="">Choose …</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
    </FieldFrame>
  ),
  Reading: TextReading,
};
