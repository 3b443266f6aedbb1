/**
 * Rich text: the document of the staff's editor (Tiptap) as JSON, which pages render as it is. `schema.ts` says what a
 * document may hold, and checks one that is written.
 *
 * Every text is stored in a string: one without formatting as it was typed (paragraphs separated by empty lines, line breaks
 * kept), any other as the JSON of its document. Firestore nests values 20 levels deep, of which each list takes four.
 */
import type { ResponseOf } from '../api/file-schema';
import type { block, inline } from '../api/text-schema';

export type Inline = ResponseOf<typeof inline>;
export type Block = ResponseOf<typeof block>;
type BlockOf<T extends Block['type']> = Extract<Block, { readonly type: T }>;

export type Mark = NonNullable<Inline['marks']>[number];
export type Paragraph = BlockOf<'paragraph'>;
export type List = BlockOf<'bulletList' | 'orderedList'>;
export type ListItem = List['content'][number];
export type Table = BlockOf<'table'>;
export type TableRow = Table['content'][number];
export type TableCell = NonNullable<TableRow['content']>[number];

export interface RichText {
  readonly type: 'doc';
  readonly content: readonly Block[];
}

/** Added to items by responses: the blocks of long texts by field, where there is more to them than paragraphs. */
export interface WithTexts {
  readonly _texts?: Readonly<Record<string, readonly Block[]>>;
}

/** Tells whether a stored text is a document. */
export const isRichText = (text: string) => text.startsWith('{"type":"doc"');

/** The longest document, in characters of its JSON: 20,000 letters in 1,500 cells of a table fit, and so do two languages in a document of Firestore. */
export const LONGEST_DOCUMENT = 200_000;

/** The paragraphs of a plain text: an empty line starts a new one. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A paragraph of plain text. */
const paragraph = (text: string): Paragraph => ({
  type: 'paragraph',
  content: text
    .split('\n')
    .flatMap((line, i): Inline[] => [
      ...(i > 0 ? [{ type: 'hardBreak' } as const] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line } as const]),
    ]),
});

/** The blocks of a text that is plain, whatever stands in it. */
export const plainBlocks = (text: string): readonly Block[] => paragraphs(text).map(paragraph);

/** The blocks of a stored text that may have formatting. */
export function blocksIn(text: string): readonly Block[] {
  if (isRichText(text)) {
    try {
      const { content } = JSON.parse(text) as Partial<RichText>;
      if (Array.isArray(content)) return content as readonly Block[];
    } catch {
      // In a form, which takes whatever is typed, it may be no document.
    }
  }
  return plainBlocks(text);
}

/** The blocks of a long text of an item, as the response has them, or else its paragraphs. */
export const blocksOf = <I extends object>(item: I, field: keyof I & string): readonly Block[] =>
  (item as WithTexts)._texts?.[field] ?? plainBlocks(String(item[field] ?? ''));

/** The characters of a line. */
const lineText = (line: readonly Inline[] = []): string =>
  line.map((part) => (part.type === 'text' ? part.text : '\n')).join('');

/** The media of the pictures that stand in a text. */
export const placedMedia = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'picture' ? [block.attrs.media] : []));

/** A field's value with another picture wherever one stands in it as a text. */
export const withOtherPicture = <V>(value: V, media: string, other: string) =>
  typeof value === 'string' ? value.replaceAll(`{"media":"${media}"}`, `{"media":"${other}"}`) : value;

/** The text without formatting and pictures: an empty line between blocks, a line break between items and rows, a tab between cells. */
export function plainText(blocks: readonly Block[], between = '\n\n'): string {
  return blocks
    .flatMap((block) => {
      switch (block.type) {
        case 'paragraph':
        case 'heading':
          return lineText(block.content);
        case 'bulletList':
        case 'orderedList':
          return block.content.map((item) => plainText(item.content, '\n')).join('\n');
        case 'table':
          return block.content
            .map(({ content = [] }) => content.map((cell) => plainText(cell.content, ' ')).join('\t'))
            .join('\n');
        case 'picture':
          return [];
      }
    })
    .join(between);
}

/** A stored text without its formatting. */
export const withoutFormatting = (text: string) => (isRichText(text) ? plainText(blocksIn(text)) : text);

/** Paragraphs without marks: a text that says no more than its letters. */
export const isPlain = (blocks: readonly Block[]) =>
  blocks.every((block) => block.type === 'paragraph' && (block.content ?? []).every((part) => !part.marks));
