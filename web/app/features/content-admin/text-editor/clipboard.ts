import { safeAddress } from '@content/texts/addresses';
import type {
  Block,
  Inline,
  List,
  ListItem,
  Mark,
  Paragraph,
  TableCell,
  TableRow,
} from '@content/texts/rich-text';
import { isPreetiFont, preetiToUnicode } from '@site/preeti';

/** The form that letters have where they stand. */
interface Form {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly link: string | null;
  readonly isPreeti: boolean;
}
const PLAIN: Form = { bold: false, italic: false, link: null, isPreeti: false };

/** Left out with all that is in them. */
const LEFT_OUT = new Set(
  `style script head title meta link template noscript svg math img picture object embed iframe canvas audio video
    button input select textarea del xml map area`.split(/\s+/),
);
/** They begin and end a paragraph. */
const PARTS = new Set(
  `p div section article header footer main aside nav figure figcaption address blockquote pre center fieldset form
    dl dt dd hr details summary caption body`.split(/\s+/),
);
const HEADING = /^h([1-6])$/;
/** Signs that writers put before a line in place of a list. */
const BULLET = /^[•·▪◦‣●■□➢✓►–-][\s\u00a0]+(?=\S)/;
/** The number of an item, as Word draws it. */
const NUMBER = /^\(?(?:\d+|[०-९]+|[a-z]|[ivxlc]+|[क-ह])[.)]/i;

const nameOf = (element: Element) => element.localName.toLowerCase();

/** A declaration of an element's own style; '' without one. Read as text: browsers drop what they do not know. */
function styleOf(element: Element, property: string): string {
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i').exec(
    element.getAttribute('style') ?? '',
  );
  return (found?.[1] ?? '').trim().toLowerCase();
}

function isLeftOut(element: Element): boolean {
  return (
    LEFT_OUT.has(nameOf(element)) ||
    nameOf(element).startsWith('w:') ||
    styleOf(element, 'display') === 'none' ||
    styleOf(element, 'mso-hide') === 'all' ||
    styleOf(element, 'mso-list') === 'ignore' ||
    styleOf(element, 'mso-element').startsWith('comment') ||
    styleOf(element, 'mso-special-character') === 'comment' ||
    /\bMsoComment/.test(element.className)
  );
}

/** Where a link leads: past the redirects of Google's pages. */
function addressOf(element: Element): string | null {
  const href = element.getAttribute('href') ?? '';
  const redirected = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(href)?.[1];
  return safeAddress((redirected && new URLSearchParams(redirected).get('q')) || href);
}

/** The form of an element's letters: by its name, its link, its font and its own style. */
function formOf(element: Element, form: Form): Form {
  const name = nameOf(element);
  const weight = styleOf(element, 'font-weight');
  const slant = styleOf(element, 'font-style');
  const isBold = weight === '' ? name === 'b' || name === 'strong' || form.bold : /bold|[6-9]00/.test(weight);
  const isItalic = slant === '' ? name === 'i' || name === 'em' || form.italic : /italic|oblique/.test(slant);
  const font = styleOf(element, 'font-family') || (element.getAttribute('face') ?? '');
  return {
    bold: isBold,
    italic: isItalic,
    link: name === 'a' ? addressOf(element) : form.link,
    isPreeti: font === '' ? form.isPreeti : isPreetiFont(font),
  };
}

/** A run of letters of one form, or a line break. */
interface Run {
  text: string;
  readonly form: Form;
}

function marksOf({ bold, italic, link }: Form): Mark[] {
  return [
    ...(link === null ? [] : [{ type: 'link', attrs: { href: link } } as const]),
    ...(bold ? [{ type: 'bold' } as const] : []),
    ...(italic ? [{ type: 'italic' } as const] : []),
  ];
}

/** The runs of one line as the editor has them, without the white space at its end. */
function inlinesOf(line: readonly Run[]): Inline[] {
  const inlines: { type: 'text'; marks?: Mark[]; text: string }[] = [];
  for (const { text, form } of line) {
    const marks = marksOf(form);
    const letters = form.isPreeti ? preetiToUnicode(text) : text;
    const last = inlines.at(-1);
    if (last && JSON.stringify(last.marks ?? []) === JSON.stringify(marks)) last.text += letters;
    else inlines.push({ type: 'text', ...(marks.length > 0 && { marks }), text: letters });
  }
  for (let last = inlines.at(-1); last; last = inlines.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== '') break;
    inlines.pop();
  }
  return inlines;
}

const withBetween = (lines: readonly (readonly Inline[])[], between: Inline): Inline[] =>
  lines.flatMap((line, i) => (i > 0 && line.length > 0 ? [between, ...line] : line));
