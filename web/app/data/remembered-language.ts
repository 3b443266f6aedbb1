import { languages, type Language } from '@site/locale';

const LANGUAGE = 'language';
/** How far down the page somebody had read who changes its language, from 0 to 1. */
const PLACE = 'place';

/** What comes of the browser's stores; null where they are blocked. */
function stored<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** Remembers the language that somebody has chosen on this device. */
export function rememberLanguage(language: Language): void {
  stored(() => localStorage.setItem(LANGUAGE, language));
}

/** Remembers the language that somebody has chosen, and where on the page they are; `link` gets the place within the page. */
export function leaveFor(language: Language, link: HTMLAnchorElement): void {
  link.hash = location.hash;
  rememberLanguage(language);
  stored(() => sessionStorage.setItem(PLACE, String(scrollY / document.documentElement.scrollHeight)));
}

/** The language that was chosen on this device; null where none was, or nothing is kept. */
export const rememberedLanguage = (): Language | null =>
  stored(() => languages.find((language) => language === localStorage.getItem(LANGUAGE)) ?? null);

/** Scrolls to where its reader was in the other language, once; not under the hands of somebody who scrolls already. */
export function returnToPlace(): void {
  const place = stored(() => Number(sessionStorage.getItem(PLACE)));
  stored(() => sessionStorage.removeItem(PLACE));
  if (place && scrollY === 0)
    scrollTo({ top: place * document.documentElement.scrollHeight, behavior: 'instant' });
}
