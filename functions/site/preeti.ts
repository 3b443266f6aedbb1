import { hasSign } from './preeti-signs';

/**
 * Preeti and its kin (Kantipur, Himali) are fonts that draw Nepali letters for Latin ones: a text written with them is
 * Latin letters everywhere else. This is what each key draws, and how drawn letters become a word of Unicode.
 */

/**
 * The letters that keys draw. `l`, `{` and `m` are drawn beside the letter that they belong to (see `wordToUnicode`).
 */
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

/** The sign behind a vowel, which stands for a colon where it stands alone. */
const COLON = 'M';

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
  if (word === COLON) return ':';
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

const isAddress = (word: string) =>
  /^(?:https?:|www\.)|\w@\w+\.\w|\w\.(?:pdf|docx?|xlsx?|jpe?g|png)\W*$/i.test(word);

/** By the font's name, as styles and old HTML give it. */
export const isPreetiFont = (family: string): boolean =>
  /^["']?\s*(?:preeti|kantipur|himal[ib])/i.test(family);

/** A text of Preeti in Unicode, every word of it; addresses and what is Unicode already stay. */
export function preetiToUnicode(text: string): string {
  return text.replaceAll(/\S+/g, (word) => (isAddress(word) ? word : wordToUnicode(word)));
}

/** Latin words that have one of the signs. */
const LATIN =
  /^(?:mrs?|ms|dr|st|[nr]d|th|km|kg|cm|mm|ml|hrs?|ft|px|sq|pm|pvt|ltd|vs|pdf|jpg|png|html?|sms|tv|gps|n?rs|lbs|h2o|xlsx?|docx?|phd)$/i;
/** Names of things such as iPhone and eSewa. */
const NAME = /^[ie][A-Z][a-z]*[aeiou][a-z]*$/;
/** Nepali numbers as Preeti has them, with what stands between digits. */
const NUMBER = /^[!@#$%^&*()]+(?:[-–./,][!@#$%^&*()]+)*[.,]?$/;

/** Wrongly drawn letters make a word that cannot be spoken. */
function canBeSpoken(word: string): boolean {
  return !(
    /[A-Za-z\d]|^[\u093e-\u094d\u0901-\u0903]|\u094d$|\u094d(?:[\u093e-\u094c]|[\u0905-\u0914])|[\u093e-\u094c]{2}|.[\u0905\u0909\u090b]/.test(
      word,
    ) ||
    /ष्(?![टठणकपमयवन])/.test(word) ||
    /^[क-ह]{4,}$/.test(word)
  );
}

type Letters = 'preeti' | 'sign' | 'latin' | 'either';

/** In which letters a word is written, as far as it tells by itself. `isInside`: whether it stands in brackets. */
function lettersOf(word: string, isInside: boolean): Letters {
  if (NUMBER.test(word) || word === COLON) return 'sign';
  if (!/[a-z]/.test(word) || isAddress(word)) return /[A-Za-z\d]/.test(word) ? 'latin' : 'either';
  const open = word.replace(/^["'“‘([{-]+/, '').replace(/["'”’).,:;?!]+$/, '');
  const bare = isInside ? open.replace(/[\]}]$/, '') : open;
  if (LATIN.test(bare) || NAME.test(bare)) return 'latin';
  if (hasSign(bare)) return 'preeti';
  return canBeSpoken(wordToUnicode(bare)) ? 'either' : 'latin';
}

/** A word of a text that is, or may be, written in Preeti. */
export interface PreetiWord {
  readonly at: number;
  readonly word: string;
  readonly inUnicode: string;
  /** False where it may be a word in Latin letters as well: that is to be asked. */
  readonly isSure: boolean;
}

/**
 * The words of a text that are written in Preeti. What a word does not tell by itself its line does: a number, a colon or a doubtful
 * word counts where it stands beside Preeti.
 */
export function preetiWordsIn(text: string): readonly PreetiWord[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap((line) => {
    const words = [...line[0].matchAll(/\S+/g)].map(({ index, 0: word }) => {
      const isInside = /(?:^|\W)[[{][^\]}]*$/.test(line[0].slice(0, index)) || /^\W*[[{]/.test(word);
      return { at: line.index + index, word, letters: lettersOf(word, isInside) };
    });
    const isFound = words.map(({ letters }) => letters === 'preeti');
    const spread = (i: number, from: number) => {
      const letters = words[i]?.letters;
      if (
        isFound[from] &&
        (letters === 'sign' || (letters === 'either' && /[a-z]/.test(words[i]?.word ?? '')))
      )
        isFound[i] = true;
    };
    for (let i = 1; i < words.length; i += 1) spread(i, i - 1);
    for (let i = words.length - 2; i >= 0; i -= 1) spread(i, i + 1);
    return words
      .filter((_, i) => isFound[i])
      .map(({ at, word, letters }) => ({
        at,
        word,
        inUnicode: wordToUnicode(word),
        isSure: letters !== 'either',
      }));
  });
}

/** The words of a text that are to become Unicode: those that are surely Preeti, and of the doubtful ones the chosen. */
export const preetiToChange = (text: string, chosen: ReadonlySet<string>): readonly PreetiWord[] =>
  preetiWordsIn(text).filter(({ word, isSure }) => isSure || chosen.has(word));

/** A text with those words in Unicode. */
export function preetiChanged(text: string, chosen: ReadonlySet<string>): string {
  return preetiToChange(text, chosen).reduceRight(
    (now, { at, word, inUnicode }) => now.slice(0, at) + inUnicode + now.slice(at + word.length),
    text,
  );
}
