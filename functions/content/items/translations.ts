import { language as first, languages, type Language } from '@site/locale';
import { languageNames } from '@site/place';
import type { ContentTypeStructure } from '../define';
import type { ChoiceField, Field, TextField } from '../field-types/fields';
import type { FieldValue } from '../field-types/field-type';
import { rowsIn } from '../field-types/rows';
import { writtenIn } from '../texts/language';
import { withoutFormatting } from '../texts/rich-text';

/** The name of the field that holds the translation of another one: 'ne_title'. */
const translationName = (language: Language, field: string): string => `${language}_${field}`;

/** Whether a field is translated: texts and rows, unless they are the same in all languages. */
const isTranslatable = ({ type, sameInAllLanguages }: Field): boolean =>
  !sameInAllLanguages && (type === 'text' || type === 'longText' || type === 'rows');

/** A field and those for its translations: like the field itself, but never required, and no column of a list. */
function withTranslationFields([name, field]: [string, Field]): [string, Field][] {
  if (!isTranslatable(field)) return [[name, field]];
  const notOwn = { required: false, listed: false, heading: undefined, help: undefined, minCount: undefined };
  const translations = languages.map((language): [string, Field] => {
    const label = `${field.label} in ${languageNames[language]}`;
    return [
      translationName(language, name),
      { ...field, ...notOwn, label, translates: { field: name, language } },
    ];
  });
  return [[name, field], ...translations];
}

/** The field in which staff set the language of an item, where its letters would give the wrong one. */
export const LANGUAGE = 'language';
const languageField: ChoiceField = {
  type: 'choice',
  label: 'Written in',
  staffOnly: true,
  options: languages.map((language) => languageNames[language]),
};

/** The field with the hash of the text that each translation was made from, as JSON by the translation's field. */
const SOURCES = 'translationSources';
const sourcesField: TextField = {
  type: 'text',
  label: 'Sources of the translations',
  maxLength: 10_000,
  staffOnly: true,
  hidden: true,
};

/**
 * Types in which every text can be translated: behind each field stands one for each language of the site. That of the
 * language in which an item is written stays empty.
 */
export function withTranslations<const T extends readonly ContentTypeStructure[]>(types: T): T {
  return types.map((type) => {
    const fields = Object.entries(type.fields);
    if (!fields.some(([, field]) => isTranslatable(field))) return type;
    const all = Object.fromEntries(fields.flatMap(withTranslationFields));
    return { ...type, fields: { ...all, [LANGUAGE]: languageField, [SOURCES]: sourcesField } };
  }) as unknown as T;
}

/** Whether the items of a type have translations. */
export const isTranslated = ({ fields }: ContentTypeStructure): boolean => SOURCES in fields;

type Values = Readonly<Record<string, unknown>>;

/** Whether a value is empty: no text, no row. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The texts of a field's value, stored or as a form holds it, without formatting. */
const textsOf = (field: Field, value: unknown): string[] =>
  field.type === 'rows'
    ? rowsIn(value).flatMap((row) => Object.values(row))
    : typeof value === 'string'
      ? [field.type === 'longText' && field.format ? withoutFormatting(value) : value]
      : [];

/** Text that says nothing about the language: URLs and e-mail addresses. */
const SAME_IN_ALL = /\S*(?::\/\/|@)\S*/g;

/** The language of an item by its letters, whatever staff have set. */
export function recognizedLanguage(type: ContentTypeStructure, values: Values): Language {
  const texts = Object.entries(type.fields).flatMap(([name, field]) =>
    isTranslatable(field) && !field.translates && !field.hidden ? textsOf(field, values[name]) : [],
  );
  return writtenIn(texts.join('\n').replaceAll(SAME_IN_ALL, '')) ?? first;
}

/** The language of an item: as staff have set it, or by its letters. */
export const languageOfItem = (type: ContentTypeStructure, values: Values): Language =>
  languages.find((language) => languageNames[language] === values[LANGUAGE]) ??
  recognizedLanguage(type, values);

/** The languages in which an item can be read: its own first, then those of its translations. */
export function languagesOfItem(type: ContentTypeStructure, values: Values): Language[] {
  const written = languageOfItem(type, values);
  const title = type.fields[type.titleField];
  const names = title && isTranslatable(title) ? [type.titleField] : Object.keys(type.fields);
  const isTranslated = (language: Language) =>
    names.some((name) => !isEmpty(values[translationName(language, name)]));
  return [written, ...languages.filter((language) => language !== written && isTranslated(language))];
}

