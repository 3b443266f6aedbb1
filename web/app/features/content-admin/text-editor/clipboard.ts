import { safeAddress } from '@content/texts/addresses';
import { isPreetiFont, preetiToUnicode } from '@site/preeti';
import {
  DOMParser as Parser,
  DOMSerializer,
  Fragment,
  type Node as Block,
  type Schema,
} from '@tiptap/pm/model';

/** Left out with all that is in them. */
const LEFT_OUT = `style, script, head, title, meta, link, template, noscript, svg, math, img, picture, object, embed, iframe,
  canvas, audio, video, button, input, select, textarea, del, xml, map, area, [class*="MsoComment"]`;
/** They begin and end a paragraph. */
const PARTS = `p, div, section, article, header, footer, main, aside, nav, figure, figcaption, address, blockquote, pre, center,
  fieldset, form, dl, dt, dd, hr, details, summary, caption, li, ul, ol, table, h1, h2, h3, h4, h5, h6`;
/** Those of them that the editor's parser does not know as blocks. */
const OTHER_PARTS = 'main, nav, center, dt, details, summary';
/** Signs that writers put before a line in place of a list. */
const BULLET = /^\s*[•·▪◦‣●■□➢✓►–-]\s+(?=\S)/;
/** The start of a numbered list that goes on with the one before it, whatever its number. */
const GOES_ON = -1;
/** The deepest level of a list in Word. */
const DEEPEST = 9;
/** The number of an item, as Word draws it. */
const NUMBER = /^\(?(?:\d+|[०-९]+|[a-z]|[ivxlc]+|[क-ह])[.)]/i;

/** A declaration of an element's own style; '' without one. Read as text: browsers drop what they do not know. */
function styleOf(element: Element, property: string): string {
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i').exec(
    element.getAttribute('style') ?? '',
  );
  return (found?.[1] ?? '').trim().toLowerCase();
}

function make(name: string, children: readonly (Node | string)[] = []): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

const isMark = (element: Element) => styleOf(element, 'mso-list') === 'ignore';

/** Hidden, or a comment of Word's. */
const isLeftOut = (element: Element) =>
  element.localName.startsWith('w:') ||
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'mso-hide') === 'all' ||
  styleOf(element, 'mso-element').startsWith('comment') ||
  styleOf(element, 'mso-special-character') === 'comment';

