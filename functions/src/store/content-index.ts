import type { AnyItem, ContentType, ContentTypeDefinition } from '@content';
import { contentTypes } from '@content';
import { nextSiteDay } from '@content/calendar';
import type { Currency } from '../shared-response';
import type { AuditLog } from './audit';
import { Breaker } from './breaker';
import type { Clock } from './clock';
import { StoreUnavailable } from './deadline';
import type { Documents } from './documents';
import type { ItemState } from './editions';
import { publicEditionAt, itemOf, momentsOf } from './editions';
import type { Items } from './items';
import { inOrder } from './position';
import { presentForPages } from './present';
import { servedNames } from './rendition-names';
import type { StoredFile, StoredItem } from './stored';
import { allFiles } from './stored';

/** A type is read whole again after so long at the earliest: a restored backup or a seed writes past the audit log. */
const REREAD_MS = 5 * 60_000;
/** Each item of a type puts that off by so much, so that what it costs does not grow with the type. */
const REREAD_MS_PER_ITEM = 6_000;

/** A file that is taken down is refused after so long at the latest: the people in it may have asked for that. */
const FILE_MAX_AGE_MS = 1000;

/** Milliseconds for which a type of so many items is followed by the audit log alone before it is read whole again. */
export function followedForMs(items: number): number {
  return Math.max(REREAD_MS, items * REREAD_MS_PER_ITEM);
}

/** All items of a type as they were after the last change that is known. It is replaced, never changed. */
class TypeIndex {
  /** The moments at which visitors begin or stop to see something, the first one first. */
  private readonly moments: readonly Date[];
  private visible:
    | { readonly items: readonly StoredItem[]; readonly from: Date; readonly until: Date | null }
    | undefined;

  constructor(
    private readonly type: ContentTypeDefinition,
    readonly states: ReadonlyMap<string, ItemState>,
    /** When all of it was read, in milliseconds. */
    private readonly readAt: number,
  ) {
    this.moments = [...states.values()].flatMap(momentsOf).sort((a, b) => a.getTime() - b.getTime());
  }

  isDue(now: number): boolean {
    return now - this.readAt >= followedForMs(this.states.size);
  }

  /** The same with some items as they are now; null for one that is gone. */
  with(changed: ReadonlyMap<string, ItemState | null>): TypeIndex {
    const states = new Map(this.states);
    for (const [id, state] of changed) {
      if (state) states.set(id, state);
      else states.delete(id);
    }
    return new TypeIndex(this.type, states, this.readAt);
  }

  /** The first moment after `moment` at which visitors see something else; null for never. */
  nextChange(moment: Date): Date | null {
    return this.moments.find((each) => each > moment) ?? null;
  }

  /** The public items at a moment, in the type's order: the same array until they change. */
  visibleAt(now: Date): readonly StoredItem[] {
    const known = this.visible;
    if (known && now >= known.from && (!known.until || now < known.until)) return known.items;
    const visible = [...this.states.values()].flatMap((state) => {
      const edition = publicEditionAt(state, now);
      return edition ? [itemOf(state, edition)] : [];
    });
    const items = inOrder(this.type, visible, (item) => item);
    this.visible = { items, from: now, until: this.nextChange(now) };
    return items;
  }
}

/** An update of a type: it takes with it all that is known to have changed when it begins. */
interface Update {
  readonly done: Promise<TypeIndex>;
  hasBegun: boolean;
}

/**
 * All content as this process knows it, drafts and what is to come included. A type is read whole when it is first asked
 * for; from then on the audit log tells which items have changed, and those alone are read again. The log is looked at every
 * `maxAgeMs`, for staff with each request. While the store is down reads are refused at once. Methods throw StoreUnavailable.
 */
export class ContentIndex {
  private readonly breaker: Breaker;
  /** By path, like the others. */
  private readonly types = new Map<string, TypeIndex>();
  private readonly updates = new Map<string, Update>();
  /** Ids of items that have changed since their type was read. */
  private readonly stale = new Map<string, Set<string>>();
  private generation = 0;
  /** When it was last asked for what is current. */
  private currentAt: Date;
  /** When the last look at the log began, in milliseconds. */
  private lookedAt = -Infinity;
  /** The log has a new entry since then. */
  private hasNews = false;
  /** When the last look was taken, by Firestore's clock, and the entries that it has found. */
  private followedTo: Date | undefined;
  private followed: ReadonlySet<string> = new Set();
  private looking: { readonly since: number; readonly done: Promise<void> } | undefined;
  private isWatching = false;

  constructor(
    private readonly documents: Pick<Documents, 'wholeType'>,
    private readonly items: Pick<Items, 'several'>,
    private readonly audit: Pick<AuditLog, 'changesSince' | 'watch'>,
    private readonly clock: Clock,
    /** Milliseconds for which visitors get what is known without a look at the log; with 0 no response is kept either. */
    readonly maxAgeMs: number,
  ) {
    this.breaker = new Breaker(() => audit.changesSince(undefined));
    this.currentAt = clock();
  }

  /** This moment. */
  now(): Date {
    return this.clock();
  }

  /** Makes sure that nothing is older than `maxAgeMs`. Returns another generation once visitors see anything else. */
  async current(maxAgeMs = this.maxAgeMs): Promise<Currency> {
    await this.look(maxAgeMs);
    const now = this.clock();
    if (this.nextChange(this.currentAt) <= now) this.generation += 1;
    this.currentAt = now;
    return { generation: this.generation, maxAgeMs: this.maxAgeMs };
  }

