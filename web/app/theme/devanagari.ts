import regular from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2?url';
import bold from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2?url';

/** Four letters that are written as one in every Devanagari font; where there is none, each is a box of its own. */
const LIGATURE = 'क्षे';

/** Whether the device has letters of its own for Nepali, in whichever font. */
export function hasDevanagari(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  context.font = '40px sans-serif';
  const widthOf = (text: string) => context.measureText(text).width;
  return widthOf(LIGATURE) < 3 * widthOf('क');
}

/** The block that a text of a page stands in. */
function blockOf(element: HTMLElement): HTMLElement {
  const { display } = getComputedStyle(element);
  return display.startsWith('inline') && element.parentElement ? blockOf(element.parentElement) : element;
}

/** Keeps what is in sight where it is while its boxes become letters, which are narrower: blocks stay as high as they are. */
function holdBlocks(): void {
  const texts = document.querySelectorAll<HTMLElement>(':lang(ne)');
  const blocks = new Set([...texts].map(blockOf));
  const heights = [...blocks].map((block) => [block, block.getBoundingClientRect()] as const);
  for (const [block, { top, bottom, height }] of heights)
    if (bottom > 0 && top < window.innerHeight) block.style.minHeight = `${height}px`;
}

/**
 * Gives the page the letters of Nepali under the name that the theme knows them by (`Nepali`). Each weight is fetched
 * (50 KB) once a text needs it; until then the text is shown in boxes.
 */
export function lendDevanagari(): void {
  holdBlocks();
  for (const [url, weight] of [
    [regular, '400'],
    [bold, '700'],
  ] as const) {
    const descriptors = { weight, display: 'swap', unicodeRange: 'U+0900-097F,U+200C-200D,U+25CC' } as const;
    document.fonts.add(new FontFace('Nepali', `url(${url}) format('woff2')`, descriptors));
  }
}
