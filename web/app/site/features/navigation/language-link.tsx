import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { localizePath } from '@content/texts/language-paths';
import type { Language } from '@site/locale';
import { leaveFor } from '../../../data/device/remembered-language';

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
