/**
 * How long texts with form are written down.
 *
 * A text without form is stored as it was typed: paragraphs parted by empty lines, line breaks kept; no sign in it means
 * anything. A text with form begins with the line of MARKDOWN_MARK, and what follows is this much of Markdown:
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
import type { BlockContent, DefinitionContent, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfmTable } from 'micromark-extension-gfm-table';
import { safeAddress, withLinks } from './addresses';
import { isMarkdown, MARKDOWN_MARK } from './mark';
import type { Block, Inline } from './tree';
import { paragraphs, plainText } from './tree';

/** What of Markdown is not read: it stays the text that it is. */
const unread = [
  'autolink',
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'setextUnderline',
  'thematicBreak',
];

/** A letter with the form it has. */
interface Letter {
  readonly letter: string;
  bold: boolean;
  italic: boolean;
  link: string | null;
}

/** What a line may keep, by where it stands: breaks, and bold where not all of it is bold by itself. */
interface LineRules {
  readonly breaks: boolean;
  readonly bold: boolean;
}
const PARAGRAPH: LineRules = { breaks: true, bold: true };
const HEADING: LineRules = { breaks: false, bold: false };
const CELL: LineRules = { breaks: false, bold: true };

/** Lists in lists beyond so many levels go into the last of them. */
const DEEPEST = 5;

const isSpace = ({ letter }: Letter) => /^\s$/.test(letter);
const isBreak = ({ letter }: Letter) => letter === '\n';

function lettersOf(
  line: readonly Inline[],
  rules: LineRules,
  form: Omit<Letter, 'letter'> = { bold: false, italic: false, link: null },
): Letter[] {
  return line.flatMap((part) => {
    if (typeof part === 'string') {
      const text = part.replaceAll(/\r\n?|[\u0085\u2028]/g, '\n').replaceAll('\u0000', '');
      return Array.from(text, (letter) => ({
        letter: letter === '\n' && !rules.breaks ? ' ' : letter,
        ...form,
      }));
    }
    if ('bold' in part) return lettersOf(part.bold, rules, { ...form, bold: rules.bold });
    if ('italic' in part) return lettersOf(part.italic, rules, { ...form, italic: true });
    return lettersOf(part.text, rules, { ...form, link: form.link ?? safeAddress(part.link) });
  });
}

/** Without the white space at the beginning of each line. */
function withoutIndent(letters: readonly Letter[]): Letter[] {
  let isStart = true;
  return letters.filter((letter) => {
    const goes = isStart && isSpace(letter) && !isBreak(letter);
    if (!goes) isStart = isBreak(letter);
    return !goes;
  });
}

/** Takes a form from the white space at the edges of what has it: there it cannot be written, and nobody sees it. */
function freeEdges(
  letters: readonly Letter[],
  has: (letter: Letter) => string | boolean | null,
  free: (letter: Letter) => void,
): void {
  for (const order of [letters, letters.toReversed()]) {
    let before: string | boolean | null = null;
    for (const letter of order) {
      if (has(letter) && has(letter) !== before && isSpace(letter)) free(letter);
      else before = has(letter);
    }
  }
}

const FORMS = ['link', 'bold', 'italic'] as const;

/** Letters as parts of a line, in one order: the form that goes on longest holds the others. */
function partsOf(letters: readonly Letter[], forms: readonly (typeof FORMS)[number][] = FORMS): Inline[] {
  const parts: Inline[] = [];
  for (let from = 0; from < letters.length;) {
    const first = letters[from] as Letter;
    const endOf = (form: (typeof FORMS)[number]) => {
      const end = letters.findIndex((letter, i) => i > from && letter[form] !== first[form]);
      return end < 0 ? letters.length : end;
    };
    const present = forms.filter((form) => first[form]);
    const [form] = present.toSorted((a, b) => endOf(b) - endOf(a));
    if (!form) {
      const end = Math.min(...forms.map(endOf), letters.length);
      parts.push(
        letters
          .slice(from, end)
          .map(({ letter }) => letter)
          .join(''),
      );
      from = end;
      continue;
    }
    const end = endOf(form);
    const inner = partsOf(
      letters.slice(from, end),
      forms.filter((other) => other !== form),
    );
    if (form === 'link') parts.push({ link: first.link ?? '', text: inner });
    else parts.push(form === 'bold' ? { bold: inner } : { italic: inner });
    from = end;
  }
  return parts;
}

