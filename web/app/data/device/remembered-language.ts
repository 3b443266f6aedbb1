import { languages, type Language } from '@site/locale';
import { delocalizePath } from '@content/texts/language-paths';
import { currentLanguage } from '../../language';
import { safeStorage } from './safe-storage';

const LANGUAGE = 'language';
/** How far down the page somebody had read who changes its language, from 0 to 1. */
const PLACE = 'place';

/** Remembers the language that somebody has chosen on this device. */
export function rememberLanguage(language: Language): void {
  safeStorage(() => localStorage.setItem(LANGUAGE, language));
}

/** Notes where on the page somebody is who changes its language; `link` gets the place within the page. */
export function leaveFor(link: HTMLAnchorElement): void {
  link.hash = location.hash;
  safeStorage(() => sessionStorage.setItem(PLACE, String(scrollY / document.documentElement.scrollHeight)));
}

/** The language that was chosen on this device; null where none was, or nothing is kept. */
export const rememberedLanguage = (): Language | null =>
  safeStorage(() => languages.find((language) => language === localStorage.getItem(LANGUAGE)) ?? null);

/** Tells whether somebody comes from the same page in another language: by its switch, also before the client was there. */
function hasChangedLanguage(): boolean {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null; // '' is no URL
  return (
    from?.origin === location.origin &&
    from.pathname !== location.pathname &&
    delocalizePath(from.pathname) === delocalizePath(location.pathname)
  );
}

/**
 * Remembers the language of a page whose reader has chosen it, and scrolls to where they were in the other one, once; not
 * under the hands of somebody who scrolls already.
 */
export function continueReading(): void {
  if (hasChangedLanguage()) rememberLanguage(currentLanguage());
  const place = safeStorage(() => Number(sessionStorage.getItem(PLACE)));
  safeStorage(() => sessionStorage.removeItem(PLACE));
  if (place && scrollY === 0)
    scrollTo({ top: place * document.documentElement.scrollHeight, behavior: 'instant' });
}
