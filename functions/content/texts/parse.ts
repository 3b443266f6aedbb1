/** Reads the Markdown that `markdown.ts` describes, in one pass: whatever signs a text holds, it takes no longer than another. */
import { DEEPEST } from './normal';
import type { Block, Inline } from './tree';

/** The beginning of an item: its indent, its bullet or its number with the sign behind it, and the space before its text. */
const ITEM = /^( *)(?:([-*+])|(\d{1,9})([.)]))(?:([ \t]+)|$)/;
/** Items in items, all on one line. */
const ITEMS = /^ *(?:(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$))+/;
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+|$)/;
/** The largest number that a list begins with. */
const LARGEST_START = 1_000_000;

const isBlank = (line: string) => line.trim() === '';
const indentOf = (line: string) => line.length - line.trimStart().length;

/** The cells of a line, parted by '|': an escaped one parts none, and those at both ends are a frame. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let from = 0;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1;
    else if (line[at] === '|') {
      cells.push(line.slice(from, at).trim());
      from = at + 1;
    }
  }
  cells.push(line.slice(from).trim());
  if (cells[0] === '') cells.shift();
  if (cells.at(-1) === '') cells.pop();
  return cells;
}

/** A table begins where the line below has a rule for each cell. */
function beginsTable(line: string, below: string | undefined): boolean {
  if (below === undefined || !below.includes('|') || !/^[-:| \t]+$/.test(below)) return false;
  const rules = cellsOf(below);
  return (
    rules.length > 0 && rules.every((rule) => /^:?-+:?$/.test(rule)) && cellsOf(line).length === rules.length
  );
}

/** The item that begins at a line; one without text, or with another number than 1, does not end a paragraph. */
function itemAt(line: string, isInParagraph: boolean): RegExpExecArray | null {
  const item = ITEM.exec(line);
  if (!item || !isInParagraph) return item;
  const isEmpty = item[0].length === line.length;
  return isEmpty || (item[3] !== undefined && Number(item[3]) !== 1) ? null : item;
}

/** A heading's text without the signs that may end it. */
function headingText(text: string): string {
  const trimmed = text.trimEnd();
  let end = trimmed.length;
  while (trimmed[end - 1] === '#') end -= 1;
  return end === 0 || /\s/.test(trimmed[end - 1] ?? '') ? trimmed.slice(0, end) : trimmed;
}

/** The blocks of lines, which stand in so many lists. */
class Lines {
  private at = 0;
  private paragraph: string[] = [];
  private readonly blocks: Block[] = [];

  constructor(
    private readonly lines: readonly string[],
    private readonly depth: number,
  ) {}

  read(): Block[] {
    while (this.at < this.lines.length) {
      const line = this.lines[this.at] as string;
      const heading = HEADING.exec(line);
      const item = itemAt(line, this.paragraph.length > 0);
      if (isBlank(line)) this.endParagraph();
      else if (heading) this.addHeading(line, heading);
      else if (item && this.depth < DEEPEST) {
        this.addList(item);
        continue;
      } else if (item) {
        this.endParagraph();
        this.paragraph.push(line.replace(ITEMS, ''));
      } else if (beginsTable(line, this.lines[this.at + 1])) {
        this.addTable(line);
        continue;
      } else this.paragraph.push(line);
      this.at += 1;
    }
    this.endParagraph();
    return this.blocks;
  }

  private endParagraph(): void {
    if (this.paragraph.length > 0)
      this.blocks.push({ kind: 'paragraph', text: parseLine(this.paragraph.join('\n')) });
    this.paragraph = [];
  }

  private addHeading(line: string, [begin, signs = '']: RegExpExecArray): void {
    this.endParagraph();
    const text = parseLine(headingText(line.slice(begin.length)));
    this.blocks.push({ kind: 'heading', level: signs.length > 2 ? 3 : 2, text });
  }

