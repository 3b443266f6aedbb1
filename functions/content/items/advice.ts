import { siteDay } from '../dates/calendar';
import { dayInWords } from '../dates/english-dates';
import type { ContentTypeStructure } from '../define';
import { fileFields, valueFields } from '../define';
import type { ValueField } from '../kinds/fields';
import { textOr } from '../kinds/kind';
import { valueKind } from '../kinds/registry';
import { blocksIn } from '../texts/rich-text';
import { lacksDescription } from './attention';
import { closingStateOf } from './closing';
import { linksOf } from './links';
import { COPY_OF, type PublishingState } from './publishing-status';
import { lacksTranslation, outdatedTranslations } from './translations';

/** What staff may want to mend before they publish, and the field where that is. */
export interface Advice {
  readonly field: string;
  readonly text: string;
}

type Values = Readonly<Record<string, unknown>>;

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

/** What is to be said of the value of one field, after `isOpen`: a text needs no length where a document goes with it. */
function adviceOn(type: ContentTypeStructure, field: ValueField, value: unknown, values: Values): string[] {
  const given = valueKind(field).toText(field, value);
  if (field.kind === 'date') {
    const { notBefore = '', expectedFor } = field;
    const choice = textOr(values[expectedFor?.field ?? '']);
    if (given === '' && expectedFor?.values.includes(choice))
      return [`“${field.label}” is empty: without it, a ${choice.toLowerCase()} stays open for ever.`];
    const isBefore = given !== '' && textOr(value) < textOr(values[notBefore]);
    return isBefore ? [`“${field.label}” is before “${type.fields[notBefore]?.label ?? ''}”.`] : [];
  }
  if (field.kind !== 'longText' || !field.format) return [];
  const isShort = field.required && given !== '' && given.length < SHORT_TEXT;
  const [first] = blocksIn(textOr(value)).filter((block) => block.type === 'heading');
  return [
    ...(isShort ? [`“${field.label}” is very short.`] : []),
    ...(first?.attrs.level === 3 ? [`The first heading of “${field.label}” is a smaller one.`] : []),
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
  const all: readonly (readonly [field: string, isSo: boolean, text: string])[] = [
    [titleField, title.startsWith(COPY_OF), `The title still begins with “${COPY_OF.trim()}”.`],
    [titleField, title.length > LONG_TITLE, `The title is very long: ${title.length} characters.`],
    [titleField, lacksTranslation(type, values), 'It is not translated.'],
    [closing, pastClosing(type, values, today) !== '', pastClosing(type, values, today)],
    [closing, (days[0] ?? '') > last, 'Visitors see it only after it has closed.'],
    [closing, (days[1] ?? '') < last, 'It is taken down before it closes.'],
    ...valueFields(type).flatMap(([name, field]) =>
      adviceOn(type, field, values[name], values).map((text) => [name, true, text] as const),
    ),
    ...linksOf(type, values).map(
      ({ field, href }) => [field, dead.includes(href), `The link to ${href} leads nowhere.`] as const,
    ),
    ...fileFields(type).map(
      ([name, field]) =>
        [
          name,
          item.files[name]?.some(({ alt }) => lacksDescription(field, values, alt)) === true,
          'A picture has no description yet. People who cannot see it will miss out.',
        ] as const,
    ),
    ...outdatedTranslations(type, values).map(
      (name) => [name, true, `“${type.fields[name]?.label ?? name}” is out of date.`] as const,
    ),
  ];
  return all.flatMap(([field, isSo, text]) => (isSo ? [{ field, text }] : []));
}
