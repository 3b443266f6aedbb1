import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { localizePath } from '@content/texts/language-paths';
import { type Language, languages, nativeNames } from '@site/locale';
import { continueReading, leaveFor } from '../../../data/device/remembered-language';
import { currentLanguage } from '../../../language';

interface LanguageLinkProps {
  /** Of the page that it leads to, and of the link itself. */
  readonly language: Language;
  readonly children: ReactNode;
}

/** The same page in another language: another document, as a client knows the texts of one. */
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
