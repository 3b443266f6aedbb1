import { safeAddress } from '@content/texts/addresses';
import { isPreetiFont, preetiToUnicode } from '@site/preeti';

/** Left out with all that is in them. */
const LEFT_OUT = `style, script, head, title, meta, link, template, noscript, svg, math, img, picture, object, embed, iframe,
  canvas, audio, video, button, input, select, textarea, del, xml, map, area, [class*="MsoComment"]`;
/** They begin and end a paragraph. */
const PARTS = `p, div, section, article, header, footer, main, aside, nav, figure, figcaption, address, blockquote, pre, center,
  fieldset, form, dl, dt, dd, hr, details, summary, caption, li, ul, ol, table, h1, h2, h3, h4, h5, h6`;
const TEXT_BLOCKS = 'p, h2, h3';
/** Signs that writers put before a line in place of a list. */
const BULLET = /^\s*[•·▪◦‣●■□➢✓►–-]\s+(?=\S)/;
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

/** An item of a list with the level it stands on, from 1, and the number it shows, if any. */
interface Item {
  readonly level: number;
  readonly number: number | null;
  readonly blocks: readonly Element[];
}

/** Lists in lists from items with levels. */
function listsOf(items: readonly Item[]): Element[] {
  const lists: Element[] = [];
  const level = Math.min(...items.map((item) => item.level));
  for (let at = 0; at < items.length;) {
    const { number, blocks } = items[at] as Item;
    let to = at + 1;
    while ((items[to]?.level ?? 0) > level) to += 1;
    const content = [...blocks, ...listsOf(items.slice(at + 1, to))];
    const name = number === null ? 'ul' : 'ol';
    if (lists.at(-1)?.localName !== name) {
      const list = make(name);
      if (number !== null) list.setAttribute('start', String(number));
      lists.push(list);
    }
    // A list with nothing before it says no more than its own items.
    const isInner = content[0]?.matches('ul, ol');
    lists.at(-1)?.append(...(isInner ? (content[0]?.children ?? []) : [make('li', content)]));
    at = to;
  }
  return lists;
}

/** The item that a paragraph of Word is; null for any other. */
function itemOfWord(paragraph: Element): Item | null {
  const level = /\blevel(\d+)/.exec(styleOf(paragraph, 'mso-list'))?.[1];
  if (level === undefined) return null;
  const marks = [...paragraph.querySelectorAll('[style]')].filter(isMark);
  const mark = marks.map(({ textContent }) => textContent.replaceAll(/\s/g, '')).join('');
  for (const element of marks) element.remove();
  const number = NUMBER.test(mark) ? parseInt(mark.replace('(', ''), 10) || 1 : null;
  return { level: Number(level), number, blocks: blocksIn(paragraph) };
}

/** The items of a list. Google Docs and old Word put lists between the items; Word on the web tells how deep an item stands. */
function itemsOf(list: Element, depth = 1): Item[] {
  const first = Number(list.getAttribute('start') ?? 1);
  const items: Item[] = [];
  for (const child of list.children) {
    if (child.matches('ul, ol')) items.push(...itemsOf(child, depth + 1));
    else {
      const level = Number(child.getAttribute('data-aria-level')) || depth;
      const number =
        list.localName === 'ol' ? first + items.filter((one) => one.level === depth).length : null;
      items.push({ level, number, blocks: blocksIn(child) });
    }
  }
  return items;
}

/** A cell in one line. */
function cellWith(content: Element | undefined, isHead: boolean): Element {
  const line = inOneLine(make('p', [...(content?.childNodes ?? [])]));
  for (const mark of [...line.querySelectorAll('[style]')].filter(isMark)) mark.remove();
  return make(isHead ? 'th' : 'td', [isHead ? withoutBold(line) : line]);
}

