/**
 * How long texts with form are written down.
 *
 * A text without form is stored as it was typed: paragraphs parted by empty lines, line breaks kept; no sign in it means
 * anything. A text with form begins with the line of RICH_TEXT_MARKER, and what follows is this much of Markdown:
 *
 *     ## Heading, ### smaller heading      (# is taken as ##, deeper ones as ###)
 *     **bold**, *italic* or _italic_, [link](address)  (addresses: http, https, mailto, tel, and paths of the site)
 *     - item, 1. item                      (nested by indenting; an item holds paragraphs and lists)
 *     | head | head |                      (tables of GitHub's Markdown: a head, and cells of one line)
 *     \* \# &amp;                          (escapes and character references)
 *
 * A line break in a paragraph is one to read. HTML, code, quotes, rules and pictures are not part of it: what looks like
 * HTML is text, of a picture its description stays. What is stored is always in the form that `written` gives it.
 */
import { withLinks } from './addresses';
import { isRichText, RICH_TEXT_MARKER } from './mark';
import { normal } from './normal';
import { parse } from './parse';
import type { Block } from './tree';
import { paragraphs, partCount, plainText } from './tree';
import { write } from './write';

/** Parts that a text may have: what people write has a few hundred, and pages make an element of each. */
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

/** The blocks of a stored text, in their one form; one of too many parts is shown as it stands there. */
export function readText(text: string): Block[] {
  const blocks = blocksIn(text);
  if (partCount(blocks) > MOST_PARTS) return [{ kind: 'paragraph', text: [text] }];
  return isRichText(text) ? normal(blocks) : blocks;
}

/** Plain blocks are paragraphs with an empty line between them. */
const isPlain = (blocks: readonly Block[]) =>
  blocks.every((block) => block.kind === 'paragraph' && block.text.every((part) => typeof part === 'string'));

/** The text that is stored for blocks in their one form: plain where they have no form. */
function stored(blocks: readonly Block[]): string {
  const plain = plainText(blocks);
  if (isPlain(blocks) && !isRichText(plain)) return plain;
  return RICH_TEXT_MARKER + write(blocks);
}

/** The text that is stored for blocks: plain where they have no form. */
export const writeText = (blocks: readonly Block[]): string => stored(normal(blocks));

/** A text with form as it is stored; one without stays as it is. */
export const written = (text: string) => (isRichText(text) ? stored(readText(text)) : text);

/** The text of a stored text, without its formatting. */
export const withoutForm = (text: string) => (isRichText(text) ? plainText(readText(text)) : text);

/** The blocks that pages show of a stored text: with links where addresses stand in it. */
export const shownBlocks = (text: string): Block[] => withLinks(readText(text));

/** Tells whether a text needs its blocks beside it: plain paragraphs are told by the text alone. */
export const needsBlocks = (text: string, blocks: readonly Block[]) => isRichText(text) || !isPlain(blocks);
