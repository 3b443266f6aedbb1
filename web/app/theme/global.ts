import { defineGlobalStyles } from '@chakra-ui/react';

/** Styles of bare elements: reading text, focus, motion and print. */
export const globalCss = defineGlobalStyles({
  html: {
    background: 'bg.page',
    color: 'fg.body',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    scrollPaddingTop: '5.5rem',
    textSizeAdjust: '100%',
    _print: { background: 'white', fontSize: '11pt' },
  },
  'html[data-fonts=later]': { fontFamily: 'later', '& :is(h1, h2, h3, h4)': { fontFamily: 'inherit' } },
  body: { minHeight: '100dvh', fontSize: 'md', overflowWrap: 'break-word' },
  // Menus and dialogs mark the root while they are open; the page behind them stays where it is.
  'html[data-scroll-locked]': { overflow: 'hidden' },
  'h1, h2, h3, h4': { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'heading', textWrap: 'balance' },
  'p, li, dd, td': { textWrap: 'pretty' },
  ':focus-visible': {
    outline: '3px solid {colors.link.body}',
    outlineOffset: '3px',
    borderRadius: 'sm',
  },
  '[data-ground=dark] :focus-visible': { outlineColor: 'link.onDark' },
  'main:focus': { outline: 'none' },
  // The styles of components are outside every layer and would win over these; the letters of a word must stay joined.
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
  'header, nav, footer, dialog, [data-screen-only]': { _print: { display: 'none !important' } },
  'a[href]': { _print: { color: 'inherit !important', textDecoration: 'none' } },
  'img, figure, tr': { _print: { breakInside: 'avoid' } },
  'article img': { _print: { maxHeight: '9cm', objectFit: 'contain !important', objectPosition: 'left' } },
  'p, li': { _print: { orphans: 3, widows: 3 } },
  '[data-print-only]': { _print: { display: 'block !important' } },
});
