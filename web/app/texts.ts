import { type Language, languages } from '@site/locale';
import { catalogues, type Texts } from '@site/web/texts';
import { currentLanguage } from './language';

const texts: Partial<Record<Language, Texts>> = {};

/** Loads the texts of a language, before anything is rendered in it. */
export async function loadTexts(language: Language): Promise<void> {
  texts[language] = (await catalogues[language]()).default;
}

/** The texts of the interface in the page's language. Call it while rendering, never when a module is loaded. */
export const getTexts = (): Texts => texts[currentLanguage()] as Texts;

/** A text in each language. */
type InEach<T> = Readonly<Record<Language, T>>;
interface Table {
  readonly [name: string]: InEach<unknown> | Table;
}
/** A table's texts in one language. */
type InOne<T> = T extends InEach<infer Text> ? Text : { readonly [Name in keyof T]: InOne<T[Name]> };

const inOne = (texts: object, language: Language): unknown =>
  language in texts
    ? (texts as InEach<unknown>)[language]
    : Object.fromEntries(
        Object.entries(texts).map(([name, each]) => [name, inOne(each as object, language)]),
      );

/** Splits a table of texts, side by side with their translations, by language. */
export const byLanguage = <T extends Table | InEach<unknown>>(table: T): InEach<InOne<T>> =>
  Object.fromEntries(languages.map((language) => [language, inOne(table, language)])) as InEach<InOne<T>>;

/** Makes a function like `getTexts` for a table of texts that few pages use. */
export function textsOf<T extends Table | InEach<unknown>>(table: T): () => InOne<T> {
  const texts = byLanguage(table);
  return () => texts[currentLanguage()];
}
