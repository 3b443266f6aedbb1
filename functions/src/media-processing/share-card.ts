import { createRequire } from 'node:module';
import sharp from 'sharp';
import { shareCard } from '@content/items/item';
import type { Point } from '@content/files/picture-details';
import { amber, ink } from '@site/brand';
import { escaped } from '@site/plain-page';
import { oneAtATime, ofPixels, partOf, type Pixels } from './pictures';

const { resolve } = createRequire(import.meta.url);
/** Mukta has the letters of English and of Nepali. */
const fonts = {
  bold: resolve('@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf'),
  regular: resolve('@expo-google-fonts/mukta/500Medium/Mukta_500Medium.ttf'),
};
/** Some networks show no heavier one to people who save data. */
const MOST_BYTES = 60_000;
/** Of JPEG, from the best one that is tried. */
const QUALITIES = [78, 66, 54, 42, 30];
/** Pixels between the words and the edges of their ground. */
const MARGIN = 48;
/** Sizes of a title in pixels, from that of a short one; the last takes what two hundred characters need. */
const TITLE_SIZES = [76, 60, 50, 42, 34, 28];
/** How high a title may be before the next size is tried. */
const TITLE_HEIGHT = 400;

/** What Mukta has no letter for, and is drawn as a box: emoji, other scripts, control characters; and the soft hyphen. */
const UNDRAWN =
  /[^\n -~\u00a0-\u00ac\u00ae-\u0137\u0139-\u017e\u0218-\u021b\u0900-\u0977\u0979-\u097f\u1e80-\u1e85\u1ef2\u1ef3\u200c-\u200d\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u2044\u20a8\u20ac\u20b9\u2116\u2122\u2212\u2260\u2264\u2265\u25cc]/gu;

/** A text without what cannot be drawn; letters and spaces of another form become the usual ones. */
const drawable = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(UNDRAWN, (sign) => sign.normalize('NFKC').replaceAll(UNDRAWN, ''))
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** A text as Pango draws it, in as many lines as it needs. */
async function drawText(text: string, weight: keyof typeof fonts, size: number, width: number) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="white" line_height="0.8">${escaped(text)}</span>`,
      font: `Mukta ${weight === 'bold' ? 'Bold' : 'Medium'} ${size}`,
      fontfile: fonts[weight],
      width,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

async function drawTitle(title: string, width: number) {
  for (const size of TITLE_SIZES.slice(0, -1)) {
    const drawn = await drawText(title, 'bold', size, width);
    if (drawn.height <= TITLE_HEIGHT) return drawn;
  }
  return drawText(title, 'bold', TITLE_SIZES.at(-1) ?? 0, width);
}

/** The best JPEG that is light enough. */
async function lightEnough(card: Pixels): Promise<Buffer> {
  let jpeg = card.data;
  for (const quality of QUALITIES) {
    jpeg = await ofPixels(card).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MOST_BYTES) break;
  }
  return jpeg;
}

interface ShareCard {
  readonly title: string;
  /** Below the title, smaller, a line each. */
  readonly lines: readonly string[];
  /** A file of the picture, at least as large as it is drawn; without one the words have the card to themselves. */
  readonly picture?: Buffer | undefined;
  /** The place of the picture that its part keeps; by default where heads are. */
  readonly focus?: Point | undefined;
}

/** Draws the share card: a JPEG of at most 60 KB, words beside the picture. One at a time in this process. */
export function drawShareCard({ title, lines, picture, focus }: ShareCard): Promise<Buffer> {
  return oneAtATime(async () => {
    const { width, height, words } = shareCard;
    const lineWidth = (picture ? words : width) - 2 * MARGIN;
    const foots = lines.map(drawable);
    const head = await drawTitle(drawable(title) || foots.join('\n'), lineWidth); // Pango refuses an empty text
    const foot = await drawText(foots.join('\n'), 'regular', 26, lineWidth);
    const shown = picture && (await partOf(picture, { width: width - words, height }, focus));
    const rule = { create: { width: 72, height: 6, channels: 3, background: amber } } as const;
    const card = await sharp({ create: { width, height, channels: 3, background: ink } })
      .composite([
        ...(shown ? [{ input: shown, left: words, top: 0 }] : []),
        { input: rule, left: MARGIN, top: MARGIN },
        { input: head.input, left: MARGIN, top: MARGIN + 34 },
        { input: foot.input, left: MARGIN, top: height - MARGIN - foot.height },
      ])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return lightEnough(card);
  });
}
