import { type ContentType, contentTypeAt, type ContentTypeDefinition, contentTypes } from '@content';
import { nextSiteDay } from '@content/dates/calendar';
import type { CacheVersion } from '../response-cache';
import type { AuditLog } from './audit';
import { type Clock, StoreUnavailable, withTimeout } from './deadline';
import { itemOf, type ItemState, scheduledMoments, visibleRevisionAt } from './item-state';
import type { Items } from './items';
import { inOrder } from './list-order';
import { servedNames } from './rendition-names';
import { allFiles, type StoredFile, type StoredItem } from './stored';

/** The least time between two reads of a whole type, for what bypasses the audit log: a restored backup or a seed. */
const REREAD_MS = 5 * 60_000;
/** Milliseconds after which a read of the log counts as late, and for which files wait for the next one then. */
const LATE_MS = { read: 250, files: 50 } as const;
/** Added for each item of the type, so that a large type does not cost more. */
const REREAD_MS_PER_ITEM = 6_000;

/** A withdrawn file is refused at the latest after this time: the people in it may have asked for that. */
const FILE_MAX_AGE_MS = 1000;

/** Milliseconds after which a type with this many items is read whole again; until then the audit log suffices. */
export function rereadAfterMs(items: number): number {
  return Math.max(REREAD_MS, items * REREAD_MS_PER_ITEM);
}

/** All items of all types. */
export type AllStates = readonly { readonly type: ContentType; readonly states: readonly ItemState[] }[];

/** All items of a type, as of the last known change. Immutable. */
class TypeIndex {
  /** The moments at which what visitors see changes by itself, in order. */
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
    this.moments = [...states.values()].flatMap(scheduledMoments).sort((a, b) => a.getTime() - b.getTime());
  }

  isDue(now: number): boolean {
    return now - this.readAt >= rereadAfterMs(this.states.size);
  }

  /** A copy with some items replaced; null for one that is gone. */
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

  /** What visitors can read at a moment, in the type's order: the same array until it changes. */
  visibleAt(now: Date): readonly StoredItem[] {
    const known = this.visible;
    if (known && now >= known.from && (!known.until || now < known.until)) return known.items;
    const visible = [...this.states.values()].flatMap((state) => {
      const revision = visibleRevisionAt(this.type, state, now);
      return revision ? [itemOf(state, revision)] : [];
    });
    const items = inOrder(this.type, visible, (item) => item);
    this.visible = { items, from: now, until: this.nextChange(now) };
    return items;
  }
}

/**
 * All content as this process knows it, drafts and schedules included. A type is read whole when it is first needed; from
 * then on the audit log says which items have changed, and only those are read again. The log is read every `maxAgeMs`, for
 * staff with each request. Methods throw StoreUnavailable.
 */
export class ContentIndex {
  /** By path, like the others. */
  private readonly types = new Map<string, TypeIndex>();
  private readonly updates = new Map<string, Promise<TypeIndex>>();
  /** The parts of a type to read again: changed items, by their ids, or all. */
  private readonly stale = new Map<string, Set<string> | 'all'>();
  private generation = 0;
  /** The moment of the last call of `current`. */
  private currentAt: Date;
  /** When the last read of the log began, in milliseconds. */
  private refreshedAt = -Infinity;
  /** The time of the last read of the log, by Firestore's clock, and the entries that it found. */
  private readUntil: Date | undefined;
  private lastEntries: ReadonlySet<string> = new Set();
  /** The last read of the log was late, or is. */
  private isLate = false;
  private refreshing: { readonly since: number; readonly done: Promise<void> } | undefined;

  constructor(
    private readonly items: Pick<Items, 'readType' | 'getMany'>,
    private readonly audit: Pick<AuditLog, 'changesSince'>,
    private readonly clock: Clock,
    /** How old what visitors get may be, in milliseconds; with 0 no response is kept either. */
    readonly maxAgeMs: number,
  ) {
    this.currentAt = clock();
  }

  /** This moment. */
  now(): Date {
    return this.clock();
  }

  /** Makes sure that nothing is older than `maxAgeMs`. The generation is another one whenever what visitors see has changed. */
  async current(maxAgeMs = this.maxAgeMs): Promise<CacheVersion> {
    await this.refresh(maxAgeMs);
    const now = this.clock();
    if (this.nextChange(this.currentAt) <= now) this.generation += 1;
    this.currentAt = now;
    return { generation: this.generation, maxAgeMs: this.maxAgeMs };
  }

  /**
   * The first moment after `moment` at which what visitors see of the known types changes by itself: at the latest the site's
   * next day, when notices close and “Closes in 3 days” changes.
   */
  nextChange(moment: Date): Date {
    const coming = [...this.types.values()].flatMap((type) => type.nextChange(moment) ?? []);
    return [...coming, nextSiteDay(moment)].reduce((first, each) => (each < first ? each : first));
  }

  /** The items of a type that visitors can read at this moment, in its order. */
  async visibleItems(type: ContentTypeDefinition): Promise<readonly StoredItem[]> {
    await this.refresh(this.maxAgeMs);
    return (await this.upToDate(type)).visibleAt(this.clock());
  }

