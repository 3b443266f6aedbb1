import { chakra } from '@chakra-ui/react';
import type { ValueField } from '@content';
import { valueKind } from '@content/kinds/registry';
import type { ComponentProps } from 'react';
import type { FieldFrameProps } from '../../admin-ui/input-field';
import { FieldFrame, Input } from '../../admin-ui/input-field';
import { Muted } from '../../admin-ui/layout';
import type { Held, WidgetProps } from './kind-view';

/** A value to read, with its line breaks. */
export function TextReading({ field, value }: Held<ValueField>) {
  const text = valueKind(field).toText(field, value);
  if (text === '') return <Muted as="span">Nothing</Muted>;
  return <chakra.span whiteSpace="pre-wrap">{text}</chakra.span>;
}

interface LineProps {
  readonly props: WidgetProps<ValueField>;
  readonly optional?: boolean | undefined;
  readonly help?: string | undefined;
}

/** The frame of a one-line input. */
export function LineFrame({
  props: { field, problem },
  optional = !field.required,
  help = field.help,
  children,
}: LineProps & Pick<FieldFrameProps, 'children'>) {
  return (
    <FieldFrame
      label={field.label}
      required={field.required === true}
      optional={optional}
      help={help}
      problem={problem}
    >
      {children}
    </FieldFrame>
  );
}

/** A labelled one-line input; further properties say what the browser shall offer for it. */
export function LineWidget({
  props,
  optional,
  help,
  ...input
}: LineProps & Pick<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'maxWidth' | 'placeholder'>) {
  return (
    <LineFrame props={props} optional={optional} help={help}>
      {(control) => (
        <Input
          {...control}
          {...input}
          name={props.name}
          value={String(props.value)}
          autoComplete="off"
          onChange={(event) => props.onValue(event.target.value)}
        />
      )}
    </LineFrame>
  );
}

/** From this part of its longest length on a text says how much room is left. */
const NEARLY_FULL = 0.8;

/** The help of a text, with the room that is left once it matters. */
export function textHelp(field: { help?: string; maxLength: number }, text: string): string | undefined {
  const length = Array.from(text.trim()).length;
  if (length < field.maxLength * NEARLY_FULL) return field.help;
  const room = `${length.toLocaleString('en')} of at most ${field.maxLength.toLocaleString('en')} characters.`;
  return field.help ? `${field.help} ${room}` : room;
}
