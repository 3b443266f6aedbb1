/**
 * Preeti and its kin (Kantipur, Himali) are fonts that draw Nepali letters for Latin ones: a text written with them is
 * Latin letters everywhere else. This is what each key draws, and how drawn letters become a word of Unicode.
 */

/** What single keys draw. `l`, `{` and `m` are drawn beside the letter that they belong to (see `wordToUnicode`). */
const KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  `a ब|b द|c अ|d म|e भ|f ा|g न|h ज|i ष्|j व|k प|l ि|n ल|o य|p उ|q त्र|r च|s क|t त|u ग|v ख|w ध|x ह|y थ|z श
   A ब्|B द्य|C ऋ|D म्|E भ्|F ँ|G न्|H ज्|I क्ष्|J व्|K प्|L ी|M ः|N ल्|O इ|P ए|Q त्त|R च्|S क्|T त्|U ग्|V ख्|W ध्|X ह्|Y थ्|Z श्
   0 ण्|1 ज्ञ|2 द्द|3 घ|4 द्ध|5 छ|6 ट|7 ठ|8 ड|9 ढ
   ! १|@ २|# ३|$ ४|% ५|^ ६|& ७|* ८|( ९|) ०
   ~ ञ्|\` ञ|- (|_ )|+ ं|= .|[ ृ|] े|} ै|\\ ्|; स|: स्|' ु|" ू|, ,|< ?|. ।|> श्र|/ र|? रु
   „ ध्र|ˆ फ्|‰ झ्|‹ ङ्घ|• ड्ड|› द्र|¡ ज्ञ्|¢ द्घ|£ घ्|¤ झ्|¥ र्‍|§ ट्ट|ª ङ|« ्र|° ङ्ढ|± +|´ झ|¶ ठ्ठ|¿ रू|Å हृ|Æ ”|Ë ङ्ग|Ì न्न|Í ङ्क|Î ङ्ख|Ö =|Ø ्य|Ù ;|Ú ’|Û !|Ü %|Ý ट्ठ|ß द्म|å द्व|æ “|ç ॐ|÷ /`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' '))
    .map(([key = '', letter = '']) => [key, letter]),
);
const DRAWN = { ...KEYS, '|': '्र' } as Readonly<Record<string, string>>;

const VOWEL = '[ािीुूृेैोौ]';
const SYLLABLE = '(?:[क-ह]्)*[क-ह](?:्[क-ह])*';
/** Letters that a hook at their right side makes others of. */
const HOOKED: Readonly<Record<string, string>> = {
  त्र: 'क्र',
  त्त: 'क्त',
  उ: 'ऊ',
  भ: 'झ',
  भ्: 'झ्',
  प: 'फ',
  प्: 'फ्',
};

/** A word of Preeti in Unicode: what stands where it is drawn goes where it is spoken. */
function wordToUnicode(word: string): string {
  return (
    Array.from(word, (key) => DRAWN[key] ?? key)
      .join('')
      // The hook, which may be typed behind the vowel sign.
      .replaceAll(
        /(त्र|त्त|भ्|प्|उ|भ|प)([ािीुूृेैंँ]*)m/g,
        (_, letter: string, signs: string) => (HOOKED[letter] ?? letter) + signs,
      )
      // A stem makes a half letter whole.
      .replaceAll('्ा', '')
      .replaceAll('इ{', 'ई')
      // Short i is typed before its syllable.
      .replaceAll(new RegExp(`ि(${SYLLABLE})`, 'g'), '$1ि')
      // A letter below is typed behind the vowel sign, too.
      .replaceAll(new RegExp(`(${VOWEL}+)((?:्[क-ह])+)`, 'g'), '$2$1')
      // The r above is typed behind its syllable.
      .replaceAll(new RegExp(`(${SYLLABLE}${VOWEL}*[ंँः]?)\\{`, 'g'), 'र्$1')
      .replaceAll('{', 'र्')
      .replaceAll(new RegExp(`([ंँ])(${VOWEL}+)`, 'g'), '$2$1')
      .replaceAll(/([ािीुूृेैंँ])\1+/g, '$1')
      .replaceAll(/ाे|ेा/g, 'ो')
      .replaceAll(/ाै|ैा/g, 'ौ')
      .replaceAll('अा', 'आ')
      .replaceAll('अो', 'ओ')
      .replaceAll('अौ', 'औ')
      .replaceAll('एे', 'ऐ')
  );
}

const isAddress = (word: string) => /^(?:https?:|www\.)|\w@\w+\.\w/i.test(word);

/** A text of Preeti in Unicode; addresses and what is Unicode already stay. */
export function preetiToUnicode(text: string): string {
  return text.replaceAll(/\S+/g, (word) => (isAddress(word) ? word : wordToUnicode(word)));
}

/**
 * What Latin words do not have: brackets and bars behind letters, a semicolon or colon before one, a capital behind a small
 * letter and none behind it, a slash at the end; or no vowel, where it is no abbreviation.
 */
const ODD = [
  /[A-Za-z][\]}[{|\\]/,
  /^[;:][A-Za-z"']|[A-Za-z];[A-Za-z]/,
  /[a-z"'][A-Z](?![a-z])/,
  /[A-Za-z]\/(?:$|["'\]])/,
  /^[^aeiouyAEIOUY\W\d]{4,}$/,
];
const isOdd = (word: string) => /[a-z]/.test(word) && ODD.some((sign) => sign.test(word));

/** Whether a text looks as if it was written in Preeti: most of its words are none of a language in Latin letters. */
export function looksLikePreeti(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /[A-Za-z]/.test(word) && !isAddress(word));
  const odd = words.filter(isOdd).length;
  return odd > 0 && odd / words.length >= 0.4;
}
