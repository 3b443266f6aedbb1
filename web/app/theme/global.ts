/** Thin strokes, on Apple's systems. */
const smoothing = { WebkitFontSmoothing: 'antialiased', MozOsxFontSmoothing: 'grayscale' } as const;

/** Styles of bare elements: reading text, focus and motion; those of print are in paper.css. */
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
    ...smoothing,
  },
  body: { minHeight: '100dvh', fontSize: 'md', overflowWrap: 'break-word' },
  // Menus and dialogs mark the root while they are open; the page behind them stays where it is.
  'html[data-scroll-locked]': { overflow: 'hidden' },
  'h1, h2, h3, h4': { fontWeight: 'bold', lineHeight: 'heading', textWrap: 'balance' },
  'p, li, dd, td': { textWrap: 'pretty' },
  // Opened before the client was there (see client/starter).
  '[data-opened-early]': {
    display: 'block !important',
    gridTemplateRows: '1fr !important',
    opacity: '1 !important',
    visibility: 'visible !important',
    '&[data-unfolding]': { display: 'grid !important' },
  },
  'html:has(#menu[data-opened-early])': { overflow: 'hidden' },
  '[aria-busy=true]': { cursor: 'progress' },
  ':focus-visible': {
    outline: '3px solid {colors.link.body}',
    outlineOffset: '3px',
    borderRadius: 'sm',
  },
  '[data-ground=dark] :focus-visible': { outlineColor: 'link.onDark' },
  // Pressed under the finger, and as long as the page that it leads to is on its way.
  ':is(a, button):active, body:has([data-waiting]) :is(a:focus, article:has(a:focus))': { opacity: '0.65' },
  'main:focus': { outline: 'none' },
  // The styles of components are in a later layer and would win over these; the letters of a word must stay joined.
  ':lang(ne)': { letterSpacing: 'normal !important' },
  ':is(h1, h2, h3, h4):lang(ne)': { lineHeight: '1.35 !important' },
  '::selection': { background: 'accent.mark', color: 'fg.body' },
  '*, *::before, *::after': {
    _motionReduce: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
