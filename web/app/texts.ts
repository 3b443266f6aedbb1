import { use } from 'react';
import type { Language } from '@site/locale';
import { catalogues, type PageTexts, type Texts } from '@site/web/texts';
import { currentLanguage } from './language';

const texts: Partial<Record<Language, Texts>> = {};
const pageTexts: Partial<Record<Language, PageTexts>> = {};
const loading: Partial<Record<Language, Promise<PageTexts>>> = {};

/** Loads the texts of a language that every page needs; before anything is rendered in it. */
export async function loadTexts(language: Language): Promise<void> {
  texts[language] = (await catalogues[language].texts()).default;
}

export async function loadPageTexts(language: Language): Promise<PageTexts> {
  return (pageTexts[language] = (await catalogues[language].pageTexts()).default);
}

/** The texts of the interface in the page's language. Call it while rendering, never when a module is loaded. */
export const getTexts = (): Texts => texts[currentLanguage()] as Texts;

/** The texts of the rarer pages, where they have been loaded: on the server. */
export const getPageTexts = (): PageTexts => pageTexts[currentLanguage()] as PageTexts;

/** The same in a component, which waits for them. */
export function usePageTexts(): PageTexts {
  const language = currentLanguage();
  return pageTexts[language] ?? use((loading[language] ??= loadPageTexts(language)));
}
