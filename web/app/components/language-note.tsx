import type { Language } from '@site/locale';
import { currentLanguage } from '../language';
import { getTexts } from '../texts';

/** A note that a text, readable in the languages of `readIn`, is not in the page's; styled by its surroundings (`[data-note]`). */
export const LanguageNote = ({ readIn }: { readIn: readonly Language[] }) =>
  readIn.includes(currentLanguage()) ? null : <p data-note>{getTexts().common.untranslated}</p>;
