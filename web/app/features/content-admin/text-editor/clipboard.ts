import { safeAddress } from '@content/texts/addresses';
import { isPreetiFont, preetiToUnicode } from '@site/preeti';
import { DOMParser as Parser, DOMSerializer, Fragment, type Schema } from '@tiptap/pm/model';
import { GOES_ON, tidyBlocks } from './tidy-blocks';

/** Elements that are left out with their content. */
const LEFT_OUT = `style, script, head, title, meta, link, template, noscript, svg, math, img, picture, object, embed, iframe,
  canvas, audio, video, button, input, select, textarea, del, xml, map, area, [class*="MsoComment"]`;
/** Elements that begin and end a paragraph. */
const PARTS = `p, div, section, article, header, footer, main, aside, nav, figure, figcaption, address, blockquote, pre, center,
  fieldset, form, dl, dt, dd, hr, details, summary, caption, li, ul, ol, table, h1, h2, h3, h4, h5, h6`;
/** Those of them that the editor's parser does not know as blocks. */
const OTHER_PARTS = 'main, nav, center, dt, details, summary';
/** The most rows or columns that a merged cell can take; more are a mistake. */
const MOST_MERGED = 21;
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

/** Whether an element is hidden, or a comment of Word's. */
const isLeftOut = (element: Element) =>
  element.localName.startsWith('w:') ||
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'mso-hide') === 'all' ||
  styleOf(element, 'mso-element').startsWith('comment') ||
  styleOf(element, 'mso-special-character') === 'comment';

/** The address of a link, past the redirects of Google's pages. */
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

/** Removes bold letters from what is bold anyway: a heading, and the head of a table. */
function withoutBold(element: HTMLElement): HTMLElement {
  for (const part of element.querySelectorAll<HTMLElement>('*')) {
    part.style.fontWeight = '';
    if (part.matches('b, strong')) part.replaceWith(...part.childNodes);
  }
  return element;
}

/** Puts several lines into one. */
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

/** The cells of rows by their columns; undefined where a merged cell goes on. */
function gridOf(rows: readonly HTMLTableRowElement[]): readonly (Element | undefined)[][] {
  const grid: (Element | undefined)[][] = rows.map(() => []);
  for (const [at, line] of grid.entries())
    for (const cell of rows[at]?.cells ?? []) {
      let column = 0;
      while (column in line) column += 1;
      const end = column + Math.min(cell.colSpan, MOST_MERGED);
      for (const covered of grid.slice(at, at + Math.min(cell.rowSpan || 1, MOST_MERGED))) {
        covered.length = Math.max(covered.length, end);
        covered.fill(undefined, column, end);
      }
      line[column] = cell;
    }
  return grid;
}

/** A table without merged cells, whose rows have one length; of one that is a mere frame, its content. */
function plainTable(table: HTMLTableElement): Element[] {
  const rows = [...table.rows];
  const isFrame =
    table.getAttribute('role') === 'presentation' ||
    rows.length < 2 ||
    rows.every(({ cells }) => cells.length < 2);
  if (isFrame)
    return rows.flatMap(({ cells }) => [...cells].map((cell) => make('div', [...cell.childNodes])));
  const grid = gridOf(rows);
  const width = Math.max(...grid.map(({ length }) => length));
  const lines = grid.map((cells, at) =>
    make(
      'tr',
      Array.from({ length: width }, (_, column) => cellWith(cells[column], at === 0)),
    ),
  );
  return lines.some(({ textContent }) => textContent.trim() !== '') ? [make('table', lines)] : [];
}

const isEmptyLine = (element: Element) =>
  element.localName === 'div' && element.textContent.trim() === '' && element.querySelector('br') !== null;

/** Joins the lines of mail programs, which empty ones part into paragraphs. */
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

