/** A table of many columns lies across the sheet. */
const wideTable = 'body:has(thead th:nth-of-type(7))';

/** Global styles of pages on paper: black on white, nothing of the screen, tables with rules. Breakpoints do not hold there. */
export const paper = {
  '@page': { margin: '13mm 16mm' },
  '@page wide': { size: 'A4 landscape', margin: '14mm' },
  '@media print': {
    // Above and below what gives itself no room of its own (components/layout.tsx).
    ':root': { background: 'white', fontSize: '10pt', '--paper-gap': '0.5rem' },
    [wideTable]: { page: 'wide' },
    'header, nav, footer, dialog, main svg, [data-screen-only], [data-unfolding] a': {
      display: 'none !important',
    },
    '[data-print-only]': { display: 'block !important' },
    'div[data-print-only]': { display: 'grid !important' },
    // A line whose parts are all of the screen.
    'main p:has(> [data-screen-only]):not(:has(> :not([data-screen-only])))': { display: 'none !important' },
    'main *, main *::before, main *::after': {
      minHeight: '0 !important', // what holds a place on a screen
      color: 'black !important',
      background: 'none !important',
      boxShadow: 'none !important',
      borderRadius: '0 !important',
    },
    h1: { fontSize: '20pt !important', maxWidth: 'none !important' },
    h2: { fontSize: '14pt !important', maxWidth: 'none !important' },
    'h2 + p:not(:has(+ a)), h1, h2, h3, h4': { breakAfter: 'avoid' },
    'a[href]': { textDecoration: 'none !important' },
    'ol:has([data-unfolding]), [aria-labelledby=impact] ul': {
      gridTemplateColumns: '1fr 1fr !important',
      margin: '0 !important',
    },
    'ol:has([data-unfolding]) *, [aria-label=Welcome] > div': {
      border: '0 !important',
      padding: '0 !important',
    },
    '[aria-labelledby=about] > div': { gridTemplateColumns: '5cm 1fr !important' },
    'ul:has(> li > a:only-child > picture)': {
      gridAutoRows: 'auto !important',
      gridTemplateColumns: 'repeat(4, 1fr) !important',
    },
    'img, figure, tr, li': { breakInside: 'avoid' },
    // Small, in its own shape.
    'main img': {
      width: 'auto !important',
      height: 'auto !important',
      maxWidth: '100%',
      maxHeight: '5cm !important',
    },
    'main [data-round], main [data-round] img': { borderRadius: '50% !important' },
    'main [data-round] img': {
      width: '100% !important',
      height: '100% !important',
      maxHeight: 'none !important',
    },
    'p, li': { orphans: 3, widows: 3 },
    '[data-unfolding]': {
      gridTemplateRows: '1fr !important',
      opacity: '1 !important',
      visibility: 'visible !important',
    },
    table: { width: '100%', tableLayout: 'fixed', fontSize: '8.5pt', lineHeight: '1.4' },
    thead: { display: 'table-header-group' },
    'th, td': {
      border: '0.5pt solid #888',
      padding: '4pt 5pt',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
  },
} as const;
