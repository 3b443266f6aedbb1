/** Makes documents of rich text, for tests. */
import type { Block, Inline, List, ListItem, Mark, Paragraph, Table, TableCell } from '../texts/rich-text';

type Words = string | Inline;

const marked = (text: string, ...marks: Mark[]): Inline => ({ type: 'text', marks, text });
export const bold = (text: string) => marked(text, { type: 'bold' });
export const italic = (text: string) => marked(text, { type: 'italic' });
export const link = (text: string, href: string) => marked(text, { type: 'link', attrs: { href } });

const inlines = (words: readonly Words[]): Inline[] =>
  words.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part));
/** A paragraph; an empty one without words. */
export const paragraph = (...words: Words[]): Paragraph => ({
  type: 'paragraph',
  ...(words.length > 0 && { content: inlines(words) }),
});
export const heading = (level: 2 | 3, ...words: Words[]): Block => ({
  type: 'heading',
  attrs: { level },
  content: inlines(words),
});

/** An item of words, or of blocks. */
type Item = Words | readonly Block[];
const listItem = (item: Item): ListItem => ({
  type: 'listItem',
  content: typeof item === 'string' || 'type' in item ? [paragraph(item)] : item,
});
export const bulletList = (...items: Item[]): List => ({ type: 'bulletList', content: items.map(listItem) });
export const orderedList = (start: number, ...items: Item[]): List => ({
  type: 'orderedList',
  attrs: { start },
  content: items.map(listItem),
});

/** A table; its first row is the head. */
export const table = (...rows: Words[][]): Table => ({
  type: 'table',
  content: rows.map((row, i) => ({
    type: 'tableRow',
    content: row.map((cell): TableCell => ({
      type: i === 0 ? 'tableHeader' : 'tableCell',
      content: [cell === '' ? paragraph() : paragraph(cell)],
    })),
  })),
});

export const placed = (media: string): Block => ({ type: 'picture', attrs: { media } });

/** The stored text of a document. */
export const richText = (...content: Block[]): string => JSON.stringify({ type: 'doc', content });