/** Where a link leads: past the redirects of Google's pages. */
function addressOf(link: Element): string | null {
  const href = link.getAttribute('href') ?? '';
  const redirected = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(href)?.[1];
  return safeAddress((redirected && new URLSearchParams(redirected).get('q')) || href);
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function isInPreeti({ parentElement }: Text): boolean {
  for (let at = parentElement; at; at = at.parentElement) {
    const font = styleOf(at, 'font-family') || (at.getAttribute('face') ?? '');
    if (font !== '') return isPreetiFont(font);
  }
  return false;
}

/** Changes the letters of the font Preeti. Programs part a run anywhere, and a word of Preeti is read as a whole. */
function changePreeti(body: Element): void {
  const runs: Text[] = [];
  let last: Text | null = null;
  const around = ({ parentElement }: Text) =>
    [`${PARTS}, td, th`, 'b, strong, i, em, a'].map((names) => parentElement?.closest(names));
  for (const text of textsIn(body)) {
    const before: Text | null = last;
    last = isInPreeti(text) ? text : null;
    if (!last) continue;
    if (before && around(before).every((element, i) => element === around(text)[i])) {
      before.data += text.data;
      text.data = '';
      last = before;
    } else runs.push(text);
  }
  for (const run of runs) run.data = preetiToUnicode(run.data);
}

/** What is bold anyway: a heading, and the head of a table. */
function withoutBold(element: HTMLElement): HTMLElement {
  for (const part of element.querySelectorAll<HTMLElement>('*')) {
    part.style.fontWeight = '';
    if (part.matches('b, strong')) part.replaceWith(...part.childNodes);
  }
  return element;
}

/** What stands in several lines becomes one. */
function inOneLine(element: HTMLElement): HTMLElement {
  for (const part of element.querySelectorAll(`br, tbody, thead, tfoot, tr, td, th, ${PARTS}`))
    part.replaceWith(' ', ...part.childNodes, ' ');
  return element;
}

/** A cell in one line. */
function cellWith(content: Element | undefined, isHead: boolean): Element {
  const line = inOneLine(make('p', [...(content?.childNodes ?? [])]));
  return make(isHead ? 'th' : 'td', [isHead ? withoutBold(line) : line]);
}

/** A table whose rows are of one length, without merged cells; what is in it, where it is a frame. */
function plainTable(table: HTMLTableElement): Element[] {
  const rows = [...table.rows];
  const isFrame =
    table.getAttribute('role') === 'presentation' ||
    rows.length < 2 ||
    rows.every(({ cells }) => cells.length < 2);
  if (isFrame)
    return rows.flatMap(({ cells }) => [...cells].map((cell) => make('div', [...cell.childNodes])));
  // How many rows from here on each column still belongs to a cell above.
  const taken: number[] = [];
  const split = rows.map((row) => {
    const cells = [...row.cells];
    const all: (Element | undefined)[] = [];
    while (cells.length > 0 || (taken[all.length] ?? 0) > 0) {
      const above = taken[all.length] ?? 0;
      const cell = above > 0 ? undefined : cells.shift();
      const columns = Math.min(cell?.colSpan ?? 1, 21);
      for (let column = 0; column < columns; column += 1) {
        taken[all.length] = cell ? Math.min(cell.rowSpan, 21) - 1 : above - 1;
        all.push(column === 0 ? cell : undefined);
      }
    }
    return all;
  });
  const width = Math.max(...split.map(({ length }) => length));
  const lines = split.map((cells, i) =>
    make(
      'tr',
      Array.from({ length: width }, (_, at) => cellWith(cells[at], i === 0)),
    ),
  );
  return lines.some(({ textContent }) => textContent.trim() !== '') ? [make('table', lines)] : [];
}

const isEmptyLine = (element: Element) =>
  element.localName === 'div' && element.textContent.trim() === '' && element.querySelector('br') !== null;

/** Mail programs write lines, which empty ones part into paragraphs. */
function joinLines(body: Element): void {
  const parents = [...body.querySelectorAll('div')].filter(isEmptyLine).map((line) => line.parentElement);
  // The inner ones first: those around them take what is in them.
  for (const parent of new Set(parents.reverse())) {
    const children = [...(parent?.children ?? [])];
    if (!children.every((child) => child.matches('div, br, span'))) continue;
    for (const line of children.filter(({ localName }) => localName === 'div')) {
      if (line.previousSibling?.textContent?.trim()) line.before(make('br'));
      line.replaceWith(...(isEmptyLine(line) ? [] : line.childNodes), make('br'));
    }
  }
}

/** Makes a list of its own of each paragraph of Word that is an item. */
function changeItemsOfWord(body: Element): void {
  for (const item of body.querySelectorAll('[style*="mso-list"]')) {
    const level = /\blevel(\d+)/.exec(styleOf(item, 'mso-list'))?.[1];
    if (level === undefined) continue;
    const marks = [...item.querySelectorAll('[style]')].filter(isMark);
    const mark = marks.map(({ textContent }) => textContent.replaceAll(/\s/g, '')).join('');
    for (const element of marks) element.remove();
    const entry = make('li', [...item.childNodes]);
    entry.setAttribute('data-aria-level', level);
    const list = make(NUMBER.test(mark) ? 'ol' : 'ul', [entry]);
    list.setAttribute('start', /^\(?(\d+)[.)]$/.exec(mark)?.[1] ?? String(GOES_ON));
    item.replaceWith(list);
  }
}

/** Puts items of which Word only says how deep they stand into as many lists. */
function nestItems(body: Element): void {
  for (const item of body.querySelectorAll(':not(li) > :is(ul, ol) > li[data-aria-level]')) {
    const list = item.parentElement as Element;
    const start = item === list.firstElementChild ? (list.getAttribute('start') ?? '1') : String(GOES_ON);
    const level = Math.min(Number(item.getAttribute('data-aria-level')), DEEPEST);
    for (let left = level; left > 1; left -= 1) {
      const inner = make(list.localName);
      inner.setAttribute('start', start);
      item.replaceWith(make('li', [inner]));
      inner.append(item);
    }
  }
}

const isBreak = (node: Block | undefined) => node?.type.name === 'hardBreak';
const isList = (node: Block | undefined) => node?.type.isInGroup('list') === true;
const isSeen = (node: Block) => !node.isTextblock || node.textContent.trim() !== '';

/** The paragraphs into which empty lines part one. */
function paragraphsOf(paragraph: Block): Block[] {
  const parts: Block[][] = [[]];
  for (const node of paragraph.children) {
    const part = parts.at(-1) ?? [];
    if (isBreak(node) && (part.length === 0 || isBreak(part.at(-1)))) parts.push([]);
    else part.push(node);
  }
  return parts
    .map((part) => part.slice(0, part.findLastIndex((node) => !isBreak(node)) + 1))
    .map((part) => paragraph.copy(Fragment.from(part)))
    .filter(isSeen);
}

/** A paragraph without the bullet that is drawn before it; null for any other block. */
function withoutBullet(block: Block): Block | null {
  const bullet = block.type.name === 'paragraph' ? BULLET.exec(block.firstChild?.text ?? '') : null;
  return bullet && block.cut(bullet[0].length);
}

/** Adds an item to the list before it, where its number goes on there, or else in a new one. */
function appendItem(blocks: Block[], list: Block, item: Block, start: number): void {
  const [first, ...rest] = item.children.filter(isSeen);
  if (!first) return;
  const last = isList(blocks.at(-1)) ? blocks.at(-1) : undefined;
  if (last?.lastChild && isList(first)) {
    // Without words of its own: what it holds is of the item before.
    const inBefore = tidied([first, ...rest], [...last.lastChild.children]);
    const before = last.lastChild.copy(Fragment.from(inBefore));
    blocks.splice(-1, 1, last.copy(last.content.replaceChild(last.childCount - 1, before)));
    return;
  }
  const inItem = tidied([withoutBullet(first) ?? first, ...rest]);
  const added = item.type.createAndFill(item.attrs, inItem) ?? item;
  const isNext = start === GOES_ON || start === Number(last?.attrs['start']) + (last?.childCount ?? 0);
  if (last?.type === list.type && isNext) blocks.splice(-1, 1, last.copy(last.content.addToEnd(added)));
  else blocks.push(list.type.create({ start: start === GOES_ON ? 1 : start }, added));
}

function append(blocks: Block[], block: Block): void {
  const { schema } = block.type;
  if (isList(block)) {
    const start = Number(block.attrs['start'] ?? GOES_ON);
    block.forEach((item, _, at) => appendItem(blocks, block, item, at === 0 ? start : GOES_ON));
  } else if (!block.isTextblock) blocks.push(block);
  else
    for (const part of paragraphsOf(block)) {
      if (withoutBullet(part))
        append(blocks, schema.node('bulletList', null, schema.node('listItem', null, part)));
      else blocks.push(part);
    }
}

/** Adds the blocks of which something is seen: empty lines part paragraphs, drawn bullets are lists, lists go on where they can. */
function tidied(blocks: readonly Block[], behind: Block[] = []): Block[] {
  for (const block of blocks) append(behind, block);
  return behind;
}

/** HTML from a clipboard with nothing but what a text can have: paragraphs, two headings, lists, plain tables and safe links. */
export function cleanedHtml(html: string, schema: Schema): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove();
  for (const element of [...body.querySelectorAll('*')].filter(isLeftOut)) element.remove();
  for (const text of textsIn(body)) {
    // Nothing that cannot be seen; joiners shape Devanagari.
    text.data = text.data.replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '').replaceAll('\u00a0', ' ');
    if (text.parentElement?.closest('pre')) text.data = text.data.replaceAll(/\n[ \t]+/g, '\n');
  }
  for (const link of body.querySelectorAll('a')) {
    const href = addressOf(link);
    if (href === null) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', href);
  }
  changePreeti(body);
  joinLines(body);
  changeItemsOfWord(body);
  nestItems(body);
  for (const title of body.querySelectorAll('h1, h2, h3, h4, h5, h6, .MsoTitle')) {
    const name = title.matches('h1, h2, .MsoTitle') ? 'h2' : 'h3';
    title.replaceWith(withoutBold(inOneLine(make(name, [...title.childNodes]))));
  }
  for (const table of body.querySelectorAll('table')) table.replaceWith(...plainTable(table));
  for (const part of body.querySelectorAll(OTHER_PARTS)) part.replaceWith(make('div', [...part.childNodes]));
  // An item of the editor begins with a paragraph; an empty one is left out again.
  for (const item of body.querySelectorAll('li')) item.prepend(make('p'));
  // Space is what the editor makes of it, also where Google keeps each.
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) element.style.whiteSpace = '';
  const blocks = Fragment.from(tidied(Parser.fromSchema(schema).parse(body).children));
  const cleaned = make('div', [DOMSerializer.fromSchema(schema).serializeFragment(blocks)]);
  // A list that begins deeper than all before it begins where it is.
  for (const list of cleaned.querySelectorAll('li > p:first-child:empty + :is(ul, ol)')) {
    const { parentElement: item, lastElementChild: last } = list;
    last?.append(...[...(item?.children ?? [])].slice(2));
    item?.replaceWith(...list.children);
  }
  return cleaned.innerHTML;
}

/** Tells whoever pastes HTML which parts a text cannot hold; '' where all of it is there. */
export function lostFromHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const isMerged = [...body.querySelectorAll('td, th')].some((cell) =>
    ['colspan', 'rowspan'].some((name) => Number(cell.getAttribute(name) ?? 1) > 1),
  );
  return [
    body.querySelector('img, svg, canvas, picture, object, video')
      ? 'Pictures were left out: add them to a picture field of the form.'
      : '',
    isMerged ? 'Merged cells were split: check that each text stands in its row and column.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
