import type { comparePositions, Position } from './position';
import type { StoredItem } from './stored';

/** A part of a list, known without a gap: everything behind `from`, up to and with `to`. Null is the list's own end. */
interface LoadedRange {
  readonly from: Position | null;
  readonly to: Position | null;
  readonly items: readonly StoredItem[];
}

/** Reads `limit` items behind `after`, none of them behind `upTo`. */
export type ReadRange = (
  after: Position | null,
  limit: number,
  upTo: Position | null,
) => Promise<StoredItem[]>;

/** Items of a list that are held at most. */
const MOST_ITEMS = 3000;

/**
 * What is known of a sorted list, wherever it was read. Any page, of any size and behind any cursor, is answered from it
 * as far as it goes, and only what is missing is read: no item twice.
 */
export class KnownList {
  private ranges: LoadedRange[] = [];
  private reading: Promise<unknown> = Promise.resolve();
  private readonly positions = new WeakMap<StoredItem, Position>();

  constructor(
    private readonly findPosition: (item: StoredItem) => Position,
    private readonly compare: ReturnType<typeof comparePositions>,
    private readonly read: ReadRange,
  ) {}

  /** At most `limit` items behind a position, null for the first ones. */
  async page(after: Position | null, limit: number): Promise<StoredItem[]> {
    const known = this.knownPage(after, limit);
    if (known.isWhole) return known.page;
    // One page after the other: what the first of many requests reads, the others find.
    const read = this.reading.catch(() => undefined).then(() => this.readPage(after, limit));
    this.reading = read;
    return read;
  }

  /** Items behind a position as far as they are known, where that ends, and whether they are the whole page. */
  private knownPage(after: Position | null, limit: number) {
    const known = this.ranges.find((range) => this.isBehind(range, after));
    const behind = known?.items.filter((item) => this.fromStart(after, this.positionOf(item)) < 0) ?? [];
    const page = behind.slice(0, limit);
    return {
      page,
      end: known ? known.to : after,
      isWhole: !!known && (page.length === limit || known.to === null),
    };
  }

  private async readPage(after: Position | null, limit: number): Promise<StoredItem[]> {
    const page: StoredItem[] = [];
    for (let at = after; ;) {
      const known = this.knownPage(at, limit - page.length);
      page.push(...known.page);
      if (known.isWhole) return page;
      at = known.end;
      const upTo = this.nextKnown(at);
      const missing = limit - page.length;
      const found = await this.read(at, missing, upTo);
      const last = found.at(-1);
      const to = last && found.length === missing ? this.positionOf(last) : upTo;
      this.add({ from: at, to, items: found });
      page.push(...found);
      if (page.length === limit || to === null) return page;
      at = to;
    }
  }

  /** How many items are held. */
  get size(): number {
    return this.ranges.reduce((sum, { items }) => sum + items.length, 0);
  }

  private positionOf(item: StoredItem): Position {
    const position = this.positions.get(item) ?? this.findPosition(item);
    this.positions.set(item, position);
    return position;
  }

  /** Compares places of which null is the first one. */
  private fromStart(a: Position | null, b: Position | null): number {
    if (a === null || b === null) return Number(a !== null) - Number(b !== null);
    return this.compare(a, b);
  }

  /** Compares places of which null is the last one. */
  private toEnd(a: Position | null, b: Position | null): number {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return this.compare(a, b);
  }

  private isBehind({ from, to }: LoadedRange, at: Position | null): boolean {
    if (this.fromStart(from, at) > 0) return false;
    return to === null || at === null || this.compare(at, to) < 0;
  }

  private nextKnown(at: Position | null): Position | null {
    const next = this.ranges
      .map(({ from }) => from)
      .filter((from) => from !== null && this.fromStart(at, from) < 0);
    return next.sort((a, b) => this.fromStart(a, b))[0] ?? null;
  }

  private touches(a: LoadedRange, b: LoadedRange): boolean {
    const reaches = (to: Position | null, from: Position | null) =>
      to === null || from === null || this.compare(from, to) <= 0;
    return reaches(a.to, b.from) && reaches(b.to, a.from);
  }

  /** Adds what was read, as one range with whatever it touches. */
  private add(read: LoadedRange): void {
    const one = this.ranges.filter((range) => this.touches(range, read)).concat(read);
    const items = new Map(one.flatMap((range) => range.items.map((item) => [item.id, item] as const)));
    const merged: LoadedRange = {
      from: one.map(({ from }) => from).sort((a, b) => this.fromStart(a, b))[0] ?? null,
      to: one.map(({ to }) => to).sort((a, b) => this.toEnd(b, a))[0] ?? null,
      items: [...items.values()].sort((a, b) => this.compare(this.positionOf(a), this.positionOf(b))),
    };
    this.ranges = [...this.ranges.filter((range) => !one.includes(range)), merged];
    // A list that long is read through once, by the sitemap; visitors see its beginning.
    if (this.size > MOST_ITEMS) this.ranges = merged.items.length > MOST_ITEMS ? [] : [merged];
  }
}
