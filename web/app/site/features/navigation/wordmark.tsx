import { chakra } from '@chakra-ui/react';
import { Link } from '../../../components/link';
import { useOrganisation } from '../../../data/globals';
import { useMenu } from './menu-store';
import { getTexts } from '../../../texts';
import { languageOf } from '../../../components/text';

function Mark({ size }: { size?: string }) {
  return (
    <chakra.svg
      css={{ boxSize: 'min(2.25rem, 40px)', flexShrink: 0 }}
      style={{ width: size, height: size }}
      aria-hidden
      viewBox="0 0 40 40"
    >
      <circle cx="20" cy="20" r="20" fill="#F6CE8C" />
      <circle cx="20" cy="18" r="6.5" fill="#B3123F" />
      <path d="M2.5 29.7 12 18l6 7 5-5.5 13.8 11.2A20 20 0 0 1 2.5 29.7z" fill="#14213D" />
      <path d="M12 18l6 7-3.5-.8L12 27l-2.8-2.5-3 .6z" fill="#FBF8F3" />
    </chakra.svg>
  );
}

/** The organisation's logo, or, where it has none, the drawn one; `size` is a CSS length. Decorative: the name is beside it. */
export function Logo({ size }: { size?: string }) {
  const { logo } = useOrganisation();
  if (logo === null) return <Mark size={size} />;
  return (
    <chakra.img
      css={{ boxSize: 'min(2.25rem, 40px)', objectFit: 'contain', flexShrink: 0 }}
      style={{ width: size, height: size }}
      src={logo}
      alt=""
    />
  );
}

/** The organisation's name as the way home. */
export function Wordmark() {
  const organisation = useOrganisation();
  const closeAll = useMenu((state) => state.closeAll);
  return (
    <Link
      css={{ display: 'inline-flex' }}
      to="/"
      onClick={closeAll}
      aria-label={getTexts().navigation.home(organisation.name)}
    >
      <chakra.span css={{ display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'target' }}>
        <Logo />
        <chakra.span css={{ lineHeight: '1.1' }}>
          <chakra.span
            css={{
              display: 'block',
              fontWeight: 'bold',
              fontSize: 'min(1.25rem, 7vw)', // in two lines at most, however large the letters are
              letterSpacing: 'tight',
            }}
          >
            {organisation.name}
          </chakra.span>
          <chakra.span
            css={{ display: { base: 'none', lg: 'block' }, fontSize: 'xs', color: 'fg.muted' }}
            lang={languageOf(organisation.nameInEnglish)}
          >
            {organisation.nameInEnglish}
          </chakra.span>
        </chakra.span>
      </chakra.span>
    </Link>
  );
}