  /**
   * The first moment after `moment` at which what visitors see of the types that have been read changes by the passing of
   * time alone: the site's next day at the latest, as something may close then, and the days that are left are others.
   */
  nextChange(moment: Date): Date {
    const coming = [...this.types.values()].flatMap((type) => type.nextChange(moment) ?? []);
    return [...coming, nextSiteDay(moment)].reduce((first, each) => (each < first ? each : first));
  }

  /** The public items of a type at this moment, in its order. */
  async visibleItems(type: ContentTypeDefinition): Promise<readonly StoredItem[]> {
    await this.look(this.maxAgeMs);
    return (await this.upToDate(type)).visibleAt(this.clock());
  }

  /**
   * Until when visitors may fetch an object of a media document that an item refers to, null for ever; undefined where they
   * may not now. What is known stands while the store is down.
   */
  async fileUntil(
    type: ContentTypeDefinition,
    id: string,
    media: string,
    name: string,
  ): Promise<Date | null | undefined> {
    const known = this.types.get(type.path);
    const index = await this.look(Math.min(this.maxAgeMs, FILE_MAX_AGE_MS))
      .then(() => this.upToDate(type))
      .catch((error: unknown) => {
        if (known && error instanceof StoreUnavailable) return known;
        throw error;
      });
    const state = index.states.get(id);
    const now = this.clock();
    const edition = state && publicEditionAt(state, now);
    const isServed = (file: StoredFile) => file.media === media && servedNames(file).includes(name);
    if (!edition || !allFiles(edition).some(isServed)) return undefined;
    const coming = momentsOf(state).filter((moment) => moment > now);
    return coming.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  }

  /** An item as the API returns it to visitors. */
  present(type: ContentTypeDefinition, item: StoredItem): AnyItem {
    return presentForPages(type, item);
  }

  /** All items of a type as they are now, in no particular order. */
  async states(type: ContentTypeDefinition): Promise<readonly ItemState[]> {
    await this.look(0);
    return [...(await this.upToDate(type)).states.values()];
  }

  /** All items of all types as they are now. */
  async everything(): Promise<{ readonly type: ContentType; readonly states: readonly ItemState[] }[]> {
    await this.look(0);
    return Promise.all(
      contentTypes.map(async (type) => ({ type, states: [...(await this.upToDate(type)).states.values()] })),
    );
  }

  /** Takes note of a write of this process: whoever asks from now on sees what has become of the item. */
  noteChange({ path }: Pick<ContentTypeDefinition, 'path'>, id: string): void {
    const ids = this.stale.get(path) ?? new Set();
    this.stale.set(path, ids.add(id));
    this.generation += 1;
  }

  /** Looks for changes, unless that was done in the last `maxAgeMs`; requests at the same time look once. */
  private async look(maxAgeMs: number): Promise<void> {
    const now = this.clock().getTime();
    if (!this.hasNews && this.lookedAt > now - maxAgeMs) return;
    if (!this.hasNews && this.looking && this.looking.since > now - maxAgeMs) return this.looking.done;
    this.hasNews = false;
    const looking = { since: now, done: this.follow(now) };
    this.looking = looking;
    await looking.done.finally(() => {
      if (this.looking === looking) this.looking = undefined;
    });
  }

  /** Reads the new entries of the log, and forgets the types that are due to be read whole again. */
  private async follow(now: number): Promise<void> {
    for (const [path, type] of this.types) {
      if (!type.isDue(now)) continue;
      this.types.delete(path);
      this.generation += 1;
    }
    // Without a type that has been read, or is being read, there is nothing to follow.
    const since = this.types.size + this.updates.size > 0 ? this.followedTo : undefined;
    const { changes, at } = await this.breaker.run(() => this.audit.changesSince(since));
    for (const { entryId, path, itemId } of changes) {
      if (!this.followed.has(entryId)) this.noteChange({ path }, itemId);
    }
    this.followed = new Set(changes.map(({ entryId }) => entryId));
    // What was read meanwhile may be older than this look.
    if (since || this.types.size + this.updates.size === 0) this.followedTo = at;
    this.lookedAt = Math.max(this.lookedAt, now);
    // Most changes are known at once. A process that rests between requests hears of them late, or not at all.
    if (!this.isWatching) this.audit.watch(() => (this.hasNews = true));
    this.isWatching = true;
  }

  /** A type with all changes that are known of by now. */
  private upToDate(type: ContentTypeDefinition): Promise<TypeIndex> {
    const { path } = type;
    const known = this.types.get(path);
    const last = this.updates.get(path);
    const isStale = this.stale.has(path);
    if (last && !(last.hasBegun && isStale)) return last.done;
    if (!last && known && !isStale) return Promise.resolve(known);
    // One after the other, so that nothing is replaced by what was read before it.
    const begin = () => {
      update.hasBegun = true;
      return this.update(type);
    };
    const update: Update = { done: (last?.done ?? Promise.resolve()).then(begin, begin), hasBegun: false };
    this.updates.set(path, update);
    const end = () => {
      if (this.updates.get(path) === update) this.updates.delete(path);
    };
    update.done.then(end, end);
    return update.done;
  }

  private async update(type: ContentTypeDefinition): Promise<TypeIndex> {
    const { path } = type;
    const known = this.types.get(path);
    const ids = [...(this.stale.get(path) ?? [])];
    this.stale.delete(path);
    const now = this.clock().getTime();
    try {
      const updated = known
        ? known.with(await this.breaker.run(() => this.items.several(type, ids)))
        : new TypeIndex(type, await this.breaker.run(() => this.documents.wholeType(type)), now);
      this.types.set(path, updated);
      return updated;
    } catch (error) {
      for (const id of ids) this.noteChange(type, id);
      throw error;
    }
  }
}