/** The paragraphs of a line, each in the one form: an empty line within parts them. */
function normalLines(line: readonly Inline[], rules: LineRules): Inline[][] {
  const letters = withoutIndent(withoutIndent(lettersOf(line, rules)).toReversed()).toReversed();
  const paragraphs: Letter[][] = [[]];
  let breaks: Letter[] = [];
  for (const letter of letters) {
    if (isBreak(letter)) {
      breaks.push(letter);
      continue;
    }
    if (breaks.length > 1) paragraphs.push([]);
    const paragraph = paragraphs.at(-1);
    if (breaks.length === 1 && paragraph && paragraph.length > 0) paragraph.push(...breaks);
    paragraph?.push(letter);
    breaks = [];
  }
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => {
      freeEdges(
        paragraph,
        ({ link }) => link,
        (letter) => (letter.link = null),
      );
      freeEdges(
        paragraph,
        ({ bold }) => bold,
        (letter) => (letter.bold = false),
      );
      freeEdges(
        paragraph,
        ({ italic }) => italic,
        (letter) => (letter.italic = false),
      );
      return partsOf(paragraph);
    });
}

const normalCell = (cell: readonly Inline[]): Inline[] => normalLines(cell, CELL)[0] ?? [];

/** What an item of a list may hold: paragraphs, then lists. */
function normalItems(item: readonly Block[], depth: number): Block[][] {
  const blocks = item.flatMap((block): Block[] => {
    if (block.kind === 'heading') return [{ kind: 'paragraph', text: block.text }];
    if (block.kind !== 'table') return [block];
    return block.rows.map((row) => ({
      kind: 'paragraph',
      text: row.flatMap((cell, i) => (i > 0 ? [' ', ...cell] : cell)),
    }));
  });
  const [first, ...rest] = normal(blocks, depth);
  if (first?.kind !== 'list') return first ? [[first, ...rest]] : [];
  // A list alone in an item says no more than its own items.
  return [...first.items.map((inner) => [...inner]), ...(rest.length > 0 ? normalItems(rest, depth) : [])];
}

function normalBlock(block: Block, depth: number): Block[] {
  switch (block.kind) {
    case 'paragraph':
      return normalLines(block.text, PARAGRAPH).map((text) => ({ kind: 'paragraph', text }));
    case 'heading':
      return normalLines(block.text, HEADING).map((text) => ({ kind: 'heading', level: block.level, text }));
    case 'list': {
      const items = block.items.flatMap((item) => normalItems(item, depth + 1));
      if (items.length === 0) return [];
      if (depth < DEEPEST) return [{ ...block, items }];
      return items.flatMap((item) => item);
    }
    case 'table': {
      const rows = block.rows.map((row) => row.map(normalCell));
      const width = Math.max(0, ...rows.map((row) => row.length));
      const cells = rows.flat().filter((cell) => cell.length > 0);
      // One cell is a frame around a text, not a table.
      if (cells.length === 0) return [];
      if (width * rows.length === 1) return cells.map((text) => ({ kind: 'paragraph', text }));
      const [head = [], ...body] = rows.map((row) => [
        ...row,
        ...Array.from({ length: width - row.length }, (): Inline[] => []),
      ]);
      return [{ kind: 'table', rows: [head.map((cell) => normalLines(cell, HEADING)[0] ?? []), ...body] }];
    }
  }
}

/** Blocks in the one form in which they are stored: what says nothing is left out, and the same is always told the same. */
export function normal(blocks: readonly Block[], depth = 0): Block[] {
  return blocks
    .flatMap((block) => normalBlock(block, depth))
    .reduce<Block[]>((joined, block) => {
      const last = joined.at(-1);
      const goesOn =
        block.kind === 'list' &&
        last?.kind === 'list' &&
        (last.start === null ? block.start === null : block.start === last.start + last.items.length);
      if (goesOn) joined[joined.length - 1] = { ...last, items: [...last.items, ...block.items] };
      else joined.push(block);
      return joined;
    }, []);
}

function inlineOf(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [node.value];
      case 'break':
        return ['\n'];
      case 'strong':
        return [{ bold: inlineOf(node.children) }];
      case 'emphasis':
        return [{ italic: inlineOf(node.children) }];
      case 'link':
        return [{ link: node.url, text: inlineOf(node.children) }];
      case 'image':
        return node.alt ? [node.alt] : [];
      default:
        return [];
    }
  });
}

