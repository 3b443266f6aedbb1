/** Writes the Markdown that `markdown.ts` describes. */
import { canEmphasise } from './parse';
import type { Block, Inline } from './tree';

/** Where a line stands decides which of its signs have to be made letters. */
interface Place {
  /** Signs at the beginning of its lines would make a block. */
  readonly beginsBlock: boolean;
  readonly isHeading: boolean;
  readonly isCell: boolean;
}
const PARAGRAPH: Place = { beginsBlock: true, isHeading: false, isCell: false };
const HEADING: Place = { beginsBlock: true, isHeading: true, isCell: false };
const CELL: Place = { beginsBlock: false, isHeading: false, isCell: true };

/** Signs that give letters form wherever they stand. */
const ALWAYS = /[\\*_[\]`]/;
/** Signs that may do so, by what stands beside them. */
const SIGN = /[!-/:-@[-`{-~]/;

/** One piece of a line as it is written: a letter, or signs that begin or end a form. */
interface Piece {
  written: string;
  readonly letter?: true;
  /** Signs of emphasis, and which of both they are. */
  readonly emphasis?: 'open' | 'close';
}

function piecesOf(line: readonly Inline[]): Piece[] {
  return line.flatMap((part): Piece[] => {
    if (typeof part === 'string') return Array.from(part, (written) => ({ written, letter: true }));
    if ('link' in part) {
      const address = part.link.replaceAll(/[()<>|\\]|&(?=[#a-z])/gi, '\\$&');
      return [{ written: '[' }, ...piecesOf(part.text), { written: `](${address})` }];
    }
    const [sign, text] = 'bold' in part ? ['**', part.bold] : ['_', part.italic];
    return [{ written: sign, emphasis: 'open' }, ...piecesOf(text), { written: sign, emphasis: 'close' }];
  });
}

/** Tells whether a letter would be read as a sign where it stands. */
function isRead(pieces: readonly Piece[], i: number, isFirst: boolean, place: Place): boolean {
  const letter = pieces[i]?.written ?? '';
  const next = pieces[i + 1]?.written ?? '';
  if (ALWAYS.test(letter) || (letter === '|' && place.isCell)) return true;
  if (letter === '&') return /^[#a-z]/i.test(next);
  if (letter === '<') return /^[a-z!/?]/i.test(next);
  if (letter === '!') return next.startsWith('[');
  if (letter === '#' && place.isHeading) return i === pieces.length - 1;
  return isFirst && place.beginsBlock && /[-+#>=|~:]/.test(letter);
}

/** A line of a block as it is written. */
function writeLine(line: readonly Inline[], place: Place): string {
  const pieces = piecesOf(line);
  const out: string[] = [];
  // How far the number goes that the line may begin with; -1 behind something else.
  let digits = 0;
  for (const [i, { written, letter }] of pieces.entries()) {
    const isFirst = i === 0 || pieces[i - 1]?.written === '\n';
    if (isFirst) digits = 0;
    const endsNumber = digits > 0 && place.beginsBlock && (written === '.' || written === ')');
    digits = letter && digits >= 0 && /^\d$/.test(written) ? digits + 1 : -1;
    const isSign = letter && SIGN.test(written) && (endsNumber || isRead(pieces, i, isFirst, place));
    out.push(isSign ? `\\${written}` : written);
  }
  /** Writes a letter as a reference; false where that is done, or there is none. */
  const refer = (i: number): boolean => {
    const piece = pieces[i];
    if (!piece?.letter || out[i]?.startsWith('&#')) return false;
    out[i] = `&#x${(piece.written.codePointAt(0) ?? 0).toString(16)};`;
    return true;
  };
  // Signs of emphasis beside white space that has the form, or beside letters that lack it, would be letters themselves.
  const signs = pieces.flatMap(({ written, emphasis }, at) =>
    emphasis ? [{ at, sign: written[0] as string, emphasis, outwards: emphasis === 'open' ? -1 : 1 }] : [],
  );
  for (const { at, outwards } of signs)
    if (/^\s$/.test(pieces[at - outwards]?.written ?? '')) refer(at - outwards);
  // A reference may stand beside other signs, too.
  for (let isChanged = true; isChanged;) {
    const changed = signs.filter(({ at, sign, emphasis, outwards }) => {
      const before = Array.from(out[at - 1] ?? '').at(-1);
      const [after] = out[at + 1] ?? [];
      return !canEmphasise(sign, before, after)[emphasis] && refer(at + outwards);
    });
    isChanged = changed.length > 0;
  }
  return out.join('');
}

const indented = (text: string, width: number) => text.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(width)}`);

/** An item: a list follows its first paragraph at once where it can. */
function writeItem(item: readonly Block[], sign: string): string {
  const parts = writeBlocks(item).map((part, i) => {
    const [block, before] = [item[i], item[i - 1]];
    const goesOn = block?.kind === 'list' && (block.start ?? 1) === 1 && before?.kind === 'paragraph';
    return (i === 0 ? '' : goesOn ? '\n' : '\n\n') + part;
  });
  return `${sign} ${indented(parts.join(''), sign.length + 1)}`;
}

const row = (cells: readonly string[]) => `| ${cells.map((cell) => `${cell} |`.trimStart()).join(' ')}`;

function writeBlock(block: Block, numberEnd: string): string {
  switch (block.kind) {
    case 'paragraph':
      return writeLine(block.text, PARAGRAPH);
    case 'heading':
      return `${'#'.repeat(block.level)} ${writeLine(block.text, HEADING)}`;
    case 'list':
      return block.items
        .map((item, i) => writeItem(item, block.start === null ? '-' : `${block.start + i}${numberEnd}`))
        .join('\n');
    case 'table': {
      const [head = '', ...body] = block.rows.map((cells) => row(cells.map((cell) => writeLine(cell, CELL))));
      return [head, row((block.rows[0] ?? []).map(() => '-')), ...body].join('\n');
    }
  }
}

function writeBlocks(blocks: readonly Block[]): string[] {
  let end = ')';
  return blocks.map((block, i) => {
    // Another sign behind its numbers parts a list from the one before.
    end = blocks[i - 1]?.kind === 'list' && end === '.' ? ')' : '.';
    return writeBlock(block, end);
  });
}

/** Blocks in their one form, as Markdown of the subset. */
export const write = (blocks: readonly Block[]): string => writeBlocks(blocks).join('\n\n');
