import { language as first, languages, type Language } from '@site/locale';
import { languageNames } from '@site/place';
import type { ContentTypeStructure } from '../define';
import type { ChoiceField, Field, TextField, ValueField } from '../field-types/fields';
import { isFileField } from '../field-types/fields';
import type { FieldValue } from '../field-types/field-type';
import { valueFieldType } from '../field-types/registry';
import { writtenIn } from '../texts/language';

/** The name of the field that holds the translation of another one: 'ne_title'. */
const translationName = (language: Language, field: string): string => `${language}_${field}`;

/** Whether a field is translated: its type can be, and it is not the same in all languages. */
const isTranslatable = (field: Field): field is ValueField =>
  !isFileField(field) && !field.sameInAllLanguages && valueFieldType(field).isTranslatable;

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
export const SOURCES = 'translationSources';
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

export type Values = Readonly<Record<string, unknown>>;

/** Whether a value is empty: no text, no row. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The texts in the value of a field, stored or as a form holds it, without formatting; none of a field that is not translated. */
export function textsOf(field: Field, value: unknown): string[] {
  if (!isTranslatable(field)) return [];
  const fieldType = valueFieldType(field);
  return fieldType.texts?.(value) ?? [fieldType.toText(field, value)];
}

/** Text that says nothing about the language: URLs and e-mail addresses. */
const SAME_IN_ALL = /\S*(?::\/\/|@)\S*/g;

/** The language of an item by its letters, whatever staff have set. */
export function recognizedLanguage(type: ContentTypeStructure, values: Values): Language {
  const texts = Object.entries(type.fields).flatMap(([name, field]) =>
    field.translates || field.hidden ? [] : textsOf(field, values[name]),
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
  if (!field?.translates || isFileField(field) || name in item) return item[name];
  const { language, field: source } = field.translates;
  return (item[language] as Values | undefined)?.[source] ?? valueFieldType(field).initial(field);
}

/** Whether a value is what the type came with. */
const isDefault = ({ defaults }: ContentTypeStructure, values: Values, name: string): boolean =>
  JSON.stringify(values[name]) === JSON.stringify(defaults?.[name]);

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
    const found = translation?.[name] ?? (isDefault(type, own, name) ? defaults[name] : undefined);
    if (found !== undefined) own[name] = found;
  }
  return own;
}

/** Tells whether visitors who read another language get a text as it is written: a title, or what staff changed of a page. */
export function lacksTranslation(type: ContentTypeStructure, values: Values): boolean {
  const written = languageOfItem(type, values);
  const names = type.defaults
    ? Object.keys(type.fields).filter((name) => !isDefault(type, values, name))
    : [type.titleField];
  return names.some(
    (name) =>
      translationName(written, name) in type.fields &&
      !isEmpty(values[name]) &&
      languages.some((language) => language !== written && isEmpty(values[translationName(language, name)])),
  );
}
