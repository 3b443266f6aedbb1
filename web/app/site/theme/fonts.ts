import type { Language } from '@site/locale';
import latin400 from '@fontsource/mukta/files/mukta-latin-400-normal.woff2?url';
import latin700 from '@fontsource/mukta/files/mukta-latin-700-normal.woff2?url';
import latinExt400 from '@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2?url';
import latinExt700 from '@fontsource/mukta/files/mukta-latin-ext-700-normal.woff2?url';
import devanagari400 from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2?url';
import devanagari700 from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2?url';
import nameOfNepali from '../assets/name-of-nepali.woff2?url';

const latin =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-200B,U+200E-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt = 'U+100-130,U+132-151,U+154-2BA,U+1E00-1EFF,U+20A0-20A7,U+20A9-20AB';
const devanagari = 'U+900-97F,U+1CD0-1CFF,U+200C-200D,U+25CC';

type Weight = 400 | 700;

/** Fonts of devices by the names that `local()` knows: the full one and the one of PostScript. */
const locals = (...names: readonly string[]) => names.map((name) => `local('${name}')`).join(',');

/** The letters of Nepali that devices bring: Android and Linux, Apple, Windows. */
const ownDevanagari: Record<Weight, string> = {
  400: locals(
    'Noto Sans Devanagari',
    'Noto Sans Devanagari Regular',
    'NotoSansDevanagari-Regular',
    'Noto Sans Devanagari UI',
    'NotoSansDevanagariUI-Regular',
    'SamsungDevanagari-Regular',
    'Lohit Devanagari',
    'Lohit-Devanagari',
    'Kohinoor Devanagari',
    'KohinoorDevanagari-Regular',
    'Devanagari Sangam MN',
    'DevanagariSangamMN',
    'Nirmala UI',
    'NirmalaUI',
    'Mangal',
  ),
  700: locals(
    'Noto Sans Devanagari Bold',
    'NotoSansDevanagari-Bold',
    'Noto Sans Devanagari UI Bold',
    'NotoSansDevanagariUI-Bold',
    'SamsungDevanagari-Bold',
    'Kohinoor Devanagari Semibold',
    'KohinoorDevanagari-Semibold',
    'Devanagari Sangam MN Bold',
    'DevanagariSangamMN-Bold',
    'Nirmala UI Bold',
    'NirmalaUI-Bold',
    'Mangal Bold',
    'Mangal-Bold',
  ),
};

/** The device's Latin fonts, which stand in for a font until it has loaded. */
const ownLatin: Record<Weight, string> = {
  400: locals('Arial', 'Liberation Sans', 'Roboto'),
  700: locals('Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'),
};

const face = (family: string, weight: Weight, src: string, rest: string) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:${src};${rest}}`;

/** Mukta's own, in percent of its size: lines are as high with every font that stands in for it or beside it. */
const ASCENT = 113;
const DESCENT = 53.2;

/** Drawn at a size, and as high as Mukta. */
const sized = (size: number) => {
  const adjusted = (percent: number) => `${((percent / size) * 100).toFixed(2)}%`;
  return (
    `size-adjust:${size}%;ascent-override:${adjusted(ASCENT)};` +
    `descent-override:${adjusted(DESCENT)};line-gap-override:0%`
  );
};

const nepali = (weight: Weight, url: string) =>
  face(
    'Nepali',
    weight,
    `${ownDevanagari[weight]},url(${url})`,
    `font-display:swap;unicode-range:${devanagari};${sized(100)}`,
  );

const boxes = (weight: Weight, size: number) =>
  face('Nepali Fallback', weight, ownLatin[weight], `unicode-range:${devanagari};${sized(size)}`);

/** Fonts of each page's first view in a language, to be fetched before the styles ask for them. */
export const preloadedFonts: Partial<Record<Language, readonly string[]>> = { en: [latin400, latin700] };

/**
 * The site's fonts. A browser fetches a file when a page has letters in its range, and those of Nepali only where the
 * device has none. What stands in for a font is shaped like it (measured); for a letter of Nepali that is a box as wide as
 * its letters are on average. Where Latin letters are most of the page they are there at the first paint or wait for the
 * next document (`optional`): lines break elsewhere in those that stand in. A function: the client, which never calls it,
 * is built without it.
 */
export function fontFaces(language: Language): string {
  const display = preloadedFonts[language] ? 'optional' : 'swap';
  const mukta = (weight: Weight, url: string, range: string) =>
    face('Mukta', weight, `url(${url})`, `font-display:${display};unicode-range:${range}`);
  return [
    mukta(400, latin400, latin),
    mukta(700, latin700, latin),
    mukta(400, latinExt400, latinExt),
    mukta(700, latinExt700, latinExt),
    face('Mukta Fallback', 400, ownLatin[400], sized(93.4)),
    face('Mukta Fallback', 700, ownLatin[700], sized(91.8)),
    nepali(400, devanagari400),
    nepali(700, devanagari700),
    boxes(400, 111),
    boxes(700, 119),
    face('Name of Nepali', 400, `${ownDevanagari[400]},url(${nameOfNepali})`, `unicode-range:${devanagari}`),
  ].join('');
}