/** An item's values without its translations, and the translations that it has, by language. */
export function splitTranslations<V>(
  type: ContentTypeStructure,
  values: Readonly<Record<string, V>>,
): { own: Record<string, V>; translations: Partial<Record<Language, Record<string, V>>> } {
  const own: Record<string, V> = {};
  const translations: Partial<Record<Language, Record<string, V>>> = {};
  for (const [name, value] of Object.entries(values)) {
    const translates = type.fields[name]?.translates;
    if (!translates) own[name] = value;
    else if (!isEmpty(value)) (translations[translates.language] ??= {})[translates.field] = value;
  }
  return { own, translations };
}

/** The values of an item as the API returns it, those of its translations by the names of their fields. */
export function flatItem(type: ContentTypeStructure, item: Values): Values {
  const values = Object.keys(type.fields).map((name) => [name, valueIn(type, item, name)]);
  return Object.fromEntries(values) as Values;
}

/** The value of a field in an item as the API returns it, where a translation lies with its language, or in a flat one. */
export function valueIn(type: ContentTypeStructure, item: Values, name: string): unknown {
  const field = type.fields[name];
  if (!field?.translates || name in item) return item[name];
  const { language, field: source } = field.translates;
  return (item[language] as Values | undefined)?.[source] ?? (field.type === 'rows' ? [] : '');
}

/**
 * An item's values in a language: each text in its translation where there is one, or where the text is what the type came
 * with, in what it came with in that language (`defaults`); otherwise as it is written.
 */
export function inLanguage(
  type: ContentTypeStructure,
  values: Readonly<Record<string, FieldValue>>,
  language: Language,
  defaults: Readonly<Record<string, FieldValue>> = {},
): Record<string, FieldValue> {
  const { own, translations } = splitTranslations(type, values);
  const translation = languageOfItem(type, own) === language ? undefined : translations[language];
  for (const name of Object.keys(own)) {
    const isAsItCame = JSON.stringify(own[name]) === JSON.stringify(type.defaults?.[name]);
    const found = translation?.[name] ?? (isAsItCame ? defaults[name] : undefined);
    if (found !== undefined) own[name] = found;
  }
  return own;
}

/** A short hash of a text or of rows, the same in a form and in the store (FNV-1a, 32 bits). */
function hashOf(field: Field, value: unknown): string {
  const texts = textsOf(field, value).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  let hash = 0x81_1c_9d_c5;
  for (const letter of texts.filter((text) => text !== '').join('\n'))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash.toString(36);
}

type Sources = Readonly<Record<string, string>>;

function sourcesIn(values: Values): Sources {
  const text = values[SOURCES];
  try {
    const sources: unknown = typeof text === 'string' && text !== '' ? JSON.parse(text) : {};
    return typeof sources === 'object' && sources !== null ? (sources as Sources) : {};
  } catch {
    return {};
  }
}

const sourcesText = (sources: readonly (readonly [string, string])[]): string =>
  sources.length > 0 ? JSON.stringify(Object.fromEntries(sources)) : '';

/** The translations of an item that are given: name, field, and the field that each translates. */
function givenTranslations(type: ContentTypeStructure, values: Values) {
  const translations = Object.entries(type.fields).flatMap(([name, field]) => {
    const { translates } = field;
    return translates && !isEmpty(values[name]) ? [{ name, field, translates }] : [];
  });
  if (translations.length === 0) return []; // recognising a language takes time
  const written = languageOfItem(type, values);
  return translations.flatMap(({ name, field, translates }) =>
    translates.language === written ? [] : [{ name, field, source: translates.field }],
  );
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
  after: Readonly<Record<string, FieldValue>>,
  sent: Values,
): Readonly<Record<string, FieldValue>> {
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
  present: Readonly<Record<string, FieldValue>>,
  earlier: Readonly<Record<string, FieldValue>>,
  fields: readonly string[],
): Readonly<Record<string, FieldValue>> {
  const isChosen = ([name]: [string, unknown]) => fields.includes(name);
  const values = { ...present, ...Object.fromEntries(Object.entries(earlier).filter(isChosen)) };
  if (!isTranslated(type)) return values;
  const kept = Object.entries(sourcesIn(present)).filter((source) => !isChosen(source));
  const taken = Object.entries(sourcesIn(earlier)).filter(isChosen);
  return { ...values, [SOURCES]: sourcesText([...kept, ...taken]) };
}

/** Tells whether visitors who read another language get a text as it is written: a title, or what staff changed of a page. */
export function lacksTranslation(type: ContentTypeStructure, values: Values): boolean {
  const written = languageOfItem(type, values);
  const { defaults } = type;
  const names = defaults
    ? Object.keys(type.fields).filter(
        (name) => JSON.stringify(values[name]) !== JSON.stringify(defaults[name]),
      )
    : [type.titleField];
  return names.some(
    (name) =>
      translationName(written, name) in type.fields &&
      !isEmpty(values[name]) &&
      languages.some((language) => language !== written && isEmpty(values[translationName(language, name)])),
  );
}
