import { language as first, languageNames, languages, type Language } from '@site/locale';
import type { ContentTypeStructure } from './define';
import type { Field } from './kinds/fields';
import type { FieldValue } from './kinds/kind';
import { rowsIn } from './kinds/rows';
import { writtenIn } from './texts/language';

const spoken: readonly Language[] = languages;

/** The name of the field that holds the translation of another one: 'ne_title'. */
const translationName = (language: Language, field: string): string => `${language}_${field}`;

/** Texts, also in rows, are translated; what has one meaning in every language is not. */
const isTranslatable = ({ kind }: Field): boolean =>
  kind === 'text' || kind === 'longText' || kind === 'rows';

/** The translations of a field: as the field itself, but never required, and no column of a list. */
function translationsOf(name: string, field: Field): [string, Field][] {
  if (!isTranslatable(field)) return [];
  const notOwn = { required: false, listed: false, heading: undefined, help: undefined, minCount: undefined };
  return languages.map((language) => [
    translationName(language, name),
    {
      ...field,
      ...notOwn,
      label: `${field.label} in ${languageNames[language]}`,
      translates: { field: name, language },
    },
  ]);
}

/**
 * Types in which every text can be translated: behind each field stands one for each language of the site. That of the
 * language in which an item is written stays empty. A site with one language has none.
 */
export function withTranslations<const T extends readonly ContentTypeStructure[]>(types: T): T {
  if (spoken.length < 2) return types;
  return types.map((type) => ({
    ...type,
    fields: Object.fromEntries(
      Object.entries(type.fields).flatMap(([name, field]) => [[name, field], ...translationsOf(name, field)]),
    ),
  })) as unknown as T;
}

type Values = Readonly<Record<string, unknown>>;

/** Nothing stands there: no text, no row. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The texts of a field's value, stored or as a form holds it. */
const textsOf = ({ kind }: Field, value: unknown): string[] =>
  kind === 'rows'
    ? rowsIn(value).flatMap((row) => Object.values(row))
    : typeof value === 'string'
      ? [value]
      : [];

/** What has the same letters in every language: the mark of a formatted text, and addresses, also those of links in it. */
const SAME_IN_ALL = /<!--[^]*?-->|\]\([^)]*\)|\S*(?::\/\/|@)\S*/g;

/** The language in which an item is written, by the letters that people read. */
export function languageOfItem(type: ContentTypeStructure, values: Values): Language {
  const texts = Object.entries(type.fields).flatMap(([name, field]) =>
    isTranslatable(field) && !field.translates ? textsOf(field, values[name]) : [],
  );
  return writtenIn(texts.join('\n').replaceAll(SAME_IN_ALL, '')) ?? first;
}

/** What an item says in its own fields, without its translations; and its translations by language, those that are given. */
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

/** The value of a field in an item as the API returns it, where a translation lies with its language, if there is one. */
export function valueIn(type: ContentTypeStructure, item: Values, name: string): unknown {
  const field = type.fields[name];
  if (!field?.translates) return item[name];
  const { language, field: source } = field.translates;
  return (item[language] as Values | undefined)?.[source] ?? (field.kind === 'rows' ? [] : '');
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
