import { LRUCache } from 'lru-cache';
import type { ContentTypeDefinition } from '@content';
import type { AuditLog } from './audit';
import { Breaker } from './breaker';
import type { Clock } from './clock';
import type { Documents } from './documents';
import type { ListOptions } from './list-options';
import { KnownList } from './known-list';
import { comparePositions, positionOf } from './position';
import type { StoredItem } from './stored';

/** How far back entries are counted: one may be committed a while after the time it bears. */
const OVERLAP_MS = 60_000;
/** After so long everything is read anew: a restored backup or a seed writes past the audit log. */
const LONGEST_MS = 5 * 60_000;
/** Single items of a type that are held at most, missing ones among them. */
const MOST_ITEMS = 3000;

/** So many ids that lead to nothing make it worth to know all items of a type, when these are no more, and no more than… */
const MANY_MISSES = 20;
/** …so many. */
const FEW_ITEMS = 500;

/** What is held of a type. */
interface Held {
  /** By what they are narrowed to. */
  readonly lists: Map<string, KnownList>;
  readonly items: LRUCache<string, { readonly item: StoredItem | null }>;
  /** Reads on their way, by what they ask for. */
  readonly reading: Map<string, Promise<unknown>>;
  /** How many ids have led to nothing. */
  misses: number;
  /** Whether all items of the type are held, so that any other id leads to nothing. */
  isWhole: boolean;
}

/**
 * Content that is public without an end, as this process has read it. What is held stands until the audit log, which is looked at every
 * `keptMs`, has a new entry: a flood of requests costs what one of each costs, and then one read in that time.
 * With `keptMs` 0 nothing is held. While the store is down reads are refused at once. Methods throw StoreUnavailable.
 */
export class PublicContent {
  private readonly breaker: Breaker;
  private readonly held = new Map<string, Held>();
  private generation = 0;
  private checkedAt = -Infinity;
  private emptiedAt = -Infinity;
  /** Entries of the audit log since shortly before `emptiedAt`, as counted last. */
  private entries = 0;
  private isWatching = false;
  private checking: { readonly since: number; readonly done: Promise<void> } | undefined;

  constructor(
    private readonly documents: Documents,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    /** Milliseconds for which what is held is taken as current without a look at the audit log. */
    readonly keptMs: number,
  ) {
    this.breaker = new Breaker(() => audit.countSince(clock()));
  }

  /** What is held, made current to `maxAgeMs`. Its generation is another number once any content has changed. */
  async current(maxAgeMs = this.keptMs): Promise<{ readonly generation: number; readonly keptMs: number }> {
    if (this.keptMs > 0) await this.check(maxAgeMs);
    return { generation: this.generation, keptMs: this.keptMs };
  }

  /** Items in the type's order, as `Documents.list`. */
  async list(type: ContentTypeDefinition, options: ListOptions): Promise<StoredItem[]> {
    if (this.keptMs === 0) return this.breaker.run(() => this.documents.list(type, options));
    await this.check(this.keptMs);
    const { limit, after = null } = options;
    const held = this.of(type);
    return this.once(held, `list ${JSON.stringify(options)}`, async () => {
      const items = await this.listOf(held, type, options).page(after, limit);
      for (const item of items) held.items.set(item.id, { item });
      return items;
    });
  }

  /** One item, or null, as `Documents.get`. */
  async get(type: ContentTypeDefinition, id: string): Promise<StoredItem | null> {
    if (this.keptMs === 0) return this.breaker.run(() => this.documents.get(type, id));
    await this.check(this.keptMs);
    const held = this.of(type);
    const known = held.items.get(id);
    if (known) return known.item;
    if (held.isWhole) return null;
    return this.once(held, `item ${id}`, async () => {
      const item = await this.breaker.run(() => this.documents.get(type, id));
      held.items.set(id, { item });
      if (!item) await this.noteMiss(held, type);
      return item;
    });
  }

  /** Runs a read that is refused at once while the store is down. */
  guarded<T>(read: () => Promise<T>): Promise<T> {
    return this.breaker.run(read);
  }

  /** Counts ids that lead to nothing, and reads the type whole once there are as many of them as it has items. */
  private async noteMiss(held: Held, type: ContentTypeDefinition): Promise<void> {
    held.misses += 1;
    if (held.misses % MANY_MISSES !== 0 || held.misses > FEW_ITEMS) return;
    const total = await this.breaker.run(() => this.documents.total(type));
    if (total > held.misses) return;
    const items = await this.listOf(held, type, {}).page(null, total + 1);
    for (const item of items) held.items.set(item.id, { item });
    held.isWhole = items.length === total;
  }

  private of({ path }: ContentTypeDefinition): Held {
    const held = this.held.get(path) ?? {
      lists: new Map(),
      items: new LRUCache({ max: MOST_ITEMS }),
      reading: new Map(),
      misses: 0,
      isWhole: false,
    };
    this.held.set(path, held);
    return held;
  }

  private listOf(
    held: Held,
    type: ContentTypeDefinition,
    { where = [], before }: Pick<ListOptions, 'where' | 'before'>,
  ): KnownList {
    const key = JSON.stringify([where, before]);
    const list =
      held.lists.get(key) ??
      new KnownList(positionOf(type), comparePositions(type), (after, limit, upTo) =>
        this.breaker.run(() =>
          this.documents.list(type, {
            where,
            before,
            limit,
            after: after ?? undefined,
            upTo: upTo ?? undefined,
          }),
        ),
      );
    held.lists.set(key, list);
    return list;
  }

  private async once<T>({ reading }: Held, key: string, read: () => Promise<T>): Promise<T> {
    const running = reading.get(key) as Promise<T> | undefined;
    if (running) return running;
    const started = read().finally(() => reading.delete(key));
    reading.set(key, started);
    return started;
  }

  /** Looks for changes, unless that was done in the last `maxAgeMs`; requests at the same time look once. */
  private async check(maxAgeMs: number): Promise<void> {
    const now = this.clock().getTime();
    if (this.checkedAt > now - maxAgeMs) return;
    if (this.checking && this.checking.since > now - maxAgeMs) return this.checking.done;
    const done = this.follow(now);
    const checking = { since: now, done };
    this.checking = checking;
    await done.finally(() => {
      if (this.checking === checking) this.checking = undefined;
    });
  }

  /** Counts the entries of the log, which is one read. When there are others than before, what is held is let go. */
  private async follow(now: number): Promise<void> {
    const isDue = now - this.emptiedAt >= LONGEST_MS;
    const start = isDue ? now : this.emptiedAt;
    const entries = await this.breaker.run(() => this.audit.countSince(new Date(start - OVERLAP_MS)));
    if (isDue || entries !== this.entries) this.invalidate();
    if (isDue) this.emptiedAt = now;
    this.entries = entries;
    this.checkedAt = Math.max(this.checkedAt, now);
    // Most changes are known at once. A process that rests between requests hears of them late, or not at all.
    if (!this.isWatching) this.audit.watch(() => this.invalidate());
    this.isWatching = true;
  }

  /** Forgets what is held. Whatever is being read now may have been read before a change: it goes to what is let go here. */
  invalidate(): void {
    this.held.clear();
    this.generation += 1;
  }
}
