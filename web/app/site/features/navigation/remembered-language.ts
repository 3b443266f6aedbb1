import { languages, type Language } from '@site/locale';

const LANGUAGE = 'language';
/** How far down the page somebody had read who changes its language, from 0 to 1. */
const PLACE = 'place';

/** Remembers the language that somebody has chosen, and where on the page they are; `link` gets all of the page's URL. */
export function leaveFor(language: Language, link: HTMLAnchorElement): void {
  link.search = window.location.search;
  link.hash = window.location.hash;
  try {
    localStorage.setItem(LANGUAGE, language);
    sessionStorage.setItem(PLACE, String(window.scrollY / document.documentElement.scrollHeight));
  } catch {
    // Blocked: the link leads on all the same.
  }
}

/** The language that was chosen on this device; null where none was, or nothing is kept. */
export function rememberedLanguage(): Language | null {
  try {
    return languages.find((language) => language === localStorage.getItem(LANGUAGE)) ?? null;
  } catch {
    return null;
  }
}

/** Scrolls to where its reader was in the other language, once; not under the hands of somebody who scrolls already. */
export function returnToPlace(): void {
  try {
    const place = Number(sessionStorage.getItem(PLACE));
    sessionStorage.removeItem(PLACE);
    if (place > 0 && window.scrollY === 0)
      window.scrollTo({ top: place * document.documentElement.scrollHeight, behavior: 'instant' });
  } catch {
    // Blocked: the page begins at its top.
  }
}
