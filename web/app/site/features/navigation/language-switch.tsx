import { css } from '#styled-system/css';
import { useLayoutEffect, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { languages } from '@site/locale';
import { currentLanguage, pathIn } from '../../../language';
import { languageNames } from '../../texts';
import { leaveFor, returnToPlace } from './remembered-language';

/** The same page in each other language: another document, as a client knows the texts of one. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  useLayoutEffect(returnToPlace, []);
  const others = languages.filter((language) => language !== currentLanguage());
  return others.map((language) => (
    <a
      key={language}
      className={css({
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'target',
        paddingInline: 'min(0.75rem, 2vw)',
        marginInlineStart: 'auto',
        fontFamily: 'system',
        fontSize: 'min(0.9375rem, 4.2vw)',
        color: 'link.body',
      })}
      href={pathIn(language, pathname) + search}
      hrefLang={language}
      lang={language}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => leaveFor(language, event.currentTarget)}
      data-screen-only
    >
      {languageNames[language]}
    </a>
  ));
}
