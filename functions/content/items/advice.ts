import { siteDay } from '../dates/calendar';
import { dayInWords } from '../dates/english-dates';
import { type ContentTypeStructure, fileFields, valueFields } from '../define';
import type { FileField, ValueField } from '../field-types/fields';
import { textOr } from '../field-types/field-type';
import { valueFieldType } from '../field-types/registry';
import { blocksIn } from '../texts/rich-text';
import { lacksDescription } from './attention';
import { closingStateOf } from './closing';
import { linksOf } from './links';
import { COPY_OF, type PublishingState } from './publishing-status';
import { outdatedTranslations } from './translation-sources';
import { lacksTranslation, type Values } from './translations';

/** What staff may want to mend before they publish, and the field where that is. */
export interface Advice {
  readonly field: string;
  readonly text: string;
}

/** Characters beyond which a title is cut off in lists of results, and below which a text says little. */
const [LONG_TITLE, SHORT_TEXT] = [120, 40];

/** That the closing day is over already; '' otherwise. */
export function pastClosing(type: ContentTypeStructure, values: Values, today = siteDay(new Date())): string {
  const { closing = '' } = type;
  const day = dayInWords(textOr(values[closing]));
  return closingStateOf(type, values, today) === 'closed'
    ? `“${type.fields[closing]?.label ?? ''}” says ${day}, which is over: visitors find it among what has closed. Is the year right?`
    : '';
}

const say = (isSo: boolean | undefined, field: string, text: string): Advice[] =>
  isSo ? [{ field, text }] : [];

/** What is to be said of the value of one field. */
function adviceOn(type: ContentTypeStructure, name: string, field: ValueField, values: Values): Advice[] {
  const { label } = field;
  const value = textOr(values[name]);
  if (field.type === 'date') {
    const { notBefore = '', expectedFor } = field;
    const choice = textOr(values[expectedFor?.field ?? '']);
    const isExpected = value === '' && expectedFor?.values.includes(choice);
    const isBefore = value !== '' && value < textOr(values[notBefore]);
    const empty = `“${label}” is empty: without it, a ${choice.toLowerCase()} stays open for ever.`;
    const before = `“${label}” is before “${type.fields[notBefore]?.label ?? ''}”.`;
    return [...say(isExpected, name, empty), ...say(isBefore, name, before)];
  }
  if (field.type !== 'longText' || !field.format) return [];
  const { length } = valueFieldType(field).toText(field, value);
  const [heading] = blocksIn(value).filter((block) => block.type === 'heading');
  return [
    ...say(field.required && length > 0 && length < SHORT_TEXT, name, `“${label}” is very short.`),
    ...say(heading?.attrs.level === 3, name, `The first heading of “${label}” is a smaller one.`),
  ];
}

/**
 * What staff may want to mend before visitors see an item; nothing of it is refused. `dead` are the addresses that lead
 * nowhere, as far as that is known.
 */
export function adviceFor(
  type: ContentTypeStructure,
  item: { values: Values; files: Readonly<Record<string, readonly { readonly alt?: string }[]>> },
  { publishAt, unpublishAt }: Pick<PublishingState, 'publishAt' | 'unpublishAt'>,
  dead: readonly string[] = [],
  today = siteDay(new Date()),
): Advice[] {
  const { values } = item;
  const { titleField, closing = '' } = type;
  const [title, last] = [textOr(values[titleField]), textOr(values[closing])];
  const days = [publishAt, unpublishAt].map((moment) => (moment && last ? siteDay(new Date(moment)) : last));
  const isSilent = (name: string, field: FileField) =>
    item.files[name]?.some(({ alt }) => lacksDescription(field, values, alt));
  const silent = 'A picture has no description yet. People who cannot see it will miss out.';
  const past = pastClosing(type, values, today);
  return [
    ...say(title.startsWith(COPY_OF), titleField, `The title still begins with “${COPY_OF.trim()}”.`),
    ...say(title.length > LONG_TITLE, titleField, `The title is very long: ${title.length} characters.`),
    ...say(lacksTranslation(type, values), titleField, 'It is not translated.'),
    ...say(past !== '', closing, past),
    ...say((days[0] ?? '') > last, closing, 'Visitors see it only after it has closed.'),
    ...say((days[1] ?? '') < last, closing, 'It is taken down before it closes.'),
    ...valueFields(type).flatMap(([name, field]) => adviceOn(type, name, field, values)),
    ...linksOf(type, values).flatMap(({ field, href }) =>
      say(dead.includes(href), field, `The link to ${href} leads nowhere.`),
    ),
    ...fileFields(type).flatMap(([name, field]) => say(isSilent(name, field), name, silent)),
    ...outdatedTranslations(type, values).flatMap((name) =>
      say(true, name, `“${type.fields[name]?.label ?? name}” is out of date.`),
    ),
  ];
}
