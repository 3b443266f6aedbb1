import type { Language } from '@site/locale';
import { catalogues, type Texts } from '@site/web/texts';
import { currentLanguage } from './language';

const texts: Partial<Record<Language, Texts>> = {};

/** Loads the texts of a language, before anything is rendered in it. */
export async function loadTexts(language: Language): Promise<void> {
  texts[language] = (await catalogues[language]()).default;
}

/** The texts of the interface in the page's language. Call it while rendering, never when a module is loaded. */
export const getTexts = (): Texts => texts[currentLanguage()] as Texts;

/** The texts that few pages have, each in a file of its own: a function like `getTexts`. */
export const textsOf =
  <T>(byLanguage: Readonly<Record<Language, T>>) =>
  (): T =>
    byLanguage[currentLanguage()];
