import { chakra } from '@chakra-ui/react';
import type { Language } from '@site/locale';
import { currentLanguage } from '../language';
import { getTexts } from '../texts';

/** Says that a text is not in the language of its page; nothing, where it is. `readIn` as `languagesOf` tells it. */
export function LanguageNote({ readIn }: { readIn: readonly Language[] }) {
  if (readIn.includes(currentLanguage())) return null;
  return (
    <chakra.p css={{ marginTop: '3', fontSize: 'sm', color: 'fg.muted' }}>
      {getTexts().common.untranslated}
    </chakra.p>
  );
}
