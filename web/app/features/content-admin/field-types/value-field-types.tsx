import { defineStyle, chakra, Fieldset, RadioGroup } from '@chakra-ui/react';
import type { ValueField, BooleanField } from '@content';
import { valueFieldType } from '@content/field-types/registry';
import { textOr } from '@content/field-types/field-type';
import type { RelationField } from '@content/field-types/fields';
import { shownBlocks } from '@content/texts/addresses';
import { RadioChoice } from '../../admin-ui/choice';
import { FieldFrame, InputField, SelectField } from '../../admin-ui/forms';
import { formatCount } from '../../admin-ui/labels';
import { DayField } from '../../admin-ui/day-input';
import { Muted } from '../../admin-ui/layout';
import { lazy } from '../../admin-ui/lazy';
import { useRelated } from '../queries/use-related';
import { NOTHING, ValueText } from './field-value';
import type { FieldContent, WidgetProps, ViewOf } from './field-type-view';
import { TextBlocks } from '../../../components/blocks';
import { NepaliField, NepaliTextField } from '../preeti/preeti-question';
import { TextInput } from '../text-editor/text-input';
import { TextPictures } from '../text-editor/text-pictures';

const QrCodeInput = lazy(() => import('./qr-code-input'), 'whenShown');

export function TextReading({ field, value }: FieldContent<ValueField>) {
  const text = valueFieldType(field).toText(field, value);
  if (text === '') return <Muted as="span">Nothing</Muted>;
  return <chakra.span css={{ whiteSpace: 'pre-wrap' }}>{text}</chakra.span>;
}

/** The properties of a field's control and its frame. */
const inputOf = ({ name, field, value, lang, problem }: WidgetProps<ValueField>) => ({
  label: field.label,
  required: field.required === true,
  optional: !field.required,
  help: field.help,
  problem,
  lang,
  name,
  value: String(value),
});

/** The part of its longest length from which a text says how much room is left. */
const NEARLY_FULL = 0.8;

/** The help of a text, with the room that is left once it matters. */
function textHelp(field: { help?: string; maxLength: number }, text: string): string | undefined {
  const length = Array.from(text.trim()).length;
  if (length < field.maxLength * NEARLY_FULL) return field.help;
  const room = `${formatCount(length)} of at most ${formatCount(field.maxLength)} characters.`;
  return field.help ? `${field.help} ${room}` : room;
}

