import type { AnyItem, ContentTypeDefinition } from '@content';
import { nextDayInNepal } from '@content/calendar';
import type { Currency } from '../shared-response';
import type { Clock } from './clock';
import type { Documents } from './documents';
import type { ListOptions } from './list-options';
import { withItems } from './list-options';
import type { ItemState } from './editions';
import { editionAt, itemOf, momentsOf } from './editions';
import { presentForPages } from './present';
import type { PublicContent } from './public-content';
import type { StoredItem } from './stored';
import { allFiles } from './stored';

interface TimedItem {
  readonly type: ContentTypeDefinition;
  readonly state: ItemState;
}

/**
 * What visitors see at this moment: what is public without an end, and of what begins or ends at a moment that which has
 * begun and has not ended. A moment that comes needs nobody to act on it. Methods throw StoreUnavailable.
 */
export class VisibleContent {
  private timed: { readonly generation: number; readonly items: Promise<readonly TimedItem[]> } | undefined;
  /** How many moments have passed at which something began or ended. */
  private passed = 0;
  private nextChange: Date | null = null;

  constructor(
    private readonly open: PublicContent,
    private readonly documents: Pick<Documents, 'timedItems'>,
    private readonly clock: Clock,
  ) {}

  /** This moment. */
  now(): Date {
    return this.clock();
  }

  /** Milliseconds for which what is held is taken as current without a look at the store. */
  get keptMs(): number {
    return this.open.keptMs;
  }

  /** What is held, made current to `maxAgeMs`. Its generation is another number once visitors see anything else. */
  async current(maxAgeMs = this.open.keptMs): Promise<Currency> {
    const { generation, keptMs } = await this.open.current(maxAgeMs);
    const items = await this.timedItems(generation);
    const now = this.clock();
    if (this.nextChange && this.nextChange <= now) this.passed += 1;
    const coming = items.flatMap(({ state }) => momentsOf(state)).filter((moment) => moment > now);
    // With each day in Nepal something may close, and the days that are left are others.
    this.nextChange = [...coming, nextDayInNepal(now)].sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
    // Both only grow, so that no two contents have the same sum.
    return { generation: generation + this.passed, keptMs, nextChange: this.nextChange };
  }

  /** Items in the type's order, as `Documents.list`. */
  async list(type: ContentTypeDefinition, options: ListOptions): Promise<StoredItem[]> {
    const [open, begun] = await Promise.all([this.open.list(type, options), this.begun(type)]);
    if (begun.length === 0) return open;
    return withItems(type, options, open, begun);
  }

  /** One item, or null. */
  async get(type: ContentTypeDefinition, id: string): Promise<StoredItem | null> {
    const begun = (await this.begun(type)).find((item) => item.id === id);
    return begun ?? this.open.get(type, id);
  }

  /**
   * The first moment from which a file of an item that begins or ends may not be seen any more, null for never; undefined where
   * it may not be fetched now.
   */
  async fileUntil(
    type: ContentTypeDefinition,
    id: string,
    uploadId: string,
  ): Promise<Date | null | undefined> {
    const now = this.clock();
    for (const { type: each, state } of await this.timedItems()) {
      const edition = each.path === type.path && state.id === id ? editionAt(state, now) : null;
      if (edition && allFiles(edition).some((file) => file.uploadId === uploadId)) {
        const coming = momentsOf(state).filter((moment) => moment > now);
        return coming.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
      }
    }
    return undefined;
  }

  /** An item as the API returns it. */
  present(type: ContentTypeDefinition, item: StoredItem): AnyItem {
    return presentForPages(type, item);
  }

  /** The items of a type that have begun and have not ended. */
  private async begun(type: ContentTypeDefinition): Promise<StoredItem[]> {
    const now = this.clock();
    return (await this.timedItems()).flatMap(({ type: each, state }) => {
      const edition = each.path === type.path ? editionAt(state, now) : null;
      return edition ? [itemOf(state, edition)] : [];
    });
  }

  /** Everything that begins or ends, read once as long as no content has changed. */
  private async timedItems(known?: number): Promise<readonly TimedItem[]> {
    const read = () => this.open.guarded(() => this.documents.timedItems(this.clock()));
    if (this.open.keptMs === 0) return read();
    const generation = known ?? (await this.open.current()).generation;
    if (this.timed?.generation === generation) return this.timed.items;
    const timed = { generation, items: read() };
    this.timed = timed;
    timed.items.catch(() => {
      if (this.timed === timed) this.timed = undefined;
    });
    return timed.items;
  }
}
