/** Rich text as blocks, which pages render without a parser; `markdown.ts` says how it is stored. */

/** A part of a line. A line break is '\n'. */
export type Inline =
  | string
  | { readonly bold: readonly Inline[] }
  | { readonly italic: readonly Inline[] }
  /** To an address that `safeAddress` lets through. */
  | { readonly link: string; readonly text: readonly Inline[] };

export type Block =
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  /** Levels below the title of the page, which is the first. */
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: readonly Inline[] }
  /** `start` is the number of the first item; null for a list without numbers. Items hold paragraphs and lists. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Block[])[] }
  /** The first row is the head; all rows are equally long. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] };

/** Added to items by responses: the blocks of long texts by field, where there is more to them than paragraphs. */
export interface WithTexts {
  readonly _texts?: Readonly<Record<string, readonly Block[]>>;
}

function lineParts(line: readonly Inline[]): number {
  return line.reduce<number>((count, part) => {
    if (typeof part === 'string') return count;
    return count + 1 + lineParts('bold' in part ? part.bold : 'italic' in part ? part.italic : part.text);
  }, 0);
}

/** How many parts blocks have: paragraphs, headings, items, cells (of a table that is filled up) and formatted passages. */
export function partCount(blocks: readonly Block[]): number {
  return blocks.reduce((count, block) => {
    if (block.kind === 'list') return block.items.reduce((inner, item) => inner + 1 + partCount(item), count);
    if (block.kind !== 'table') return count + 1 + lineParts(block.text);
    const width = block.rows.reduce((widest, row) => Math.max(widest, row.length), 0);
    const passages = block.rows.reduce(
      (inner, row) => row.reduce((sum, cell) => sum + lineParts(cell), inner),
      0,
    );
    return count + width * block.rows.length + passages;
  }, 0);
}

/** The characters of a line. */
function lettersOf(line: readonly Inline[]): string {
  return line
    .map((part) => {
      if (typeof part === 'string') return part;
      return lettersOf('bold' in part ? part.bold : 'italic' in part ? part.italic : part.text);
    })
    .join('');
}

/** The text without formatting: an empty line between blocks, a line break between items and rows, a tab between cells. */
export function plainText(blocks: readonly Block[], between = '\n\n'): string {
  return blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map((item) => plainText(item, '\n')).join('\n');
      if (block.kind === 'table') return block.rows.map((row) => row.map(lettersOf).join('\t')).join('\n');
      return lettersOf(block.text);
    })
    .join(between);
}

/** The paragraphs of a plain text: an empty line starts a new one. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The blocks of a long text of an item, as the response has them, or else its paragraphs. */
export function blocksOf<I extends object>(item: I, field: keyof I & string): readonly Block[] {
  return (
    (item as WithTexts)._texts?.[field] ??
    paragraphs(String(item[field] ?? '')).map((text) => ({ kind: 'paragraph', text: [text] }))
  );
}
