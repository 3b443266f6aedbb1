import { useEffect } from 'react';
import { languages, nativeNames } from '@site/locale';
import { currentLanguage } from '../../../language';
import { LanguageLink } from './language-link';
import { continueReading } from '../../../data/device/remembered-language';

/** The links to the page in each other language; part of the bar, which has their look. */
export function LanguageSwitch() {
  useEffect(continueReading, []);
  const others = languages.filter((language) => language !== currentLanguage());
  return others.map((language) => (
    <LanguageLink key={language} language={language}>
      {nativeNames[language]}
    </LanguageLink>
  ));
}
