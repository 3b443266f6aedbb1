/**
 * How rich text is stored.
 *
 * Plain text is stored as it was typed: paragraphs separated by empty lines, line breaks kept, no character has a meaning of
 * its own. Rich text begins with the line RICH_TEXT_MARKER, followed by this subset of Markdown:
 *
 *     ## Heading, ### smaller heading      (# is taken as ##, deeper ones as ###)
 *     **bold**, *italic* or _italic_, [link](address)  (addresses: http, https, mailto, tel, and paths of the site)
 *     - item, 1. item                      (nested by indenting; an item holds paragraphs and lists)
 *     | head | head |                      (tables of GitHub's Markdown: a head, and cells of one line)
 *     \* \# &amp;                          (escapes and character references)
 *
 * A line break in a paragraph is shown as one. HTML, code, quotes, rules and pictures are not part of it: HTML is shown as
 * text, and a picture is replaced by its description. Every write stores the result of `normalized`.
 */
import { trimmed } from '../kinds/kind';
import { withLinks } from './addresses';
import { isRichText, RICH_TEXT_MARKER } from './mark';
import { normal } from './normal';
import { parse } from './parse';
import type { Block } from './tree';
import { paragraphs, partCount, plainText } from './tree';
import { write } from './write';

/** The most parts a text may have: real texts have a few hundred, and pages render an element for each. */
const MOST_PARTS = 2_000;

function blocksIn(text: string): Block[] {
  if (isRichText(text)) return parse(text.slice(RICH_TEXT_MARKER.length));
  return paragraphs(text).map((part) => ({ kind: 'paragraph', text: [part] }));
}

/** The message about a text that has too many parts to be shown; null for any other. */
export function problemOfParts(text: string, label: string): string | null {
  const count = partCount(blocksIn(text));
  if (count <= MOST_PARTS) return null;
  const inWords = (number: number) => number.toLocaleString('en');
  return `${label} can have at most ${inWords(MOST_PARTS)} paragraphs, list items, table cells and formatted passages; this has ${inWords(count)}`;
}

/** The normalized blocks of a stored text; a text of too many parts is one paragraph, as it is stored. */
export function readText(text: string): Block[] {
  const blocks = blocksIn(text);
  if (partCount(blocks) > MOST_PARTS) return [{ kind: 'paragraph', text: [text] }];
  return isRichText(text) ? normal(blocks) : blocks;
}

/** Plain blocks are paragraphs with an empty line between them. */
const isPlain = (blocks: readonly Block[]) =>
  blocks.every((block) => block.kind === 'paragraph' && block.text.every((part) => typeof part === 'string'));

/** The text to store for normalized blocks: plain where they have no formatting, none where nothing of them is seen. */
function stored(blocks: readonly Block[]): string {
  const plain = plainText(blocks);
  if (trimmed(plain) === '') return '';
  if (isPlain(blocks) && !isRichText(plain)) return plain;
  return RICH_TEXT_MARKER + write(blocks);
}

/** The text to store for blocks: plain where they have no formatting. */
export const writeText = (blocks: readonly Block[]): string => stored(normal(blocks));

/** Rich text in its one normal form; plain text is unchanged. */
export const normalized = (text: string) => (isRichText(text) ? stored(readText(text)) : text);

/** A stored text without its formatting. */
export const withoutFormatting = (text: string) => (isRichText(text) ? plainText(readText(text)) : text);

/** The blocks of a stored text as pages show them, with its addresses made links. */
export const shownBlocks = (text: string): Block[] => withLinks(readText(text));

/** Whether a response needs a text's blocks beside it: plain paragraphs follow from the text alone. */
export const needsBlocks = (text: string, blocks: readonly Block[]) => isRichText(text) || !isPlain(blocks);