function BooleanWidget({ name, field, value, problem, onValue }: WidgetProps<BooleanField>) {
  const fieldType = valueFieldType(field);
  return (
    <Fieldset.Root invalid={problem !== undefined}>
      <Fieldset.Legend>{field.label}</Fieldset.Legend>
      {field.help ? <Fieldset.HelperText>{field.help}</Fieldset.HelperText> : null}
      <RadioGroup.Root
        variant="subtle"
        name={name}
        value={String(value)}
        onValueChange={(picked) => onValue(picked.value === 'true')}
        css={{ display: 'flex', flexWrap: 'wrap', gap: '3' }}
      >
        {([true, false] as const).map((state) => (
          <RadioChoice key={String(state)} value={String(state)}>
            {fieldType.toText(field, state)}
          </RadioChoice>
        ))}
      </RadioGroup.Root>
      <Fieldset.ErrorText>{problem}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}

export const boolean: ViewOf<'boolean'> = {
  Widget: BooleanWidget,
  Reading: ({ field, value }) => valueFieldType(field).toText(field, value),
};

export const choice: ViewOf<'choice'> = {
  Widget: (props) => (
    <SelectField
      {...inputOf(props)}
      empty="Choose …"
      options={props.field.options}
      onChange={({ target }) => props.onValue(target.value)}
    />
  ),
  Reading: TextReading,
};

/** A day, in the calendar of whoever types it. */
export const date: ViewOf<'date'> = {
  Widget: (props) => <DayField {...inputOf(props)} onValue={props.onValue} />,
  Reading: TextReading,
};

/** A URL; it can be followed where it is read. */
export const link: ViewOf<'link'> = {
  Widget: (props) => (
    <InputField
      {...inputOf(props)}
      inputMode="url"
      placeholder="https://"
      autoComplete="off"
      onChange={({ target }) => props.onValue(target.value)}
    />
  ),
  Reading: (content) =>
    content.value === '' ? (
      <TextReading {...content} />
    ) : (
      <chakra.a
        href={String(content.value)}
        target="_blank"
        rel="noreferrer"
        css={{ color: 'link.body', textDecoration: 'underline' }}
      >
        {String(content.value)}
      </chakra.a>
    ),
};

/** The height of the bars at the foot of the window. */
const bars = 'var(--bar-room, 5rem) - var(--toast-room, 0px)';

/** Fits a box between the bars of the window; typing scrolls it there, with the line of the caret. */
const fitting = defineStyle({
  maxHeight: {
    base: `max(6.5rem, calc(100dvh - 7rem - ${bars}))`,
    md: `max(6.5rem, calc(100dvh - 5rem - ${bars}))`,
  },
});

/** Text of any length; the box grows with it. */
export const longText: ViewOf<'longText'> = {
  Widget: (props) => {
    const { field, files, onValue } = props;
    const { name, value, ...frame } = inputOf(props);
    const isLong = field.maxLength > 4000;
    const help = textHelp(field, valueFieldType(field).toText(field, value));
    if (!field.format)
      return (
        <NepaliTextField
          {...frame}
          {...{ name, value, help }}
          css={{ ...fitting, minHeight: isLong ? '14rem' : '6.5rem' }}
          onText={onValue}
        />
      );
    return (
      <FieldFrame {...frame} help={help}>
        {(control) => (
          <TextPictures value={field.pictures === undefined ? undefined : files}>
            <TextInput
              {...{ name, control, value, onValue }}
              label={field.label}
              css={{ ...fitting, minHeight: isLong ? '17rem' : '10rem' }}
            />
          </TextPictures>
        )}
      </FieldFrame>
    );
  },
  Reading: (content) =>
    content.field.format && typeof content.value === 'string' && content.value !== '' ? (
      <TextBlocks blocks={shownBlocks(content.value)} gap="4" drawPicture={() => <Muted>A picture</Muted>} />
    ) : (
      <TextReading {...content} />
    ),
};

/** A number, kept as the text that was typed until it is sent. */
export const number: ViewOf<'number'> = {
  Widget: (props) => (
    <InputField
      {...inputOf(props)}
      optional={false}
      inputMode="decimal"
      autoComplete="off"
      css={{ maxWidth: '10rem' }}
      onChange={({ target }) => props.onValue(target.value)}
    />
  ),
  Reading: TextReading,
};

export const text: ViewOf<'text'> = {
  Widget: (props) => {
    const { field, onValue } = props;
    const { name, value, ...frame } = inputOf(props);
    return field.fromQrCode ? (
      <FieldFrame {...frame}>
        {(control) => <QrCodeInput {...{ control, name, field, value }} onText={onValue} />}
      </FieldFrame>
    ) : (
      <NepaliField {...frame} {...{ name, value }} help={textHelp(field, value)} onText={onValue} />
    );
  },
  Reading: TextReading,
};

/** A choice of an item; one that was deleted since stays until another one is chosen. */
function RelationWidget(props: WidgetProps<RelationField>) {
  const related = useRelated(props.field);
  const value = String(props.value);
  const isListed = value === '' || related?.some((item) => item.value === value);
  const unlisted = isListed ? [] : [{ value, label: related ? 'Deleted' : '…' }];
  return (
    <SelectField
      {...inputOf(props)}
      empty="None"
      options={[...unlisted, ...(related ?? [])]}
      onChange={({ target }) => props.onValue(target.value)}
    />
  );
}

/** An item of another type, chosen by its title. */
export const relation: ViewOf<'relation'> = {
  Widget: RelationWidget,
  Reading: ({ field, value }) => <ValueText field={field} text={textOr(value) || NOTHING} />,
};
