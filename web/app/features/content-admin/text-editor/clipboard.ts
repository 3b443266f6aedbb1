import { safeAddress } from '@content/texts/addresses';
import { normal } from '@content/texts/normal';
import type { Block, Inline } from '@content/texts/tree';
import { isPreetiFont, preetiToUnicode } from './preeti';

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

function formed(text: string, { bold, italic, link, isPreeti }: Form): Inline {
  let part: Inline = isPreeti ? preetiToUnicode(text) : text;
  if (italic) part = { italic: [part] };
  if (bold) part = { bold: [part] };
  return link === null ? part : { link, text: [part] };
}

/** Blocks as they are met on the way through a page. */
class Collector {
  readonly blocks: Block[] = [];
  private line: { text: string; readonly form: Form }[] = [];
  /** Ends in what swallows further white space. */
  private isOpen = true;

  text(text: string, form: Form): void {
    const shown = this.isOpen ? text.replace(/^ /, '') : text;
    if (shown === '') return;
    const last = this.line.at(-1);
    const isSame =
      last && (Object.keys(PLAIN) as (keyof Form)[]).every((key) => last.form[key] === form[key]);
    // Programs part a run anywhere; a word of Preeti is read as a whole.
    if (isSame) last.text += shown;
    else this.line.push({ text: shown, form });
    this.isOpen = shown.endsWith(' ');
  }

  lineBreak(): void {
    this.line.push({ text: '\n', form: PLAIN });
    this.isOpen = true;
  }

  /** Ends the paragraph, if one has begun; a heading where `level` is given. */
  end(level?: 2 | 3): void {
    if (this.line.length > 0) {
      const text = this.line.map((piece) => formed(piece.text, piece.form));
      this.blocks.push(level ? { kind: 'heading', level, text } : { kind: 'paragraph', text });
    }
    this.line = [];
    this.isOpen = true;
  }

  add(block: Block): void {
    this.end();
    this.blocks.push(block);
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
    const item = [...first.blocks, ...(inner.length > 0 ? nested(inner) : [])];
    const last = blocks.at(-1);
    if (last?.kind === 'list' && (last.start === null) === (first.number === null))
      blocks[blocks.length - 1] = { ...last, items: [...last.items, item] };
    else blocks.push({ kind: 'list', start: first.number, items: [item] });
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
  const textOf = (cell: Element): Inline[] =>
    blocksIn(cell, { ...form, bold: false }).flatMap((block, i) => [
      ...(i > 0 ? [' '] : []),
      ...wordsOf(block),
    ]);
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
  return [{ kind: 'table', rows: split }];
}

/** How many rows or columns beyond its first a cell takes, at most twenty. */
const span = (cell: Element, name: 'colspan' | 'rowspan'): number =>
  Math.min(Math.max(Number(cell.getAttribute(name) ?? 1) - 1 || 0, 0), 20);

/** All that stands in a block, in one line. */
function wordsOf(block: Block): Inline[] {
  const joined = (parts: readonly (readonly Inline[])[]) =>
    parts.flatMap((part, i) => (i > 0 ? [' ', ...part] : part));
  if (block.kind === 'list') return joined(block.items.map((item) => joined(item.map(wordsOf))));
  return block.kind === 'table' ? joined(block.rows.map(joined)) : [...block.text];
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
  const [first, ...rest] = block.kind === 'paragraph' ? block.text : [];
  if (block.kind !== 'paragraph' || typeof first !== 'string' || !BULLET.test(first)) return block;
  // A hyphen alone may be a dash: one that draws a bullet has a space behind it in what was copied, too.
  return {
    kind: 'list',
    start: null,
    items: [[{ kind: 'paragraph', text: [first.replace(BULLET, ''), ...rest] }]],
  };
}

/** The blocks of HTML from a clipboard: the form that our texts can have, and nothing else of it. */
export const blocksOfHtml = (container: Element): Block[] =>
  normal(normal(blocksIn(container, PLAIN)).map(withDrawnBullets));

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
