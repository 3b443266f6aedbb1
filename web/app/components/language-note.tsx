import type { Language } from '@site/locale';
import { currentLanguage } from '../language';
import { getTexts } from '../texts';

/**
 * Says that a text is not in the language of its page; nothing, where it is. `readIn` as `languagesOf` tells it; where it
 * stands gives it its look (`[data-note]`).
 */
export const LanguageNote = ({ readIn }: { readIn: readonly Language[] }) =>
  readIn.includes(currentLanguage()) ? null : <p data-note>{getTexts().common.untranslated}</p>;
