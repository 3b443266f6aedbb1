import { languages, nativeNames } from '@site/locale';

/** Labels titles in another language than the page's with the name of theirs; names of persons have none. */
const inOtherLanguages = Object.fromEntries(
  languages.map((language) => [
    `html:not(:lang(${language})) main :is(h2, h3, th > span)[lang=${language}]:not([data-part=person])::after`,
    {
      content: `"${nativeNames[language]}"`,
      display: 'inline-block',
      marginInlineStart: '2',
      paddingInline: '1',
      borderWidth: '1px',
      borderRadius: 'sm',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'normal',
      letterSpacing: 'normal',
      lineHeight: 'body',
      verticalAlign: 'middle',
    },
  ]),
);

/** Styles of bare elements: reading text, focus and motion; those of print are in print.css. */
export const globalCss = {
  html: {
    background: 'bg.page',
    color: 'fg.body',
    colorScheme: 'light', // there are no colours for a dark one
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    scrollPaddingTop: '5.5rem',
    textSizeAdjust: '100%',
    touchAction: 'manipulation',
    textRendering: 'optimizeLegibility',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  body: { minHeight: '100dvh', fontSize: 'md', overflowWrap: 'break-word' },
  // Chakra's reset names it for each element, so that a card's `anywhere` would not reach its texts.
  '*': { overflowWrap: 'inherit' },
  // The page behind the phone's menu does not scroll. In browsers without `:has`, which skip the second rule, the client marks it.
  'html[data-scroll-locked]': { overflow: 'hidden' },
  'html:has([data-panel][open])': { overflow: { mdDown: 'hidden' } },
  'h1, h2, h3, h4': { fontWeight: 'bold', lineHeight: 'heading', textWrap: 'balance' },
  'p, li, dd, td': { textWrap: 'pretty' },
  '[aria-busy=true]': { cursor: 'progress' },
  // The current choice keeps a background where a reader's own colours replace all others.
  ':is([aria-current], [aria-pressed=true], [aria-selected=true], [data-current] > summary)': {
    '@media (forced-colors: active)': {
      background: 'Highlight !important',
      color: 'HighlightText !important',
      forcedColorAdjust: 'none',
    },
  },
  ':focus-visible': { outline: '3px solid {colors.link.body}', outlineOffset: '3px', borderRadius: 'sm' },
  '[data-ground=dark] :focus-visible': { outlineColor: 'link.onDark' },
  // Pressed under the finger, and while the page behind it is loading.
  ':is(a, button):active, body:has([data-waiting]) :is(a:focus, article:has(a:focus))': { opacity: '0.65' },
  'main:focus': { outline: 'none' },
  // The styles of components are in a later layer and would win over these; the letters of a word must stay joined.
  ':lang(ne)': { letterSpacing: 'normal !important' },
  ':is(h1, h2, h3, h4):lang(ne)': { lineHeight: '1.35 !important' },
  // Global, as a page has many of them.
  'picture[data-picture]': {
    display: 'block',
    width: 'full',
    borderRadius: 'inherit',
    '& > img': {
      display: 'block',
      width: 'full',
      height: 'auto',
      objectFit: 'cover',
      backgroundSize: 'cover',
      backgroundColor: 'bg.band',
      color: 'fg.muted',
      fontSize: 'sm',
      // A line around white pictures, which follows the corners of the frame.
      borderRadius: 'inherit',
      outline: '1px solid {colors.border.picture}',
      outlineOffset: '-1px',
    },
    '&[data-fill], &[data-fill] > img': { height: 'full' },
    // A browser fetches lazy pictures three screens ahead, but not those that it need not draw.
    '&[data-away]': { contentVisibility: { base: 'auto', _print: 'visible' } },
  },
  ...inOtherLanguages,
  '::selection': { background: 'accent.mark', color: 'fg.body' },
  '*, *::before, *::after': {
    _motionReduce: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
