import { defineStyle } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useOrganisation } from '../../../data/pages/globals';
import { useMenu } from './menu-store';
import { getTexts } from '../../../texts';
import { currentLanguage } from '../../../language';

/** The organisation's logo, or a drawn one where it has none; decorative, as the name stands beside it. */
export function Logo({ size = 'min(2.25rem, 40px)' }: { size?: string }) {
  const { logo } = useOrganisation();
  const style = { width: size, height: size, flexShrink: 0, objectFit: 'contain' } as const;
  if (logo !== null) return <img style={style} src={logo} alt="" />;
  return (
    <svg style={style} aria-hidden viewBox="0 0 40 40">
      <circle cx="20" cy="20" r="20" fill="#F6CE8C" />
      <circle cx="20" cy="18" r="6.5" fill="#B3123F" />
      <path d="M2.5 29.7 12 18l6 7 5-5.5 13.8 11.2A20 20 0 0 1 2.5 29.7z" fill="#14213D" />
      <path d="M12 18l6 7-3.5-.8L12 27l-2.8-2.5-3 .6z" fill="#FBF8F3" />
    </svg>
  );
}

/** The look of the wordmark, for the bar around it. */
export const wordmark = defineStyle({
  display: 'inline-flex',
  '& [data-part=lockup]': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'target' },
  '& [data-part=names]': { lineHeight: '1.1' },
  '& b': {
    display: 'block',
    fontSize: 'min(1.25rem, 7vw)', // in two lines at most, however large the letters are
    letterSpacing: 'tight',
  },
  '& small': { display: { base: 'none', lg: 'block' }, fontSize: 'xs', color: 'fg.muted' },
});

/** The organisation's name, which links to the home page. */
export function Wordmark() {
  const organisation = useOrganisation();
  const closeAll = useMenu((state) => state.closeAll);
  return (
    <Link
      to="/"
      onClick={closeAll}
      aria-label={getTexts().navigation.home(organisation.name)}
      data-part="wordmark"
    >
      <span data-part="lockup">
        <Logo />
        <span data-part="names">
          <b>{organisation.name}</b>
          {/* What the name means, for whoever reads English. */}
          {currentLanguage() === 'en' ? <small>{organisation.nameInEnglish}</small> : null}
        </span>
      </span>
    </Link>
  );
}