/** Makes each paragraph of Word that is an item a list. */
function changeItemsOfWord(body: Element): void {
  for (const item of body.querySelectorAll('[style*="mso-list"]')) {
    const level = /\blevel(\d+)/.exec(styleOf(item, 'mso-list'))?.[1];
    if (level === undefined) continue;
    const marks = [...item.querySelectorAll('[style]')].filter(
      (part) => styleOf(part, 'mso-list') === 'ignore',
    );
    const mark = marks.map(({ textContent }) => textContent.replaceAll(/\s/g, '')).join('');
    for (const element of marks) element.remove();
    const entry = make('li', [...item.childNodes]);
    entry.setAttribute('data-aria-level', level);
    const list = make(NUMBER.test(mark) ? 'ol' : 'ul', [entry]);
    list.setAttribute('start', /^\(?(\d+)[.)]$/.exec(mark)?.[1] ?? String(GOES_ON));
    item.replaceWith(list);
  }
}

/** Nests items, of which Word gives only the level, in as many lists. */
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

/** Removes what a text does not hold, and invisible letters but for joiners, which shape Devanagari. */
function removeUnseen(body: Element): void {
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove();
  for (const element of [...body.querySelectorAll('*')].filter(isLeftOut)) element.remove();
  for (const text of textsIn(body)) {
    text.data = text.data.replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '').replaceAll('\u00a0', ' ');
    if (text.parentElement?.closest('pre')) text.data = text.data.replaceAll(/\n[ \t]+/g, '\n');
  }
}

function changeLinks(body: Element): void {
  for (const link of body.querySelectorAll('a')) {
    const href = addressOf(link);
    if (href === null) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', href);
  }
}

function changeHeadings(body: Element): void {
  for (const title of body.querySelectorAll('h1, h2, h3, h4, h5, h6, .MsoTitle')) {
    const name = title.matches('h1, h2, .MsoTitle') ? 'h2' : 'h3';
    title.replaceWith(withoutBold(inOneLine(make(name, [...title.childNodes]))));
  }
}

/** Lifts lists that begin deeper than everything before them. */
function liftDeepBeginnings(cleaned: Element): void {
  for (const list of cleaned.querySelectorAll('li > p:first-child:empty + :is(ul, ol)')) {
    const { parentElement: item, lastElementChild: last } = list;
    last?.append(...[...(item?.children ?? [])].slice(2));
    item?.replaceWith(...list.children);
  }
}

/** Reduces HTML from a clipboard to what a text can have: paragraphs, two headings, lists, plain tables and safe links. */
export function cleanedHtml(html: string, schema: Schema): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  removeUnseen(body);
  changeLinks(body);
  changePreeti(body);
  joinLines(body);
  changeItemsOfWord(body);
  nestItems(body);
  changeHeadings(body);
  for (const table of body.querySelectorAll('table')) table.replaceWith(...plainTable(table));
  for (const part of body.querySelectorAll(OTHER_PARTS)) part.replaceWith(make('div', [...part.childNodes]));
  // An item of the editor begins with a paragraph; an empty one is left out again.
  for (const item of body.querySelectorAll('li')) item.prepend(make('p'));
  // Space is what the editor makes of it, also where Google keeps each.
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) element.style.whiteSpace = '';
  const blocks = Fragment.from(tidyBlocks(Parser.fromSchema(schema).parse(body).children));
  const cleaned = make('div', [DOMSerializer.fromSchema(schema).serializeFragment(blocks)]);
  liftDeepBeginnings(cleaned);
  return cleaned.innerHTML;
}

/** Says which parts of pasted HTML a text cannot hold; '' where it holds all of it. */
export function lostFromHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const cells = [...body.querySelectorAll<HTMLTableCellElement>('td, th')];
  const losses = [
    body.querySelector('img, svg, canvas, picture, object, video') &&
      'Pictures were left out: add them to a picture field of the form.',
    cells.some(({ colSpan, rowSpan }) => colSpan > 1 || rowSpan > 1) &&
      'Merged cells were split: check that each text stands in its row and column.',
  ];
  return losses.filter(Boolean).join(' ');
}
