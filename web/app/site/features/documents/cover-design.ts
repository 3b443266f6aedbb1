import { openEnded } from '../../../data/formats/shorten';

/** The letters that three or four lines of a cover hold. */
const LETTERS = 34;
const SIZES = { least: 9.5, most: 15 };
const VIEWS = 5;

/** A file's name as words: 'annual-report-2081.pdf' reads 'annual report 2081'. */
function spelledOut(title: string): string {
  return /\.\w{2,4}$/.test(title) ? title.replace(/\.\w{2,4}$/, '').replaceAll(/[-_]+/g, ' ') : title;
}

/** The first words of a title without its subtitle: at most LETTERS letters but at least one word, and no 'of the' at the end. */
function firstWords(title: string): string {
  const [main = ''] = spelledOut(title).split(/:\s/);
  let words = '';
  for (const word of main.split(/\s+/)) {
    const longer = words === '' ? word : `${words} ${word}`;
    if (words !== '' && longer.length > LETTERS) return openEnded(words.replace(/(\s+\p{L}{1,3})+$/u, ''));
    words = longer;
  }
  return words;
}

/**
 * The drawing of a cover, which depends on the title alone: its words, the size of its letters in percent of the cover's width (the
 * longest word fits, up to about 16 letters), and which part of the hills stands on it, from 0 to 4.
 */
export function coverDesign(title: string) {
  const words = firstWords(title.trim());
  const longest = Math.max(...words.split(/[\s-]+/).map((word) => word.length));
  const fitting = Math.min(130 / longest, 22 - words.length * 0.34);
  const size = Math.min(SIZES.most, Math.max(SIZES.least, fitting));
  const sum = Array.from(title).reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return { words, size: Math.round(size * 2) / 2, view: sum % VIEWS };
}
