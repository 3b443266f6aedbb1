import { useLayoutEffect } from 'react';
import { languages } from '@site/locale';
import { currentLanguage } from '../../../language';
import { nativeNames } from '../../texts';
import { LanguageLink } from './language-link';
import { continueReading } from '../../../data/remembered-language';

/** The links to the page in each other language. */
export function LanguageSwitch() {
  useLayoutEffect(continueReading, []);
  const others = languages.filter((language) => language !== currentLanguage());
  return others.map((language) => (
    <LanguageLink
      key={language}
      css={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'target',
        paddingInline: 'min(0.75rem, 2vw)',
        marginInlineStart: 'auto',
        fontFamily: 'languageName',
        fontSize: 'min(0.9375rem, 4.2vw)',
        color: 'link.body',
      }}
      language={language}
    >
      {nativeNames[language]}
    </LanguageLink>
  ));
}
