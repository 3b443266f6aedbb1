import { css } from '#styled-system/css';
import { useLocation } from 'react-router';
import type { Language } from '@site/locale';
import { pathIn } from '../../../language';
import { languageOffers } from '../../texts';
import { leaveFor } from './remembered-language';

/** A line at the page's end for whoever chose another language before: the page serves everybody, and does not change by itself. */
export default function LanguageOffer({ remembered }: { remembered: Language }) {
  const { pathname, search } = useLocation();
  return (
    <p
      className={css({
        position: 'sticky',
        bottom: '0',
        zIndex: 'nav',
        background: 'bg.darker',
        color: 'fg.onDark',
        textAlign: 'center',
        fontSize: 'sm',
      })}
      data-ground="dark"
      data-screen-only
    >
      <a
        className={css({
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 'target',
          paddingInline: '4',
          color: 'link.onDark',
          textDecoration: 'underline',
          textUnderlineOffset: '0.2em',
        })}
        href={pathIn(remembered, pathname) + search}
        hrefLang={remembered}
        lang={remembered}
        onClick={(event) => leaveFor(remembered, event.currentTarget)}
      >
        {languageOffers[remembered]}
      </a>
    </p>
  );
}
