import { languages, type Language } from '@site/locale';
import { delocalizePath } from '@content/texts/language-paths';
import { currentLanguage } from '../language';
import { safeStorage } from './safe-storage';

const LANGUAGE = 'language';

/** Remembers the language that somebody has chosen on this device. */
export function rememberLanguage(language: Language): void {
  safeStorage(() => localStorage.setItem(LANGUAGE, language));
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

/** Remembers the language of a page whose reader has chosen it. */
export function rememberChoice(): void {
  if (hasChangedLanguage()) rememberLanguage(currentLanguage());
}
