import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../../components/layout';
import { LOW_WINDOW } from '../../../theme/media';
import { column } from '../../../theme/recipes';
import type { GlobalTexts } from '../../../data/pages/globals';
import tall from '../../assets/hero-tall.svg?url';
import tallDrawing from '../../assets/hero-tall.svg?raw';
import wide from '../../assets/hero-wide.svg?url';
import { getTexts } from '../../../texts';

const TALL_WINDOW = '(max-aspect-ratio: 1/1)';

/** The height at which the pictures cover the window, and the part of it below their highest dark ridge. */
const drawn = {
  '--drawn': 'max(62.5vw, 100svh - 4rem)',
  '--ridges': 'calc(0.37 * var(--drawn))',
  [`@media ${TALL_WINDOW}`]: {
    '--drawn': 'max(177.78vw, 100svh - 4rem)',
    '--ridges': 'calc(0.25 * var(--drawn))',
  },
} as const;

const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const pictureOf = (inTallWindow: string) =>
  `<picture><source media="${TALL_WINDOW}" srcset="${inTallWindow}"><img src="${wide}" alt="" loading="eager" fetchpriority="high"></picture>`;

/**
 * The mountains. The server inlines the phone's drawing, for the first paint; the client knows it as a file alone, and React
 * leaves the server's HTML as it is while the object stays the same.
 */
const mountains = { __html: import.meta.env.SSR ? pictureOf(NOTHING) + tallDrawing : pictureOf(tall) };

const Screen = chakra('section', {
  base: {
    ...drawn,
    position: 'relative',
    overflow: 'hidden',
    minHeight: 'calc(100svh - 4rem)',
    display: 'flex',
    flexDirection: 'column',
    background: '#FBF3E6', // as the pictures begin: their sky goes on above them
    '& [data-part=mountains] :is(svg, img)': {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      width: 'full',
      height: 'var(--drawn)',
      objectFit: 'cover',
      objectPosition: '50% 100%',
    },
    '& svg': { display: 'none', [`@media ${TALL_WINDOW}`]: { display: 'block' } },
    '& [data-part=words]': {
      ...column,
      position: 'relative',
      flex: '1 0 auto',
      paddingTop: { base: '9vh', md: '10vh', _print: '0' },
      paddingBottom: { base: '6', _print: '0' },
      marginBottom: { base: 'var(--ridges)', _print: '0' },
      [LOW_WINDOW]: { paddingTop: '5' },
    },
    '& h1': {
      fontSize: '5xl',
      lineHeight: '1.08',
      letterSpacing: '-0.02em',
      maxWidth: '13ch',
      // Two large lines would leave no room for the buttons.
      [LOW_WINDOW]: { fontSize: '4xl', maxWidth: 'none' },
    },
    '& p': {
      fontSize: { base: 'lg', md: 'xl' },
      maxWidth: '34rem',
      marginTop: '5',
      lineHeight: '1.45',
      [LOW_WINDOW]: { marginTop: '2' },
    },
    '& [data-part=links]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      marginTop: '8',
      [LOW_WINDOW]: { marginTop: '4' },
    },
  },
});

/** The first screen: dawn over the hills, with the headline in the sky; a low window scrolls. */
export function Hero({ texts: { headline, line } }: { texts: GlobalTexts<'home'> }) {
  const { label, work, involve } = getTexts().home.hero;
  return (
    <Screen aria-label={label}>
      <div
        data-part="mountains"
        aria-hidden
        data-screen-only
        suppressHydrationWarning
        dangerouslySetInnerHTML={mountains}
      />
      <div data-part="words">
        <h1>{headline}</h1>
        <p>{line}</p>
        <div data-part="links">
          <ButtonLink to="/programs">{work}</ButtonLink>
          <ButtonLink variant="outline" to="/notices">
            {involve}
          </ButtonLink>
        </div>
      </div>
    </Screen>
  );
}
