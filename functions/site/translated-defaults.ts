import type { FieldValue } from '@content/field-types/field-type';
import * as ne from './defaults/ne';
import type { Language } from './locale';

type Defaults = Readonly<Record<string, FieldValue>>;

const translatedDefaults: Readonly<Partial<Record<Language, Readonly<Record<string, Defaults>>>>> = { ne };

/** What the texts of a type, by its path, begin with in one of the site's other languages. Only the functions load it. */
export const defaultsIn = (language: Language, path: string): Defaults | undefined =>
  translatedDefaults[language]?.[path];
