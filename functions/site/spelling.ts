import { withLatinDigits } from '@content/texts/digits';

/** Nukta, and what nobody sees: they change how a letter is written, not how it is heard. */
const JOINERS = /\u093C|\p{Default_Ignorable_Code_Point}/gu;

/** Consonants of Devanagari in Latin letters; a vowel 'a' follows each unless another vowel or a virama does. */
const consonants: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'w' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h', ळ: 'l' },
};
const vowels: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri' },
  ...{ ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e' },
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri' },
  ...{ 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e' },
  // Written as often as not.
  ...{ 'ँ': '', 'ः': '', 'ं': 'n' },
};
const VIRAMA = '्';

/** What is joined to a noun: case and number. */
const NEPALI_ENDING = /(?<=\p{L}[\p{L}\p{M}])(?:हरू|हरु)?(?:को|का|की|मा|ले|लाई|बाट|सँग|संग|देखि|सम्म)$/u;
const ROMAN_ENDING = /(?<=.{4})(?:haru|haroo)?(?:ko|ka|ki|ma|le|lai|bata|sanga|dekhi|samma)$/;

/** A word of Devanagari in Latin letters. */
function inLatinLetters(word: string): string {
  const letters = Array.from(word.replaceAll('ज्ञ', 'ग्य'));
  return letters
    .map((letter, i) => {
      const consonant = consonants[letter];
      if (consonant === undefined) return letter === VIRAMA ? '' : (vowels[letter] ?? letter);
      const next = letters[i + 1] ?? '';
      return next === VIRAMA || /\p{M}/u.test(next.replace(/[ँंः]/u, '')) ? consonant : `${consonant}a`;
    })
    .join('');
}

/** Letters that are written one for another in Latin letters: [all of them, the one that stands for them], in this order. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/chh?/g, 'C'],
  [/[sz]h/g, 's'],
  [/([kgjtdb])h/g, '$1'],
  [/ph|f/g, 'p'],
  [/c|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/m(?=[pb])|ng(?=[kg]|$)/g, 'n'],
  [/[eiy]+/g, 'i'],
  [/[ou]+/g, 'u'],
  [/a/g, ''],
  [/(.)\1+/g, '$1'],
];

/** Whether a word has letters of Devanagari. */
export const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word);

/**
 * A word as it sounds, in few Latin letters: the same for what is spelt one for another in Nepali (श, ष, स; short and long
 * vowels; ब, व; nukta; joined case endings) and for Nepali in Latin letters: 'suchana' and 'सूचनाको' are both 'suCn'.
 * '' for a word without letters or digits.
 */
export function soundOf(word: string): string {
  const letters = word.normalize('NFD').replaceAll(JOINERS, '').toLowerCase();
  const latin = isDevanagari(letters)
    ? inLatinLetters(letters.replace(NEPALI_ENDING, ''))
    : letters.replaceAll(/\p{M}/gu, '').replace(ROMAN_ENDING, '');
  const key = alike.reduce((text, [all, one]) => text.replaceAll(all, one), latin);
  return key || latin.slice(0, 1);
}

/** Letters of a readable id, at most. */
const SLUG = 48;

/**
 * The words of a title in Latin letters, for an address: 'सूचना: कृषि तालिम २०८३' is 'suchana-krishi-talim-2083'. Whole words, at
 * most 48 letters; '' where there is none.
 */
export function slugOf(title: string): string {
  const words = withLatinDigits(title.normalize('NFD'))
    .replaceAll(JOINERS, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const latin = (words ?? []).map((word) => {
    // The vowel that a last consonant brings along is not spoken, unless it stands behind another consonant.
    const isSilent = word.length > 1 && consonants[word.at(-1) ?? ''] !== undefined && word.at(-2) !== VIRAMA;
    const spoken = isDevanagari(word) ? inLatinLetters(word).slice(0, isSilent ? -1 : undefined) : word;
    return spoken.replaceAll(/[^a-z\d]/g, '');
  });
  return latin
    .filter(Boolean)
    .reduce((slug, word) => (slug.length + word.length < SLUG ? `${slug}-${word}` : slug), '')
    .slice(1);
}
