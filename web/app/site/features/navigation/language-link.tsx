import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { localizePath } from '@content/texts/language-paths';
import { type Language, languages, nativeNames } from '@site/locale';
import { continueReading, leaveFor } from '../../../data/device/remembered-language';
import { currentLanguage } from '../../../language';

interface LanguageLinkProps {
  /** The language of the target and of the link's text. */
  readonly language: Language;
  readonly children: ReactNode;
}

/** The link to this page in another language. It loads a new document, because a client has the texts of only one. */
export function LanguageLink({ language, children }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <a
      href={localizePath(language, pathname) + search}
      hrefLang={language}
      lang={language}
      onClick={(event) => leaveFor(event.currentTarget)}
      data-screen-only
    >
      {children}
    </a>
  );
}

/** The links to this page in the other languages; the bar styles them. */
export function LanguageSwitch() {
  useEffect(continueReading, []);
  const others = languages.filter((language) => language !== currentLanguage());
  return others.map((language) => (
    <LanguageLink key={language} language={language}>
      {nativeNames[language]}
    </LanguageLink>
  ));
}