const SPACE: Inline = { type: 'text', text: ' ' };

/** The lines of runs in paragraphs, which empty lines part. */
function linesOf(runs: readonly Run[]): Inline[][][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    if (run.text === '\n') lines.push([]);
    else lines.at(-1)?.push(run);
  }
  const paragraphs: Inline[][][] = [[]];
  for (const line of lines.map(inlinesOf)) {
    if (line.length === 0) paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

const isList = (block: Block | undefined): block is List =>
  block?.type === 'bulletList' || block?.type === 'orderedList';

/** Adds a block; a list goes on with the one before it where its numbers do. */
function append(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  const goesOn =
    isList(block) && last?.type === 'orderedList'
      ? block.type === 'orderedList' && block.attrs.start === last.attrs.start + last.content.length
      : block.type === 'bulletList' && last?.type === 'bulletList';
  if (goesOn && isList(last) && isList(block))
    blocks[blocks.length - 1] = { ...last, content: [...last.content, ...block.content] };
  else blocks.push(block);
}

/** Blocks as they are met on the way through a page. */
class Collector {
  readonly blocks: Block[] = [];
  private runs: Run[] = [];
  /** Ends in what swallows further white space. */
  private isOpen = true;

  text(text: string, form: Form): void {
    const shown = this.isOpen ? text.replace(/^ /, '') : text;
    if (shown === '') return;
    const last = this.runs.at(-1);
    const isSame =
      last && (Object.keys(PLAIN) as (keyof Form)[]).every((key) => last.form[key] === form[key]);
    // Programs part a run anywhere; a word of Preeti is read as a whole.
    if (isSame && last.text !== '\n') last.text += shown;
    else this.runs.push({ text: shown, form });
    this.isOpen = shown.endsWith(' ');
  }

  lineBreak(): void {
    this.runs.push({ text: '\n', form: PLAIN });
    this.isOpen = true;
  }

  /** Ends the paragraph, if one has begun; a heading where `level` is given, which is one line and bold anyway. */
  end(level?: 2 | 3): void {
    const runs = level
      ? this.runs.map(({ text, form }) => ({ text, form: { ...form, bold: false } }))
      : this.runs;
    for (const lines of linesOf(runs)) {
      this.blocks.push(
        level
          ? { type: 'heading', attrs: { level }, content: withBetween(lines, SPACE) }
          : { type: 'paragraph', content: withBetween(lines, { type: 'hardBreak' }) },
      );
    }
    this.runs = [];
    this.isOpen = true;
  }

  add(block: Block): void {
    this.end();
    append(this.blocks, block);
  }
}

/** White space as browsers show it, nothing that cannot be seen. Joiners shape Devanagari. */
const readable = (text: string) =>
  text.replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '').replaceAll(/[\s\u00a0]+/g, ' ');

/** An item of a list with the level it stands on, from 1. */
interface LeveledItem {
  readonly level: number;
  /** The number it shows; null without one. */
  readonly number: number | null;
  readonly blocks: readonly Block[];
}

/** The items of blocks: paragraphs and lists alone; a list with nothing before it says no more than its own items. */
function itemsOf(blocks: readonly Block[]): ListItem[] {
  const inner = blocks.flatMap((block): (Paragraph | List)[] => {
    if (block.type === 'heading') return [{ type: 'paragraph', content: block.content ?? [] }];
    if (block.type !== 'table') return [block];
    return block.content.map((row) => ({ type: 'paragraph', content: wordsOfRow(row) }));
  });
  const first = inner.findIndex((block) => !isList(block));
  const lists = first < 0 ? inner : inner.slice(0, first);
  const items = lists.flatMap((block) => (isList(block) ? block.content : []));
  return first < 0 ? items : [...items, { type: 'listItem', content: inner.slice(first) }];
}

const listWith = (start: number | null, content: readonly ListItem[]): List =>
  start === null ? { type: 'bulletList', content } : { type: 'orderedList', attrs: { start }, content };

/** Lists in lists from items with levels. */
function nested(
  items: readonly LeveledItem[],
  level = Math.min(...items.map((item) => item.level)),
): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < items.length;) {
    const first = items[at] as LeveledItem;
    let to = at + 1;
    while (to < items.length && (items[to] as LeveledItem).level > level) to += 1;
    const inner = items.slice(at + 1, to);
    const content = itemsOf([...first.blocks, ...(inner.length > 0 ? nested(inner) : [])]);
    const last = blocks.at(-1);
    if (isList(last) && (last.type === 'bulletList') === (first.number === null))
      blocks[blocks.length - 1] = { ...last, content: [...last.content, ...content] };
    else if (content.length > 0) blocks.push(listWith(first.number, content));
    at = to;
  }
  return blocks;
}

