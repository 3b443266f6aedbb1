import { chakra } from '@chakra-ui/react';
import type { ChoiceField, LongTextField, NumberField, TextField, YesNoField } from '@content';
import { useId } from 'react';
import { ErrorText, FieldFrame, Help, Input, Select, Textarea } from '../../admin-ui/input-field';
import type { WidgetProps } from './widget';

/** From here on a text says how much room is left. */
const NEARLY_FULL = 0.8;

function helpOf(field: TextField | LongTextField, text: string) {
  const length = Array.from(text.trim()).length;
  if (length < field.maxLength * NEARLY_FULL) return field.help;
  const room = `${length.toLocaleString('en')} of at most ${field.maxLength.toLocaleString('en')} characters.`;
  return field.help ? `${field.help} ${room}` : room;
}

/** One line of text. */
export function TextWidget({ name, field, value, problem, onValue }: WidgetProps<TextField>) {
  const text = String(value);
  return (
    <FieldFrame label={field.label} optional={!field.required} help={helpOf(field, text)} problem={problem}>
      {(control) => (
        <Input
          {...control}
          name={name}
          value={text}
          autoComplete="off"
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** Text of any length; the box grows with it. */
export function LongTextWidget({ name, field, value, problem, onValue }: WidgetProps<LongTextField>) {
  const text = String(value);
  return (
    <FieldFrame label={field.label} optional={!field.required} help={helpOf(field, text)} problem={problem}>
      {(control) => (
        <Textarea
          {...control}
          name={name}
          value={text}
          minHeight={field.maxLength > 4000 ? '14rem' : '6.5rem'}
          maxHeight="70dvh"
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** One of a few. */
export function ChoiceWidget({ name, field, value, problem, onValue }: WidgetProps<ChoiceField>) {
  return (
    <FieldFrame label={field.label} optional={!field.required} help={field.help} problem={problem}>
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
  );
}

/** A number, kept as the text that was typed until it is sent. */
export function NumberWidget({ name, field, value, problem, onValue }: WidgetProps<NumberField>) {
  return (
    <FieldFrame label={field.label} help={field.help} problem={problem}>
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="decimal"
          maxWidth="10rem"
          value={String(value)}
          autoComplete="off"
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** Two states with words of their own, both in view. */
export function YesNoWidget({ name, field, value, problem, onValue }: WidgetProps<YesNoField>) {
  const id = useId();
  return (
    <chakra.fieldset aria-describedby={field.help ? id : undefined}>
      <chakra.legend fontWeight="bold" fontSize="sm" lineHeight="tight" marginBottom="2">
        {field.label}
      </chakra.legend>
      {field.help ? (
        <Help id={id} marginBottom="2">
          {field.help}
        </Help>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {([true, false] as const).map((state) => (
          <chakra.label
            key={String(state)}
            display="inline-flex"
            alignItems="center"
            gap="3"
            minHeight="target"
            paddingInline="4"
            borderWidth="1px"
            borderColor="fg.muted"
            borderRadius="md"
            fontSize="sm"
            cursor="pointer"
            _hover={{ borderColor: 'fg.body' }}
            css={{
              '&:has(input:checked)': { background: 'bg.band', borderColor: 'fg.body', fontWeight: 'bold' },
            }}
          >
            <chakra.input
              type="radio"
              name={name}
              checked={value === state}
              accentColor="accent.solid"
              boxSize="5"
              onChange={() => onValue(state)}
            />
            {state ? field.words.yes : field.words.no}
          </chakra.label>
        ))}
      </chakra.div>
      {problem === undefined ? null : <ErrorText>{problem}</ErrorText>}
    </chakra.fieldset>
  );
}
