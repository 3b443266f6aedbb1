import { language as first, languages, type Language } from '@site/locale';

/** The letters that a language is written with, where they tell it from the site's first one. */
const letters: Readonly<Partial<Record<string, RegExp>>> = { ne: /(?=\p{L})\p{Script=Devanagari}/gu };

/** The language in which most letters of a text are written; undefined for a text without letters. */
export function writtenIn(text: string): Language | undefined {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  if (all === 0) return undefined;
  const other = languages.find((language) => {
    const own = letters[language];
    return own !== undefined && (text.match(own)?.length ?? 0) > all / 2;
  });
  return other ?? first;
}
