import type { Language } from '@site/locale';
import { FootLine } from '../../../components/layout';
import { currentLanguage } from '../../../language';
import { LanguageLink } from './language-link';
import { rememberedLanguage } from '../../../data/device/remembered-language';

/** The offer of each language, in that language. */
const offers: Readonly<Record<Language, string>> = {
  en: 'Read this page in English',
  ne: 'यो पृष्ठ नेपालीमा पढ्नुहोस्',
};

/** Offers the language that this visitor chose before; the page itself is the same for everybody. */
export function LanguageOffer() {
  const remembered = rememberedLanguage();
  if (remembered === null || remembered === currentLanguage()) return null;
  return (
    <FootLine
      css={{
        paddingBlock: '0',
        '& a': {
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 'target',
          paddingInline: '4',
          color: 'link.onDark',
          textDecoration: 'underline',
          textUnderlineOffset: '0.2em',
        },
      }}
      data-ground="dark"
      data-screen-only
    >
      <LanguageLink language={remembered}>{offers[remembered]}</LanguageLink>
    </FootLine>
  );
}
