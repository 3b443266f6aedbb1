import regular from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2?url';
import bold from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2?url';

/** The block that a text of a page stands in. */
function blockOf(element: HTMLElement): HTMLElement {
  const { display } = getComputedStyle(element);
  return display.startsWith('inline') && element.parentElement ? blockOf(element.parentElement) : element;
}

const SWITCH = '[hreflang=ne]';

/** Names Nepali in Latin letters, on a device that has none of its own. */
function nameInLatin(): void {
  const style = document.createElement('style');
  style.textContent = `${SWITCH}{font-size:0!important}${SWITCH}::after{content:'Nepali';font-size:.9375rem}`;
  document.head.append(style);
}

/** The elements whose texts have letters of Nepali, whole texts or single words. */
function nepaliTexts(): HTMLElement[] {
  const found = new Set<HTMLElement>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    // The switch to Nepali is no reason to fetch its letters: see `nameInLatin`.
    const isRead = parentElement && parentElement.localName !== 'script' && !parentElement.closest(SWITCH);
    if (isRead && /[\u0900-\u097f]/.test(nodeValue ?? '')) found.add(parentElement);
  }
  return [...found];
}

/**
 * Keeps what is in sight where it is while boxes become letters, which are narrower: what it stands below of stays as high
 * as it is. So does what the next two views have, as the reader may scroll on in that moment, once for each weight.
 */
function holdBlocks(): void {
  const blocks = new Set(nepaliTexts().map(blockOf));
  const heights = [...blocks].map((block) => [block, block.getBoundingClientRect()] as const);
  for (const [block, { top, height }] of heights)
    if (top < 3 * window.innerHeight) block.style.minHeight = `${height}px`;
}

const weights = [
  { weight: '400', url: regular, isFor: (weight: number) => weight < 600 },
  { weight: '700', url: bold, isFor: (weight: number) => weight >= 600 },
];

/**
 * Gives the page the letters of Nepali under the name that the theme knows them by (`Nepali`). The weights that its texts
 * have are fetched (50 KB each), and taken once they are there: what is in sight then stays where it is. A weight that
 * only a later page has is left to the browser. Until they have come a text is shown in boxes.
 */
export function loadDevanagari(): void {
  nameInLatin();
  const used = nepaliTexts().map((text) => Number(getComputedStyle(text).fontWeight));
  for (const { weight, url, isFor } of weights) {
    const face = new FontFace('Nepali', `url(${url}) format('woff2')`, {
      weight,
      display: 'swap',
      unicodeRange: 'U+0900-097F,U+200C-200D,U+25CC',
    });
    const take = () => {
      holdBlocks();
      document.fonts.add(face);
    };
    // One that could not be fetched is asked for again by the browser.
    if (used.some(isFor)) void face.load().then(take, take);
    else take();
  }
}