/** The mark before a paragraph that Word has as an item of a list. */
function drawnMark(paragraph: Element): string {
  const marks = [...paragraph.querySelectorAll('[style]')].filter(
    (element) => styleOf(element, 'mso-list') === 'ignore',
  );
  return marks.map(({ textContent }) => textContent.replaceAll(/[\s\u00a0]/g, '')).join('');
}

function itemOfWord(paragraph: Element): Omit<LeveledItem, 'blocks'> | null {
  const level = /\blevel(\d+)/.exec(styleOf(paragraph, 'mso-list'))?.[1];
  if (level === undefined) return null;
  const mark = drawnMark(paragraph);
  if (!NUMBER.test(mark)) return { level: Number(level), number: null };
  return { level: Number(level), number: parseInt(mark.replace('(', ''), 10) || 1 };
}

function listOf(list: Element, form: Form): Block[] {
  const isNumbered = nameOf(list) === 'ol';
  const first = Number(list.getAttribute('start') ?? 1);
  const items: LeveledItem[] = [];
  for (const child of list.children) {
    if (isLeftOut(child)) continue;
    const last = items.at(-1);
    if (/^[ou]l$/.test(nameOf(child))) {
      // As Google Docs and old Word write lists in lists.
      const inner = listOf(child, form);
      if (last) items[items.length - 1] = { ...last, blocks: [...last.blocks, ...inner] };
      else items.push({ level: 1, number: null, blocks: inner });
      continue;
    }
    items.push({
      // Word on the web writes each item as a list of its own, and tells how deep it stands.
      level: Number(child.getAttribute('data-aria-level') ?? 1) || 1,
      number: isNumbered ? first + items.filter(({ level }) => level === 1).length : null,
      blocks: blocksIn(child, form),
    });
  }
  return items.length > 0 ? nested(items, Math.min(1, ...items.map(({ level }) => level))) : [];
}

/** The rows of a table itself, not of tables in it. */
const rowsOf = (table: Element) =>
  [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);

function tableOf(table: Element, form: Form): Block[] {
  const rows = rowsOf(table).map((row) => [...row.children].filter((cell) => /^t[dh]$/.test(nameOf(cell))));
  const isFrame =
    table.getAttribute('role') === 'presentation' || rows.length < 2 || rows.every((row) => row.length < 2);
  if (isFrame) return rows.flat().flatMap((cell) => blocksIn(cell, form));
  const textOf = (cell: Element): Inline[] => wordsOf(blocksIn(cell, { ...form, bold: false }));
  // How many rows from here on each column still belongs to a cell above.
  const taken: number[] = [];
  const split = rows.map((row) => {
    const cells = [...row];
    const texts: Inline[][] = [];
    while (cells.length > 0 || (taken[texts.length] ?? 0) > 0) {
      const above = taken[texts.length] ?? 0;
      if (above > 0) {
        taken[texts.length] = above - 1;
        texts.push([]);
        continue;
      }
      const cell = cells.shift() as Element;
      const rowsBelow = span(cell, 'rowspan');
      for (let column = 0; column <= span(cell, 'colspan'); column += 1) {
        taken[texts.length] = rowsBelow;
        texts.push(column === 0 ? textOf(cell) : []);
      }
    }
    return texts;
  });
  const width = Math.max(...split.map((cells) => cells.length));
  const content = split.map((cells, i): TableRow => {
    const all = [...cells, ...Array.from({ length: width - cells.length }, (): Inline[] => [])];
    return { type: 'tableRow', content: all.map((cell) => cellWith(cell, i === 0)) };
  });
  return split.flat(2).length > 0 ? [{ type: 'table', content }] : [];
}

/** How many rows or columns beyond its first a cell takes, at most twenty. */
const span = (cell: Element, name: 'colspan' | 'rowspan'): number =>
  Math.min(Math.max(Number(cell.getAttribute(name) ?? 1) - 1 || 0, 0), 20);

/** A cell; one of the head is bold anyway. */
function cellWith(words: readonly Inline[], isHead: boolean): TableCell {
  const content = words.map((part) => {
    const marks = part.marks?.filter(({ type }) => !isHead || type !== 'bold') ?? [];
    return { ...part, ...(part.marks && { marks }) };
  });
  return { type: isHead ? 'tableHeader' : 'tableCell', content: [{ type: 'paragraph', content }] };
}

const wordsOfRow = ({ content = [] }: TableRow): Inline[] =>
  withBetween(
    content.map((cell) => wordsOf(cell.content)),
    SPACE,
  );