  private addTable(head: string): void {
    this.endParagraph();
    const rows = [cellsOf(head)];
    const width = rows[0]?.length ?? 0;
    for (this.at += 2; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at] as string;
      if (isBlank(line) || HEADING.test(line) || ITEM.test(line)) break;
      rows.push(cellsOf(line).slice(0, width));
    }
    this.blocks.push({ kind: 'table', rows: rows.map((row) => row.map(parseLine)) });
  }

  private addList(first: RegExpExecArray): void {
    this.endParagraph();
    const sign = first[2] ?? first[4];
    const items: Block[][] = [];
    for (let item: RegExpExecArray | null = first; item && (item[2] ?? item[4]) === sign;) {
      items.push(new Lines(this.linesOfItem(item), this.depth + 1).read());
      item = ITEM.exec(this.lines[this.at] ?? '');
    }
    const start = first[3] === undefined ? null : Math.min(Number(first[3]), LARGEST_START);
    this.blocks.push({ kind: 'list', start, items });
  }

  /** The lines of an item, without their indent; what follows them is read next. */
  private linesOfItem([begin, , , , , space = '']: RegExpExecArray): string[] {
    // Text that stands far to the right is indented text.
    const width = begin.length - (space.length > 4 ? space.length - 1 : space === '' ? -1 : 0);
    const lines = [(this.lines[this.at] as string).slice(begin.length)];
    let blank = 0;
    for (this.at += 1; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at] as string;
      if (isBlank(line)) {
        blank += 1;
        continue;
      }
      const indent = indentOf(line);
      const isWithin = indent >= width;
      if (!isWithin && (blank > 0 || HEADING.test(line) || ITEM.test(line))) break;
      lines.push(...Array.from({ length: blank }, () => ''), line.slice(Math.min(indent, width)));
      blank = 0;
    }
    return lines;
  }
}

/** Reads Markdown of the subset. */
export function parse(markdown: string): Block[] {
  const lines = markdown
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '    ')));
  return new Lines(lines, 0).read();
}