/** A table whose rows are of one length, without merged cells; what is in it, where it is a frame. */
function tableOf(table: HTMLTableElement): Element[] {
  const rows = [...table.rows];
  const isFrame =
    table.getAttribute('role') === 'presentation' ||
    rows.length < 2 ||
    rows.every(({ cells }) => cells.length < 2);
  if (isFrame) return rows.flatMap(({ cells }) => [...cells].flatMap(blocksIn));
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
function withLines(container: Element): Element {
  const children = [...container.children];
  if (!children.some(isEmptyLine) || !children.every((child) => child.matches('div, br, span')))
    return container;
  const lines = make('div');
  for (const node of [...container.childNodes]) {
    if (!(node instanceof Element) || node.localName !== 'div') {
      if (node.nodeName !== '#text' || node.textContent?.trim()) lines.append(node);
      continue;
    }
    if (lines.lastChild && lines.lastChild.nodeName !== 'BR') lines.append(make('br'));
    if (!isEmptyLine(node)) lines.append(...node.childNodes);
    lines.append(make('br'));
  }
  return lines;
}

function blocksOf(element: Element): Element[] {
  const level = element.matches('.MsoTitle') ? 1 : Number(/^h([1-6])$/.exec(element.localName)?.[1] ?? 0);
  if (level > 0) {
    const heading = withoutBold(inOneLine(make(level > 2 ? 'h3' : 'h2', [...element.childNodes])));
    return heading.textContent.trim() === '' ? [] : [heading];
  }
  if (element.matches('ul, ol')) return listsOf(itemsOf(element));
  if (element instanceof HTMLTableElement) return tableOf(element);
  if (element.matches('figure[data-media]')) return [element]; // the editor's own
  if (element.localName !== 'pre') return blocksIn(element);
  const lines = element.textContent.trim().split('\n');
  return blocksIn(
    make(
      'p',
      lines.flatMap((line) => [line, make('br')]),
    ),
  );
}

/** Adds a block; a list goes on with the one before it where its numbers do. */
function append(blocks: Element[], block: Element): void {
  const last = blocks.at(-1);
  const startOf = (list: Element) => Number(list.getAttribute('start') ?? 1);
  const goesOn =
    last?.localName === block.localName &&
    (block.localName === 'ul' ||
      (block.localName === 'ol' && startOf(block) === startOf(last) + last.children.length));
  if (goesOn) last.append(...block.children);
  else blocks.push(block);
}

/** A paragraph; an item of a list where a bullet is drawn before it. */
function paragraphOf(nodes: readonly Node[]): Element {
  const paragraph = make('p', nodes);
  const [first] = paragraph.childNodes;
  if (!(first instanceof Text) || !BULLET.test(first.data)) return paragraph;
  first.data = first.data.replace(BULLET, '');
  return make('ul', [make('li', [paragraph])]);
}

/** What stands in an element as blocks one after the other; what lies between them becomes paragraphs. */
function blocksIn(element: Element): Element[] {
  const blocks: Element[] = [];
  let line: Node[] = [];
  let items: Item[] = [];
  const endLine = () => {
    while (line.at(-1)?.nodeName === 'BR') line.pop();
    if (line.some(({ textContent }) => textContent?.trim())) append(blocks, paragraphOf(line));
    line = [];
  };
  const endList = () => {
    for (const list of listsOf(items)) append(blocks, list);
    items = [];
  };
  for (const node of [...withLines(element).childNodes]) {
    if (node.nodeType === Node.COMMENT_NODE) continue;
    const isElement = node instanceof Element;
    const item = isElement ? itemOfWord(node) : null;
    if (item) {
      endLine();
      items.push(item);
      continue;
    }
    if (isElement || node.textContent?.trim()) endList();
    if (!isElement) line.push(node);
    else if (node.localName === 'br') {
      // An empty line parts paragraphs.
      if (line.at(-1)?.nodeName === 'BR' || !line.some(({ textContent }) => textContent?.trim())) endLine();
      else line.push(node);
    } else if (node.matches(PARTS)) {
      endLine();
      for (const block of blocksOf(node)) append(blocks, block);
    } else if (node.querySelector(PARTS)) {
      endLine();
      for (const block of blocksIn(node)) {
        // Bold or italic around all of it is that of each line.
        for (const part of block.matches(TEXT_BLOCKS) ? [block] : block.querySelectorAll(TEXT_BLOCKS)) {
          const around = node.cloneNode(false) as Element;
          around.append(...part.childNodes);
          part.append(around);
        }
        append(blocks, block);
      }
    } else line.push(node);
  }
  endLine();
  endList();
  return blocks;
}

/** HTML from a clipboard with nothing but what a text can have: paragraphs, two headings, lists, plain tables and safe links. */
export function cleanedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove();
  for (const element of [...body.querySelectorAll('*')].filter(isLeftOut)) element.remove();
  for (const text of textsIn(body)) {
    // Nothing that cannot be seen; joiners shape Devanagari.
    text.data = text.data.replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '').replaceAll('\u00a0', ' ');
  }
  for (const link of body.querySelectorAll('a')) {
    const href = addressOf(link);
    if (href === null) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', href);
  }
  changePreeti(body);
  body.replaceChildren(...blocksIn(body));
  // Space is what the editor makes of it, also where Google keeps each.
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) element.style.whiteSpace = '';
  return body.innerHTML;
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