/** All that stands in blocks, in one line. */
function wordsOf(blocks: readonly Block[]): Inline[] {
  const words = blocks.map((block): Inline[] => {
    if (isList(block))
      return withBetween(
        block.content.map(({ content }) => wordsOf(content)),
        SPACE,
      );
    if (block.type === 'table') return withBetween(block.content.map(wordsOfRow), SPACE);
    return (block.content ?? []).map((part) => (part.type === 'hardBreak' ? SPACE : part));
  });
  return withBetween(words, SPACE);
}

const isEmptyLine = (element: Element) =>
  nameOf(element) === 'div' && element.textContent.trim() === '' && element.querySelector('br') !== null;

/** Mail programs write lines, which empty ones part into paragraphs. */
function holdsLines(container: Element): boolean {
  const children = [...container.children];
  return children.some(isEmptyLine) && children.every((child) => /^(div|br|span)$/.test(nameOf(child)));
}

function walk(node: Node, form: Form, into: Collector): void {
  if (node.nodeType === Node.TEXT_NODE) {
    into.text(readable(node.textContent ?? ''), form);
    return;
  }
  if (!(node instanceof Element) || isLeftOut(node)) return;
  const name = nameOf(node);
  const inner = formOf(node, form);
  const level = HEADING.exec(name)?.[1] ?? (/\bMsoTitle\b/.test(node.className) ? '1' : undefined);
  if (name === 'br') into.lineBreak();
  else if (level !== undefined) {
    into.end();
    walkIn(node, { ...inner, bold: false }, into);
    into.end(Number(level) > 2 ? 3 : 2);
  } else if (name === 'ul' || name === 'ol') for (const list of listOf(node, inner)) into.add(list);
  else if (name === 'table') for (const block of tableOf(node, inner)) into.add(block);
  else if (name === 'pre') {
    into.end();
    for (const [i, text] of node.textContent.trim().split('\n').entries()) {
      if (i > 0) into.lineBreak();
      into.text(readable(text), inner);
    }
    into.end();
  } else if (PARTS.has(name) || name === 'li') {
    into.end();
    walkIn(node, inner, into);
    into.end();
  } else walkIn(node, inner, into);
}

function walkIn(container: Element, form: Form, into: Collector): void {
  if (holdsLines(container)) {
    for (const child of container.children) {
      if (isEmptyLine(child)) into.end();
      else {
        walkIn(child, formOf(child, form), into);
        into.lineBreak();
      }
    }
    return;
  }
  let items: LeveledItem[] = [];
  const endList = () => {
    if (items.length > 0) for (const list of nested(items)) into.add(list);
    items = [];
  };
  for (const child of container.childNodes) {
    const item = child instanceof Element && !isLeftOut(child) ? itemOfWord(child) : null;
    if (item && child instanceof Element) {
      into.end();
      items.push({ ...item, blocks: blocksIn(child, formOf(child, form)) });
    } else {
      if (child instanceof Element || (child.textContent ?? '').trim() !== '') {
        if (child.nodeType !== Node.COMMENT_NODE) endList();
      }
      walk(child, form, into);
    }
  }
  endList();
}

function blocksIn(container: Element, form: Form): Block[] {
  const into = new Collector();
  walkIn(container, form, into);
  into.end();
  return into.blocks;
}

/** A paragraph that begins with a drawn bullet, as an item of a list. */
function withDrawnBullets(block: Block): Block {
  if (block.type !== 'paragraph') return block;
  const [first, ...rest] = block.content ?? [];
  if (first?.type !== 'text' || first.marks || !BULLET.test(first.text)) return block;
  // A hyphen alone may be a dash: one that draws a bullet has a space behind it in what was copied, too.
  const text = first.text.replace(BULLET, '');
  return listWith(null, itemsOf([{ type: 'paragraph', content: [{ ...first, text }, ...rest] }]));
}

/** The blocks of HTML from a clipboard: the form that our texts can have, and nothing else of it. */
export function blocksOfHtml(container: Element): Block[] {
  const blocks: Block[] = [];
  for (const block of blocksIn(container, PLAIN)) append(blocks, withDrawnBullets(block));
  return blocks;
}

/** Tells whoever pastes HTML which parts a text cannot hold; '' where all of it is there. */
export function lostFromHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const isMerged = [...body.querySelectorAll('td, th')].some((cell) =>
    ['colspan', 'rowspan'].some((name) => Number(cell.getAttribute(name) ?? 1) > 1),
  );
  return [
    body.querySelector('img, svg, canvas, picture, object, video')
      ? 'Pictures were left out, as a text holds words only: add them to a picture field of the form.'
      : '',
    isMerged ? 'Merged cells were split: check that each text stands in its row and column.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
