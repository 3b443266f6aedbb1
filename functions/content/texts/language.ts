import { language as first, languages, type Language } from '@site/locale';

/** The language that is written in Devanagari, where the site has it. */
export const inDevanagari = languages.find((language) => language === ('ne' as string));

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The language in which most letters of a text are written; undefined for a text without letters. */
export function writtenIn(text = ''): Language | undefined {
  const all = count(text, /\p{L}/gu);
  if (all === 0) return undefined;
  return (count(text, /(?=\p{L})\p{Script=Devanagari}/gu) > all / 2 && inDevanagari) || first;
}
