import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflated = promisify(inflate);

/** What the compressed parts of one document may come to, in bytes; a packed object counts as some more. */
const BUDGET = 16 * 1024 * 1024;
const PER_OBJECT = 64;
/** Objects between two moments in which other requests have their turn. */
const AT_A_TIME = 2000;

/** Which object is the tree of pages, and how many each such tree has: later versions of an object replace earlier ones. */
class PageTrees {
  private readonly counts = new Map<string, number>();
  private root: string | undefined;

  note(id: string, text: string): void {
    if (/\/Type\s*\/Catalog\b/.test(text)) this.root = /\/Pages\s+(\d+)\s+\d+\s+R\b/.exec(text)?.[1];
    if (!/\/Type\s*\/Pages\b/.test(text)) return;
    const count = /\/Count\s+(\d{1,6})\b(?!\s+\d+\s+R\b)/.exec(text)?.[1];
    if (count !== undefined) this.counts.set(id, Number(count));
  }

  get pages(): number | null {
    return this.counts.get(this.root ?? '') || null;
  }
}

/** Finds a word again and again in one pass, however often and from where it is asked for. */
function finder(bytes: Buffer, word: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const at = bytes.indexOf(word, from, 'latin1');
      found = at < 0 ? bytes.length : at;
    }
    return found;
  };
}

/** Notes what a stream of packed objects holds; returns what it took of the budget. */
async function readPacked(
  trees: PageTrees,
  dictionary: string,
  body: Buffer,
  budget: number,
): Promise<number> {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1]);
  const whole = (await inflated(body, { maxOutputLength: budget })).toString('latin1');
  let spent = whole.length;
  const pair = /\s*(\d+)\s+(\d+)/y;
  let last: { readonly id: string; readonly from: number } | undefined;
  while (spent < budget) {
    const next = pair.exec(whole);
    const isListed = next !== null && pair.lastIndex <= first;
    const from = isListed ? first + Number(next[2]) : whole.length;
    // Out of order, one text could be read any number of times.
    if (last && from <= last.from) break;
    if (last) trees.note(last.id, whole.slice(last.from, from));
    if (!isListed) break;
    last = { id: next[1] as string, from };
    spent += PER_OBJECT;
  }
  return spent;
}

/**
 * How many pages a PDF says it has, or null where that cannot be told within a budget. Walks once over the file's
 * objects and keeps none of them; only streams of packed objects are unpacked, as many as the budget allows.
 */
export async function countPages(bytes: Buffer): Promise<number | null> {
  const trees = new PageTrees();
  const nextObject = finder(bytes, ' obj');
  const nextStream = finder(bytes, 'stream');
  const nextEnd = finder(bytes, 'endobj');
  const nextStreamEnd = finder(bytes, 'endstream');
  let budget = BUDGET;
  let seen = 0;
  for (let at = nextObject(0); at < bytes.length; at = nextObject(at)) {
    const id = /(\d+)\s+\d+$/.exec(bytes.toString('latin1', Math.max(0, at - 24), at))?.[1] ?? '';
    const isStream = nextStream(at) < nextEnd(at);
    const end = Math.min(nextStream(at), nextEnd(at));
    const text = bytes.toString('latin1', at, end);
    at = end;
    if (isStream) {
      const word = end + 'stream'.length;
      const begin = word + (bytes[word] === 13 ? 2 : 1);
      const told = begin + Number(/\/Length\s+(\d+)/.exec(text)?.[1] ?? 0);
      const isTold = bytes
        .toString('latin1', told, told + 12)
        .trimStart()
        .startsWith('endstream');
      at = isTold ? told : nextStreamEnd(begin);
      if (/\/Type\s*\/ObjStm\b/.test(text) && text.includes('/FlateDecode')) {
        try {
          budget -= await readPacked(trees, text, bytes.subarray(begin, at), budget);
        } catch {
          return null;
        }
        if (budget <= 0) return null;
      }
    } else trees.note(id, text);
    seen += 1;
    if (seen % AT_A_TIME === 0) await setImmediate();
  }
  return trees.pages;
}
