/** A text beside another one: what both begin and end with, shortened to the words around, and what it has of its own. */
export interface Apart {
  readonly before: string;
  readonly own: string;
  readonly after: string;
}

/** Characters of what both have in common that are shown around what differs, at most, and the sign for those left out. */
const AROUND = 60;
const LEFT_OUT = '…';

/** The last words of a text. */
export const lastWords = (text: string): string =>
  text.length <= AROUND ? text : `${LEFT_OUT}${text.slice(-AROUND).replace(/^\S*/, '')}`;
/** The first words of a text. */
export const firstWords = (text: string): string =>
  text.length <= AROUND ? text : `${text.slice(0, AROUND).replace(/\S*$/, '')}${LEFT_OUT}`;

/** Where a text differs from another one, by whole words. */
export function apart(text: string, other: string): Apart {
  const shorter = Math.min(text.length, other.length);
  let start = 0;
  while (start < shorter && text[start] === other[start]) start += 1;
  if (start < text.length || start < other.length) start = text.slice(0, start).search(/\S*$/);
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === other.at(-1 - end)) end += 1;
  end = text.slice(text.length - end).replace(/^\S*/, '').length;
  const until = text.length - end;
  return {
    before: lastWords(text.slice(0, start)),
    own: text.slice(start, until),
    after: firstWords(text.slice(until)),
  };
}
