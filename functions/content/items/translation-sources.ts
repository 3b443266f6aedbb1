import type { ContentTypeStructure } from '../define';
import type { Field } from '../field-types/fields';
import { type FieldValue, textOr } from '../field-types/field-type';
import { isEmpty, isTranslated, languageOfItem, SOURCES, textsOf, type Values } from './translations';

type StoredValues = Readonly<Record<string, FieldValue>>;

/** A short hash of a text or of rows, the same in a form and in the store (FNV-1a, 32 bits). */
function hashOf(field: Field, value: unknown): string {
  const texts = textsOf(field, value).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  let hash = 0x81_1c_9d_c5;
  for (const letter of texts.filter((text) => text !== '').join('\n'))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash.toString(36);
}

/** The hashes of the texts that an item's translations were made from, by the translation's field; none where they cannot be read. */
function sourcesIn(values: Values): Readonly<Record<string, string>> {
  try {
    return { ...(JSON.parse(textOr(values[SOURCES]) || '{}') as object) };
  } catch {
    return {};
  }
}

const sourcesText = (sources: Iterable<readonly [string, string]>): string => {
  const text = JSON.stringify(Object.fromEntries(sources));
  return text === '{}' ? '' : text;
};

/** The translations of an item that are given: name, field, and the field that each translates. */
function givenTranslations(type: ContentTypeStructure, values: Values) {
  const given = Object.entries(type.fields).flatMap(([name, field]) =>
    field.translates && !isEmpty(values[name])
      ? [{ name, field, source: field.translates.field, language: field.translates.language }]
      : [],
  );
  if (given.length === 0) return []; // recognising a language takes time
  const written = languageOfItem(type, values);
  return given.filter(({ language }) => language !== written);
}

/** The fields of translations whose source has changed since: 'ne_title'. */
export function outdatedTranslations(type: ContentTypeStructure, values: Values): string[] {
  const sources = sourcesIn(values);
  return givenTranslations(type, values)
    .filter(({ name, field, source }) => sources[name] && sources[name] !== hashOf(field, values[source]))
    .map(({ name }) => name);
}

/** An item's values, noting that one of its translations says what its source says now. */
export function withTranslationChecked<V extends Values>(
  type: ContentTypeStructure,
  values: V,
  name: string,
): V {
  const field = type.fields[name];
  if (!field?.translates) return values;
  const sources = { ...sourcesIn(values), [name]: hashOf(field, values[field.translates.field]) };
  return { ...values, [SOURCES]: JSON.stringify(sources) };
}

/**
 * An item's values after a write, with what each translation was made from: those that were sent from the text as it is now,
 * the others as was noted, or where nothing was, from the text before the write.
 */
export function withTranslationSources(
  type: ContentTypeStructure,
  before: Values,
  after: StoredValues,
  sent: Values,
): StoredValues {
  if (!isTranslated(type)) return after;
  const noted = sourcesIn(after);
  const sources = givenTranslations(type, after).map(({ name, field, source }): [string, string] => [
    name,
    name in sent ? hashOf(field, after[source]) : (noted[name] ?? hashOf(field, before[source])),
  ]);
  return { ...after, [SOURCES]: sourcesText(sources) };
}

/**
 * An item's values with some fields as they were `earlier`. A translation among them comes with what it was made from, so that
 * it is outdated where its source says something else now.
 */
export function withEarlierValues(
  type: ContentTypeStructure,
  present: StoredValues,
  earlier: StoredValues,
  fields: readonly string[],
): StoredValues {
  const isChosen = ([name]: [string, unknown]) => fields.includes(name);
  const values = { ...present, ...Object.fromEntries(Object.entries(earlier).filter(isChosen)) };
  if (!isTranslated(type)) return values;
  const kept = Object.entries(sourcesIn(present)).filter((source) => !isChosen(source));
  const taken = Object.entries(sourcesIn(earlier)).filter(isChosen);
  return { ...values, [SOURCES]: sourcesText([...kept, ...taken]) };
}