function blocksOf(nodes: readonly RootContent[]): Block[] {
  return nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case 'paragraph':
        return [{ kind: 'paragraph', text: inlineOf(node.children) }];
      case 'heading':
        return [{ kind: 'heading', level: node.depth > 2 ? 3 : 2, text: inlineOf(node.children) }];
      case 'list':
        return [
          {
            kind: 'list',
            start: node.ordered ? (node.start ?? 1) : null,
            items: node.children.map((item) => blocksOf(item.children)),
          },
        ];
      case 'table':
        return [
          {
            kind: 'table',
            rows: node.children.map((row) => row.children.map((cell) => inlineOf(cell.children))),
          },
        ];
      default:
        return [];
    }
  });
}

/** More lists in lists than these, begun on one line, are no list that a person has written: the parser takes seconds for them. */
const BEGINNINGS = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){5})(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)+/gm;

/** The blocks of a stored text, in their one form. */
export function readText(text: string): Block[] {
  if (!isMarkdown(text)) return paragraphs(text).map((part) => ({ kind: 'paragraph', text: [part] }));
  const root = fromMarkdown(text.slice(MARKDOWN_MARK.length).replaceAll(BEGINNINGS, '$1'), {
    extensions: [gfmTable(), { disable: { null: unread } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return normal(blocksOf(root.children));
}

function phrasing(line: readonly Inline[]): PhrasingContent[] {
  return line.map((part): PhrasingContent => {
    if (typeof part === 'string') return { type: 'text', value: part };
    if ('bold' in part) return { type: 'strong', children: phrasing(part.bold) };
    if ('italic' in part) return { type: 'emphasis', children: phrasing(part.italic) };
    return { type: 'link', url: part.link, children: phrasing(part.text) };
  });
}

function contentOf(blocks: readonly Block[]): (BlockContent | DefinitionContent)[] {
  return blocks.map((block): BlockContent => {
    switch (block.kind) {
      case 'paragraph':
        return { type: 'paragraph', children: phrasing(block.text) };
      case 'heading':
        return { type: 'heading', depth: block.level, children: phrasing(block.text) };
      case 'list':
        return {
          type: 'list',
          ordered: block.start !== null,
          start: block.start,
          spread: false,
          children: block.items.map((item) => ({
            type: 'listItem',
            spread: item.filter(({ kind }) => kind === 'paragraph').length > 1,
            children: contentOf(item),
          })),
        };
      case 'table':
        return {
          type: 'table',
          children: block.rows.map((row) => ({
            type: 'tableRow',
            children: row.map((cell) => ({ type: 'tableCell', children: phrasing(cell) })),
          })),
        };
    }
  });
}

/** Whether blocks are no more than paragraphs that an empty line parts. */
const isPlain = (blocks: readonly Block[]) =>
  blocks.every((block) => block.kind === 'paragraph' && block.text.every((part) => typeof part === 'string'));

/** The text that is stored for blocks: plain where they have no form. */
export function writeText(given: readonly Block[]): string {
  const blocks = normal(given);
  const plain = plainText(blocks);
  if (isPlain(blocks) && !isMarkdown(plain)) return plain;
  const root: Root = { type: 'root', children: contentOf(blocks) };
  const markdown = toMarkdown(root, {
    bullet: '-',
    bulletOther: '*',
    emphasis: '*',
    resourceLink: true,
    listItemIndent: 'one',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  });
  return MARKDOWN_MARK + markdown.trimEnd();
}

/** A text with form as it is stored; one without stays as it is. */
export const written = (text: string) => (isMarkdown(text) ? writeText(readText(text)) : text);

/** What people read of a stored text, without its form. */
export const withoutForm = (text: string) => (isMarkdown(text) ? plainText(readText(text)) : text);

/** The blocks that pages show of a stored text: with links where addresses stand in it. */
export const shownBlocks = (text: string): Block[] => withLinks(readText(text));

/** Whether blocks are all that there is to know of a stored text: where they are plain paragraphs, the text tells them. */
export const needsBlocks = (text: string, blocks: readonly Block[]) => isMarkdown(text) || !isPlain(blocks);
