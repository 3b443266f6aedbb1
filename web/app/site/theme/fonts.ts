import type { Language } from '@site/locale';
import latin400 from '@fontsource/mukta/files/mukta-latin-400-normal.woff2?url';
import latin700 from '@fontsource/mukta/files/mukta-latin-700-normal.woff2?url';
import latinExt400 from '@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2?url';
import latinExt700 from '@fontsource/mukta/files/mukta-latin-ext-700-normal.woff2?url';

const latin =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-200B,U+200E-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt = 'U+100-130,U+132-151,U+154-2BA,U+1E00-1EFF,U+20A0-20A7,U+20A9-20AB';

const files = [
  [latin400, 400, latin],
  [latin700, 700, latin],
  [latinExt400, 400, latinExt],
  [latinExt700, 700, latinExt],
] as const;

const faces = (family: string, display: string) =>
  files.map(
    ([url, weight, range]) =>
      `@font-face{font-family:'${family}';font-display:${display};font-weight:${weight};` +
      `src:url(${url});unicode-range:${range}}`,
  );

/** Mukta's own, in percent of its size. */
const ASCENT = 113;
const DESCENT = 53.2;

/** Shaped like Mukta (measured), so that nothing moves when the real letters arrive. */
const fallback = (weight: number, local: string, size: number) => {
  const adjusted = (percent: number) => `${((percent / size) * 100).toFixed(2)}%`;
  return (
    `@font-face{font-family:'Mukta Fallback';font-weight:${weight};src:${local};size-adjust:${size}%;` +
    `ascent-override:${adjusted(ASCENT)};descent-override:${adjusted(DESCENT)};line-gap-override:0%}`
  );
};

/**
 * The site's Latin family twice; a browser fetches each file once, and only the ranges that a page's letters need.
 * `Mukta` is used when it is there at the first paint or never, so that nothing a visitor reads ever moves, whatever
 * its words and the phone's own fonts are. `Mukta Later` takes over with the next page (see useLateFonts). A function: the
 * client, which never calls it, is built without it.
 */
export const fontFaces = (): string =>
  [
    ...faces('Mukta', 'optional'),
    ...faces('Mukta Later', 'swap'),
    fallback(400, "local('Arial'),local('Liberation Sans'),local('Roboto')", 93.4),
    fallback(700, "local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold')", 91.8),
  ].join('');

/** Fonts of each page's first view in a language, to be fetched before the styles ask for them. */
export const preloadedFonts: Partial<Record<Language, readonly string[]>> = { en: [latin400, latin700] };

/** The `data-fonts` of a document in a language that has fonts of its own (theme/global.ts). */
export const fontsOf: Partial<Record<Language, string>> = {
  // A device's own letters: no file is fetched for a word of another script, or for a space.
  ne: 'nepali',
};
