/** The normal form of blocks: nothing empty, and one spelling for the same content. */
import { safeAddress } from './addresses';
import type { Block, Inline } from './tree';

/** A character with its formatting. */
interface Letter {
  readonly letter: string;
  bold: boolean;
  italic: boolean;
  link: string | null;
}

/** Whether a line may have line breaks, and bold text (a heading is bold anyway). */
interface LineRules {
  readonly breaks: boolean;
  readonly bold: boolean;
}
const PARAGRAPH: LineRules = { breaks: true, bold: true };
const HEADING: LineRules = { breaks: false, bold: false };
const CELL: LineRules = { breaks: false, bold: true };

/** The deepest level of lists; deeper ones join the last. */
export const DEEPEST = 5;

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
      const { bold, italic, link } = form;
      return Array.from(text, (letter) => ({
        letter: letter === '\n' && !rules.breaks ? ' ' : letter,
        bold,
        italic,
        link,
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

/** Removes formatting from white space at its edges: Markdown cannot express it there, and nobody sees it. */
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
type Form = (typeof FORMS)[number];

/** For each character, the end of the run of characters that share a format. */
function runEnds(letters: readonly Letter[], form: Form): number[] {
  const ends = letters.map(() => letters.length);
  for (let i = letters.length - 2; i >= 0; i -= 1)
    ends[i] = letters[i]?.[form] === letters[i + 1]?.[form] ? (ends[i + 1] ?? 0) : i + 1;
  return ends;
}

/** Characters as parts of a line, nested in one order: the longest format is outside. */
function partsOf(letters: readonly Letter[], forms: readonly Form[] = FORMS): Inline[] {
  const ends = new Map(forms.map((form) => [form, runEnds(letters, form)]));
  const parts: Inline[] = [];
  for (let from = 0; from < letters.length;) {
    const first = letters[from] as Letter;
    const endOf = (form: Form) => ends.get(form)?.[from] ?? letters.length;
    const [form] = forms.filter((each) => first[each]).toSorted((a, b) => endOf(b) - endOf(a));
    const end = form ? endOf(form) : Math.min(letters.length, ...forms.map(endOf));
    const within = letters.slice(from, end);
    from = end;
    if (!form) {
      parts.push(within.map(({ letter }) => letter).join(''));
      continue;
    }
    const inner = partsOf(
      within,
      forms.filter((other) => other !== form),
    );
    if (form === 'link') parts.push({ link: first.link ?? '', text: inner });
    else parts.push(form === 'bold' ? { bold: inner } : { italic: inner });
  }
  return parts;
}

/** The normal paragraphs of a line, which empty lines separate. */
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

/** The content of a list item: paragraphs, then lists. */
function normalItems(item: readonly Block[], depth: number): Block[][] {
  const blocks = item.flatMap((block): Block[] => {
    if (block.kind === 'heading') return [{ kind: 'paragraph', text: block.text }];
    if (block.kind !== 'table') return [block];
    return block.rows.map((row) => ({
      kind: 'paragraph',
      text: row.flatMap((cell, i) => (i > 0 ? [' ', ...cell] : cell)),
    }));
  });
  const inner = normal(blocks, depth);
  const first = inner.findIndex(({ kind }) => kind !== 'list');
  const lists = first < 0 ? inner : inner.slice(0, first);
  // A list alone in an item says no more than its own items.
  const items = lists.flatMap((block) => (block.kind === 'list' ? block.items.map((item) => [...item]) : []));
  return first < 0 ? items : [...items, inner.slice(first)];
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
      const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
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

function goesOn(
  list: Extract<Block, { kind: 'list' }>,
  { start }: Extract<Block, { kind: 'list' }>,
): boolean {
  return list.start === null ? start === null : start === list.start + list.items.length;
}

/** Blocks in normal form. */
export function normal(blocks: readonly Block[], depth = 0): Block[] {
  const joined: Block[] = [];
  // The items of the list that may go on.
  let items: (readonly Block[])[] = [];
  for (const block of blocks.flatMap((each) => normalBlock(each, depth))) {
    const last = joined.at(-1);
    if (block.kind === 'list' && last?.kind === 'list' && goesOn(last, block)) items.push(...block.items);
    else if (block.kind === 'list') joined.push({ ...block, items: (items = [...block.items]) });
    else joined.push(block);
  }
  return joined;
}
