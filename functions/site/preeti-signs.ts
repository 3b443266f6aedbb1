import { inDevanagari } from '@content/texts/language';

/** Letters of words in Preeti that no word in Latin letters has. */
const SIGNS = [
  // Brackets and bars behind letters, a semicolon or colon before one, a slash behind a small one at the end.
  /[A-Za-z][\]}[{|\\]/,
  /^[;:][A-Za-z"'~]|[A-Za-z];[A-Za-z]/,
  /[a-z]\/(?:$|["'\].,])/,
  // A capital letter behind a small one.
  /^[^A-Z]*[a-z]["']?[A-Z]|[a-z]["']?[A-Z](?![a-z])/,
  // A quotation mark inside, but not as in "it's".
  /[a-z]["'](?!(?:s|t|re|ll|ve|d|m|clock)\b)[a-z\d]/,
  // The long vowel a (f) and the short i (l) where no Latin word has these letters, and pairs that none has.
  /[bcdghjkmnpqstvwxyz]f(?![aeioulrfy])/,
  /^l[bcdfghjkmnpqrstvwxz]/,
  /[qv][bcdfghjklmnpqstvwxz]/,
  // No vowel at all.
  /^[b-df-hj-np-tv-xz]{2,}$/,
  // A dot above (+), a digit between letters, and letters of the upper half of the font.
  /[a-z]\+|[a-z]\d[a-z]/,
  /[A-Za-z\d][«°ªØË-Î]/,
];

/** Never on a site without a language whose letters Preeti draws. */
export const hasSign = (word: string): boolean =>
  inDevanagari !== undefined && SIGNS.some((sign) => sign.test(word));

/** Whether a text has a word that only Preeti explains. */
export const mayBePreeti = (text: string): boolean => text.split(/\s+/).some(hasSign);
