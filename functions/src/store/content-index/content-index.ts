import { type ContentType, contentTypeAt, type ContentTypeDefinition, contentTypes } from '@content';
import { nextSiteDay } from '@content/dates/calendar';
import type { Clock } from '../../clock';
import { allFiles, type StoredFile, type StoredItem } from '../../model/content';
import { type ItemState, scheduledMoments, visibleRevisionAt } from '../../model/item-state';
import { servedNames } from '../../model/rendition-names';
import type { AuditLog, LoggedChange } from '../audit';
import type { Items } from '../items';
import { StoreUnavailable, withTimeout } from '../timeout';
import { LogFollower } from './log-follower';
import { TypeIndex, type TypeSnapshot } from './type-index';

/** A withdrawn file is refused at the latest after this time: the people in it may have asked for that. */
const FILE_MAX_AGE_MS = 1000;
/** Milliseconds for which a file waits for the store while that is late. */
const LATE_FILE_MS = 50;

/** The generation of the content, and how old it may be. */
export interface CacheVersion {
  /** Changes whenever what visitors see changes. */
  readonly generation: number;
  /** In milliseconds; with 0 nothing is cached. */
  readonly maxAgeMs: number;
}

/** All items of all types. */
export type AllStates = readonly { readonly type: ContentType; readonly states: readonly ItemState[] }[];

/**
 * All content as this process knows it, drafts and schedules included.
 *
 * It is current up to the last read of the audit log. Whatever reads content reads the log again once that is `maxAgeMs` ago (for
 * files a second at most), for staff at once. Items that the log names are read again when their type is next asked for, as are
 * those that this process writes. A type is read whole when it is first asked for, and again after `rereadAfterMs`.
 *
 * Where the store fails, methods throw StoreUnavailable and what is stale stays so; `fileUntil` alone answers from what is known.
 */
export class ContentIndex {
  /** Those that have been asked for, by path. */
  private readonly types = new Map<string, TypeIndex>();
  private readonly log: LogFollower;
  private generation = 0;
  /** The moment of the last call of `current`. */
  private currentAt: Date;

  constructor(
    private readonly items: Pick<Items, 'readType' | 'getMany'>,
    audit: Pick<AuditLog, 'changesSince'>,
    private readonly clock: Clock,
    /** How old what visitors get may be, in milliseconds; with 0 no response is kept either. */
    readonly maxAgeMs: number,
  ) {
    this.log = new LogFollower(audit, clock, (changes) => this.noteChanges(changes));
    this.currentAt = clock();
  }

  /** This moment. */
  now(): Date {
    return this.clock();
  }

  /** Makes sure that nothing is older than `maxAgeMs`. The generation is another one whenever what visitors see has changed. */
  async current(maxAgeMs = this.maxAgeMs): Promise<CacheVersion> {
    await this.log.catchUp(maxAgeMs);
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
    const coming = [...this.types.values()].flatMap(({ known }) => known?.nextChange(moment) ?? []);
    return [...coming, nextSiteDay(moment)].reduce((first, each) => (each < first ? each : first));
  }

  /** The items of a type that visitors can read at this moment, in its order. */
  async visibleItems(type: ContentTypeDefinition): Promise<readonly StoredItem[]> {
    return (await this.snapshotOf(type, this.maxAgeMs)).visibleAt(this.clock());
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
    const state = (await this.snapshotForFile(type)).byId.get(id);
    const now = this.clock();
    const revision = state && visibleRevisionAt(type, state, now);
    const isServed = (file: StoredFile) => file.media === media && servedNames(file).includes(name);
    if (!revision || !allFiles(revision).some(isServed)) return undefined;
    const coming = scheduledMoments(state).filter((moment) => moment > now);
    return coming.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  }

  /** All items of a type as they are now, in no particular order. */
  async states(type: ContentTypeDefinition): Promise<readonly ItemState[]> {
    return (await this.snapshotOf(type, 0)).all;
  }

  /** All items of all types as they are now. */
  async allStates(): Promise<AllStates> {
    await this.log.catchUp(0);
    return Promise.all(
      contentTypes.map(async (type) => ({ type, states: (await this.indexOf(type).snapshot()).all })),
    );
  }

  /** Marks an item as changed by this process: every later read has its new state. */
  noteChange({ path }: Pick<ContentTypeDefinition, 'path'>, id: string): void {
    this.types.get(path)?.markChanged(id);
    this.generation += 1;
  }

  /** Marks what the log names as changed, and the types that are due as a whole. */
  private noteChanges(changes: readonly LoggedChange[]): void {
    for (const type of this.types.values()) if (type.markIfDue()) this.generation += 1;
    // Other entries are of files and accounts.
    for (const { path, itemId } of changes) if (contentTypeAt(path)) this.noteChange({ path }, itemId);
  }

  private indexOf(type: ContentTypeDefinition): TypeIndex {
    const index = this.types.get(type.path) ?? new TypeIndex(type, this.items, this.clock);
    this.types.set(type.path, index);
    return index;
  }

  private async snapshotOf(type: ContentTypeDefinition, maxAgeMs: number): Promise<TypeSnapshot> {
    await this.log.catchUp(maxAgeMs);
    return this.indexOf(type).snapshot();
  }

  /** For files, which are served from what is known while the store is down or hangs. */
  private async snapshotForFile(type: ContentTypeDefinition): Promise<TypeSnapshot> {
    const { known } = this.indexOf(type);
    const read = this.snapshotOf(type, Math.min(this.maxAgeMs, FILE_MAX_AGE_MS));
    try {
      // A page has many pictures: each would wait for a store that hangs.
      return await (known && this.log.isLate ? withTimeout('content', read, LATE_FILE_MS) : read);
    } catch (error) {
      if (known && error instanceof StoreUnavailable) return known;
      throw error;
    }
  }
}