/** Signs that a backslash makes letters. */
const isSign = (letter: string | undefined) => letter !== undefined && /^[!-/:-@[-`{-~]$/.test(letter);
const isSpace = (letter: string | undefined) => letter === undefined || /^\s$/.test(letter);
const isPunctuation = (letter: string | undefined) => letter !== undefined && /^[\p{P}\p{S}]$/u.test(letter);

/** The roles that signs of emphasis may have where they stand, as Markdown defines them. */
export function canEmphasise(
  sign: string,
  before: string | undefined,
  after: string | undefined,
): { readonly open: boolean; readonly close: boolean } {
  const isLeft = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before));
  const isRight = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after));
  if (sign === '*') return { open: isLeft, close: isRight };
  return {
    open: isLeft && (!isRight || isPunctuation(before)),
    close: isRight && (!isLeft || isPunctuation(after)),
  };
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  copy: '©',
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/y;

/** The letter that a character reference stands for; undefined where there is none. */
function referred([, decimal, hexadecimal, name = '']: RegExpExecArray): string | undefined {
  if (decimal === undefined && hexadecimal === undefined) return NAMED[name];
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  const isLetter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isLetter ? String.fromCodePoint(code) : undefined;
}

/** Signs of emphasis that are not used up; they know their neighbours, so that what lies between a pair goes at once. */
interface Signs {
  readonly part: number;
  readonly sign: string;
  readonly length: number;
  readonly open: boolean;
  readonly close: boolean;
  left: number;
  before: Signs | null;
  after: Signs | null;
}

/** Letters that are no signs. */
const LETTERS = /[^\\*_[\]!&]*/y;
const TITLE = /[ \n]+(?:"[^"]*"|'[^']*')/y;
/** Brackets in an address, which nobody nests deeper. */
const DEEPEST_BRACKETS = 10;

/** Reads the signs in a line that give its letters form. */
class LineReader {
  private at = 0;
  /** The line in parts; those that were signs of emphasis hold what is left of them. */
  private readonly parts: string[] = [''];
  /** Where bold and italic begin (1) and end (-1), by part; and where links do. */
  private readonly bold = new Map<number, number>();
  private readonly italic = new Map<number, number>();
  private readonly links: { readonly from: number; readonly to: number; readonly address: string | null }[] =
    [];
  private last: Signs | null = null;
  private readonly brackets: {
    readonly part: number;
    readonly isImage: boolean;
    readonly below: Signs | null;
  }[] = [];

  constructor(private readonly text: string) {}

  read(): Inline[] {
    while (this.at < this.text.length) {
      LETTERS.lastIndex = this.at;
      const [letters = ''] = LETTERS.exec(this.text) ?? [];
      this.write(letters, letters.length);
      if (this.at < this.text.length) this.step(this.text[this.at] as string);
    }
    this.emphasise(null);
    return this.formed();
  }

  private write(text: string, length: number): void {
    this.parts.push((this.parts.pop() ?? '') + text);
    this.at += length;
  }

  /** A part that begins here. */
  private begin(text: string): number {
    this.parts.push(text, '');
    return this.parts.length - 2;
  }

  private step(letter: string): void {
    const { text, at } = this;
    const next = text[at + 1];
    if (letter === '\\' && next === '\n') this.write(next, 2);
    else if (letter === '*' || letter === '_') this.readSigns(letter);
    else if (letter === '[' || (letter === '!' && next === '[')) {
      const signs = letter === '[' ? '[' : '![';
      this.brackets.push({ part: this.begin(signs), isImage: signs === '![', below: this.last });
      this.at += signs.length;
    } else if (letter === ']') this.endBracket();
    else {
      const read = this.letterAt(at);
      this.write(read.letter, read.length);
    }
  }

  /** The letter that the text gives at a place, and how many signs it takes there. */
  private letterAt(at: number): { readonly letter: string; readonly length: number } {
    const { text } = this;
    if (text[at] === '\\' && isSign(text[at + 1])) return { letter: text[at + 1] as string, length: 2 };
    if (text[at] === '&') {
      REFERENCE.lastIndex = at;
      const found = REFERENCE.exec(text);
      const letter = found ? referred(found) : undefined;
      if (found && letter !== undefined) return { letter, length: found[0].length };
    }
    return { letter: text[at] as string, length: 1 };
  }

  private readSigns(sign: string): void {
    const { text, at } = this;
    let end = at + 1;
    while (text[end] === sign) end += 1;
    const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1);
    const [after] = text.slice(end, end + 2);
    const signs: Signs = {
      part: this.begin(text.slice(at, end)),
      sign,
      length: end - at,
      ...canEmphasise(sign, before, after),
      left: end - at,
      before: this.last,
      after: null,
    };
    if (this.last) this.last.after = signs;
    this.last = signs;
    this.at = end;
  }

  private endBracket(): void {
    const opener = this.brackets.pop();
    const lastLink = this.links.at(-1)?.from ?? -1;
    // There are no links in links.
    const target = opener && (opener.isImage || opener.part > lastLink) ? this.targetAt(this.at + 1) : null;
    if (!opener || !target) {
      this.write(']', 1);
      return;
    }
    this.emphasise(opener.below);
    this.parts[opener.part] = '';
    // Of a picture its description stays.
    if (!opener.isImage)
      this.links.push({ from: opener.part, to: this.parts.length, address: target.address });
    this.parts.push('');
    this.at = target.end;
  }

  /** The address in round brackets that stands at a place of the text, and where it ends. */
  private targetAt(begin: number): { readonly address: string; readonly end: number } | null {
    const { text } = this;
    if (text[begin] !== '(') return null;
    let at = this.pastSpace(begin + 1);
    const isFramed = text[at] === '<';
    const isEnd = (letter: string) =>
      letter === '\n' || (isFramed ? letter === '>' || letter === '<' : /[\p{Cc} ]/u.test(letter));
    if (isFramed) at += 1;
    let address = '';
    for (let depth = 0; at < text.length && depth <= DEEPEST_BRACKETS;) {
      const { letter, length } = this.letterAt(at);
      if (length === 1 && (isEnd(letter) || (letter === ')' && !isFramed && depth === 0))) break;
      if (length === 1 && letter === '(') depth += 1;
      if (length === 1 && letter === ')') depth -= 1;
      address += letter;
      at += length;
    }
    if (isFramed && text[at] !== '>') return null;
    TITLE.lastIndex = isFramed ? at + 1 : at;
    const end = this.pastSpace(TITLE.test(text) ? TITLE.lastIndex : isFramed ? at + 1 : at);
    return text[end] === ')' ? { address, end: end + 1 } : null;
  }

  private pastSpace(at: number): number {
    let end = at;
    while (this.text[end] === ' ' || this.text[end] === '\n') end += 1;
    return end;
  }

  /** Finds the pairs among the signs above `below`, which are used up then. */
  private emphasise(below: Signs | null): void {
    // Before which part there is no opener for signs of a kind: nothing is looked for twice.
    const searched = new Map<string, number>();
    let closer = this.last === below ? null : this.last;
    while (closer && closer.before !== below) closer = closer.before;
    while (closer) {
      const kind = `${closer.sign} ${closer.open} ${closer.length % 3}`;
      const opener = closer.close ? this.openerOf(closer, searched.get(kind) ?? 0, below) : null;
      if (!opener) {
        if (closer.close) searched.set(kind, closer.part);
        if (closer.close && !closer.open) this.remove(closer);
        closer = closer.after;
        continue;
      }
      this.pair(opener, closer);
      if (opener.left === 0) this.remove(opener);
      if (closer.left > 0) continue;
      this.remove(closer);
      closer = closer.after;
    }
    this.last = below;
    if (below) below.after = null;
  }

  private openerOf(closer: Signs, from: number, below: Signs | null): Signs | null {
    let opener = closer.before;
    while (opener && opener !== below && opener.part >= from) {
      const isOdd =
        (closer.open || opener.close) && closer.length % 3 !== 0 && (opener.length + closer.length) % 3 === 0;
      if (opener.sign === closer.sign && opener.open && !isOdd) return opener;
      opener = opener.before;
    }
    return null;
  }

  private pair(opener: Signs, closer: Signs): void {
    const count = opener.left >= 2 && closer.left >= 2 ? 2 : 1;
    const changes = count === 2 ? this.bold : this.italic;
    changes.set(opener.part + 1, (changes.get(opener.part + 1) ?? 0) + 1);
    changes.set(closer.part, (changes.get(closer.part) ?? 0) - 1);
    for (const signs of [opener, closer]) {
      signs.left -= count;
      this.parts[signs.part] = signs.sign.repeat(signs.left);
    }
    opener.after = closer;
    closer.before = opener;
  }

  private remove({ before, after }: Signs): void {
    if (before) before.after = after;
    if (after) after.before = before;
  }

  private formed(): Inline[] {
    const line: Inline[] = [];
    let [bold, italic, link] = [0, 0, 0];
    for (const [i, text] of this.parts.entries()) {
      bold += this.bold.get(i) ?? 0;
      italic += this.italic.get(i) ?? 0;
      while ((this.links[link]?.to ?? Infinity) <= i) link += 1;
      const { from = Infinity, address = null } = this.links[link] ?? {};
      if (text === '') continue;
      let part: Inline = text;
      if (italic > 0) part = { italic: [part] };
      if (bold > 0) part = { bold: [part] };
      line.push(i > from && address !== null ? { link: address, text: [part] } : part);
    }
    return line;
  }
}

const parseLine = (text: string): Inline[] => new LineReader(text).read();
