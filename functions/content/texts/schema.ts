import { Node, Schema } from 'prosemirror-model';
import { isMediaId } from '../files/media-types';
import { trimmed } from '../field-types/field-type';
import { readJson } from '../field-types/json';
import { LONGEST_ADDRESS, safeAddress } from './addresses';
import {
  type Block,
  isPlain,
  isRichText,
  LONGEST_DOCUMENT,
  type ListItem,
  plainText,
  type RichText,
} from './rich-text';

/** How deep nodes may stand in one another: ten lists. */
const DEEPEST = 24;
const LARGEST_START = 1_000_000;

/** Throws RangeError where a value is not one that an attribute may have. */
const only = (name: string, isValid: (value: unknown) => boolean) => (value: unknown) => {
  if (!isValid(value)) throw new RangeError(`${name} cannot be ${JSON.stringify(value)}`);
};

const isStart = (start: unknown) =>
  Number.isInteger(start) && Number(start) >= 0 && Number(start) <= LARGEST_START;
const isHref = (href: unknown) =>
  typeof href === 'string' && href.length <= LONGEST_ADDRESS && safeAddress(href) === href;

/** What a text may hold. The editor's extensions say the same, which `clipboard.test.ts` compares. */
export const schema = new Schema({
  nodes: {
    doc: { content: '(block | picture)+' },
    paragraph: { group: 'block', content: 'inline*' },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { validate: only('level', (level) => level === 2 || level === 3) } },
    },
    bulletList: { group: 'block list', content: 'listItem+' },
    orderedList: {
      group: 'block list',
      content: 'listItem+',
      attrs: { start: { default: 1, validate: only('start', isStart) } },
    },
    listItem: { content: 'paragraph block*' },
    table: { group: 'block', content: 'tableRow+' },
    tableRow: { content: '(tableCell | tableHeader)*' },
    tableHeader: { content: 'paragraph' },
    tableCell: { content: 'paragraph' },
    picture: { attrs: { media: { validate: only('media', isMediaId) } } },
    hardBreak: { group: 'inline', inline: true },
    text: { group: 'inline' },
  },
  marks: {
    link: { attrs: { href: { validate: only('href', isHref) } } },
    bold: {},
    italic: {},
  },
});

/** Throws RangeError where nodes of parsed JSON stand too deep, before anything else walks through them. */
function checkDepth(json: unknown, depth = 1): void {
  if (depth > DEEPEST) throw new RangeError('has lists in lists too deep');
  const content = (json as { content?: unknown } | null)?.content;
  if (Array.isArray(content)) for (const child of content) checkDepth(child, depth + 1);
}

const isSeen = (blocks: readonly Block[]) => trimmed(plainText(blocks)) !== '';

/** Blocks of which something is seen, and pictures; an item begins with its paragraph, even if that is empty. */
function seenBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.type !== 'picture' && !isSeen([block])) return [];
    if (block.type !== 'bulletList' && block.type !== 'orderedList') return [block];
    const content = block.content
      .filter((item) => isSeen(item.content))
      .map(({ type, content: [first, ...rest] }): ListItem => {
        return { type, content: [...(first ? [first] : []), ...seenBlocks(rest)] };
      });
    return [{ ...block, content }];
  });
}

/**
 * The text to store for a document, given as a node or its JSON: plain where it has no formatting, '' where nothing of it is
 * seen. What the schema does not know of attributes goes. Throws RangeError where the document is not of the schema.
 */
export function storedText(document: unknown): string {
  const { content } = Node.fromJSON(schema, document).toJSON() as RichText;
  const blocks = seenBlocks(content);
  const plain = plainText(blocks);
  return isPlain(blocks) && !isRichText(plain)
    ? trimmed(plain)
    : JSON.stringify({ type: 'doc', content: blocks });
}

/** Rich text as it is stored. Throws RangeError with the end of a sentence where it is too large or no document of the schema. */
export function checkedText(text: string): string {
  if (text.length > LONGEST_DOCUMENT) {
    throw new RangeError('has more formatting than can be stored: use fewer cells, list items and links');
  }
  const document = readJson(text);
  if (document === undefined) throw new RangeError('is not the JSON of a document');
  checkDepth(document);
  try {
    const node = Node.fromJSON(schema, document);
    if (node.type !== schema.topNodeType) throw new RangeError('it begins with another node');
    node.check();
    return storedText(document);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new RangeError(`is not a document of the editor: ${error.message}`);
  }
}
