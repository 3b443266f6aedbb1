import { css } from '#styled-system/css';
import type { Language } from '@site/locale';
import { currentLanguage } from '../language';
import { getTexts } from '../texts';

/** Says that a text is not in the language of its page; nothing, where it is. `readIn` as `languagesOf` tells it. */
export function LanguageNote({ readIn }: { readIn: readonly Language[] }) {
  if (readIn.includes(currentLanguage())) return null;
  return (
    <p className={css({ marginTop: '3', fontSize: 'sm', color: 'fg.muted' })}>
      {getTexts().common.untranslated}
    </p>
  );
}
