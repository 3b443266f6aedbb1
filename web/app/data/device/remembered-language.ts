import { languages, type Language } from '@site/locale';
import { delocalizePath } from '@content/texts/language-paths';
import { currentLanguage } from '../../language';
import { safeStorage } from './safe-storage';

const LANGUAGE = 'language';
/** The position on the page at which its language was changed, from 0 to 1. */
const PLACE = 'place';

export function rememberLanguage(language: Language): void {
  safeStorage(() => localStorage.setItem(LANGUAGE, language));
}

/** Notes the position on the page before its language changes; `link` gets the fragment of the URL. */
export function leaveFor(link: HTMLAnchorElement): void {
  link.hash = location.hash;
  safeStorage(() => sessionStorage.setItem(PLACE, String(scrollY / document.documentElement.scrollHeight)));
}

/** The language that was chosen on this device; null if none was, or storage is blocked. */
export const rememberedLanguage = (): Language | null =>
  safeStorage(() => languages.find((language) => language === localStorage.getItem(LANGUAGE)) ?? null);

/** Whether the reader comes from the same page in another language: the switch works without the client too. */
function hasChangedLanguage(): boolean {
  const from = document.referrer ? new URL(document.referrer) : null;
  return (
    from?.origin === location.origin &&
    from.pathname !== location.pathname &&
    delocalizePath(from.pathname) === delocalizePath(location.pathname)
  );
}

/** Remembers a language that the reader has just chosen, and restores their position once, unless they scroll already. */
export function continueReading(): void {
  if (hasChangedLanguage()) rememberLanguage(currentLanguage());
  const place = safeStorage(() => Number(sessionStorage.getItem(PLACE)));
  safeStorage(() => sessionStorage.removeItem(PLACE));
  if (place && scrollY === 0)
    scrollTo({ top: place * document.documentElement.scrollHeight, behavior: 'instant' });
}