  /**
   * Until when visitors may fetch an object of a media document through an item that refers to it: null without an end,
   * undefined where they may not. While the store is down or hangs, the answer comes from what is known.
   */
  async fileUntil(
    type: ContentTypeDefinition,
    id: string,
    media: string,
    name: string,
  ): Promise<Date | null | undefined> {
    const known = this.types.get(type.path);
    const read = this.refresh(Math.min(this.maxAgeMs, FILE_MAX_AGE_MS)).then(() => this.upToDate(type));
    // A page has many pictures: each would wait for a store that hangs.
    const index = await (known && this.isLate ? withTimeout('content', read, LATE_MS.files) : read).catch(
      (error: unknown) => {
        if (known && error instanceof StoreUnavailable) return known;
        throw error;
      },
    );
    const state = index.states.get(id);
    const now = this.clock();
    const revision = state && visibleRevisionAt(type, state, now);
    const isServed = (file: StoredFile) => file.media === media && servedNames(file).includes(name);
    if (!revision || !allFiles(revision).some(isServed)) return undefined;
    const coming = scheduledMoments(state).filter((moment) => moment > now);
    return coming.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  }

  /** All items of a type as they are now, in no particular order. */
  async states(type: ContentTypeDefinition): Promise<readonly ItemState[]> {
    await this.refresh(0);
    return [...(await this.upToDate(type)).states.values()];
  }

  /** All items of all types as they are now. */
  async allStates(): Promise<AllStates> {
    await this.refresh(0);
    return Promise.all(
      contentTypes.map(async (type) => ({ type, states: [...(await this.upToDate(type)).states.values()] })),
    );
  }

  /** Marks an item as changed by this process: every later read has its new state. */
  noteChange({ path }: Pick<ContentTypeDefinition, 'path'>, id: string): void {
    const stale = this.stale.get(path) ?? new Set();
    if (stale !== 'all') this.stale.set(path, stale.add(id));
    this.generation += 1;
  }

  /** Every later read of a type reads it whole. Until then what is known of it answers for files while the store is down. */
  private noteAll(path: string): void {
    this.stale.set(path, 'all');
    this.generation += 1;
  }

  /** Reads the log, unless that was done in the last `maxAgeMs`; simultaneous requests share one read. */
  private async refresh(maxAgeMs: number): Promise<void> {
    const now = this.clock().getTime();
    if (this.refreshedAt > now - maxAgeMs) return;
    if (this.refreshing && this.refreshing.since > now - maxAgeMs) return this.refreshing.done;
    const refreshing = { since: now, done: this.readLog(now) };
    this.refreshing = refreshing;
    let isLate = false;
    const timer = setTimeout(() => (isLate = this.isLate = true), LATE_MS.read);
    try {
      await refreshing.done;
      this.isLate = isLate;
    } finally {
      clearTimeout(timer);
      if (this.refreshing === refreshing) this.refreshing = undefined;
    }
  }

  /** Reads the new entries of the log, and has the types that are due read whole again. */
  private async readLog(now: number): Promise<void> {
    const since = this.readUntil;
    const { changes, at } = await this.audit.changesSince(since);
    for (const [path, type] of this.types)
      if (type.isDue(now) && this.stale.get(path) !== 'all' && !this.updates.has(path)) this.noteAll(path);
    for (const { entryId, path, itemId } of changes) {
      // Others are of files and accounts.
      if (contentTypeAt(path) && !this.lastEntries.has(entryId)) this.noteChange({ path }, itemId);
    }
    this.lastEntries = new Set(changes.map(({ entryId }) => entryId));
    // Of several first reads that which comes first: a type may have been read since.
    if (this.readUntil === since) this.readUntil = at;
    this.refreshedAt = Math.max(this.refreshedAt, now);
  }

  /** A type with all changes known so far. One update after the other, so that an older read never replaces a newer one. */
  private async upToDate(type: ContentTypeDefinition): Promise<TypeIndex> {
    const { path } = type;
    // It may have begun before the last change.
    await this.updates.get(path)?.catch(() => undefined);
    // Whoever else has waited for it may have begun another one, which is not done.
    const begun = this.updates.get(path);
    const known = this.types.get(path);
    if (!begun && known && !this.stale.has(path)) return known;
    const update = begun ?? this.update(type).finally(() => this.updates.delete(path));
    this.updates.set(path, update);
    return update;
  }

  private async update(type: ContentTypeDefinition): Promise<TypeIndex> {
    const { path } = type;
    const known = this.types.get(path);
    const stale = this.stale.get(path) ?? new Set<string>();
    this.stale.delete(path);
    const now = this.clock().getTime();
    try {
      const updated =
        known && stale !== 'all'
          ? known.with(await this.items.getMany(type, [...stale]))
          : new TypeIndex(type, await this.items.readType(type), now);
      this.types.set(path, updated);
      return updated;
    } catch (error) {
      if (stale === 'all') this.noteAll(path);
      else for (const id of stale) this.noteChange(type, id);
      throw error;
    }
  }
}
