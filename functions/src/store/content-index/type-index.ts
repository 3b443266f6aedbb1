import type { ContentTypeDefinition } from '@content';
import type { Clock } from '../../clock';
import type { StoredItem } from '../../model/content';
import { itemOf, type ItemState, scheduledMoments, visibleRevisionAt } from '../../model/item-state';
import { inOrder } from '../../model/list-order';
import type { Items } from '../items';

/** The least time between two reads of a whole type, for what bypasses the audit log: a restored backup or a seed. */
const REREAD_MS = 5 * 60_000;
/** Added for each item of the type, so that a large type does not cost more. */
const REREAD_MS_PER_ITEM = 6_000;

/** Milliseconds after which a type with this many items is read whole again; until then the audit log suffices. */
export function rereadAfterMs(items: number): number {
  return Math.max(REREAD_MS, items * REREAD_MS_PER_ITEM);
}

/** All items of a type as they were when they were read. Immutable. */
export class TypeSnapshot {
  /** In no particular order. */
  readonly all: readonly ItemState[];
  /** The moments at which what visitors see changes by itself, in order. */
  private readonly moments: readonly Date[];
  private visible:
    | { readonly items: readonly StoredItem[]; readonly from: Date; readonly until: Date | null }
    | undefined;

  constructor(
    private readonly type: ContentTypeDefinition,
    readonly byId: ReadonlyMap<string, ItemState>,
    /** When all of them were read, in milliseconds. */
    readonly readAt: number,
  ) {
    this.all = [...byId.values()];
    this.moments = this.all.flatMap(scheduledMoments).sort((a, b) => a.getTime() - b.getTime());
  }

  /** A copy with some items replaced; null for one that is gone. */
  with(changed: ReadonlyMap<string, ItemState | null>): TypeSnapshot {
    const states = new Map(this.byId);
    for (const [id, state] of changed) {
      if (state) states.set(id, state);
      else states.delete(id);
    }
    return new TypeSnapshot(this.type, states, this.readAt);
  }

  /** The first moment after `moment` at which visitors see something else; null for never. */
  nextChange(moment: Date): Date | null {
    return this.moments.find((each) => each > moment) ?? null;
  }

  /** What visitors can read at a moment, in the type's order: the same array until it changes. */
  visibleAt(now: Date): readonly StoredItem[] {
    const known = this.visible;
    if (known && now >= known.from && (!known.until || now < known.until)) return known.items;
    const visible = this.all.flatMap((state) => {
      const revision = visibleRevisionAt(this.type, state, now);
      return revision ? [itemOf(state, revision)] : [];
    });
    const items = inOrder(this.type, visible, (item) => item);
    this.visible = { items, from: now, until: this.nextChange(now) };
    return items;
  }
}

/** The items of one type: read whole at first, then only those that are marked as changed. */
export class TypeIndex {
  /** What was read last, stale or not; undefined before the first read. */
  known: TypeSnapshot | undefined;
  /** What has changed since: some items, by their ids, or any. */
  private stale: Set<string> | 'all' = 'all';
  private updating: Promise<TypeSnapshot> | undefined;

  constructor(
    private readonly type: ContentTypeDefinition,
    private readonly items: Pick<Items, 'readType' | 'getMany'>,
    private readonly clock: Clock,
  ) {}

  /** The next snapshot has the new state of an item. */
  markChanged(id: string): void {
    if (this.stale !== 'all') this.stale.add(id);
  }

  /** The next snapshot is read whole, if that is due. Returns whether this call has marked it. */
  markIfDue(): boolean {
    const { known, stale, updating } = this;
    if (!known || updating || stale === 'all') return false;
    if (this.clock().getTime() - known.readAt < rereadAfterMs(known.all.length)) return false;
    this.stale = 'all';
    return true;
  }

  /** All items, with every change that was marked before. One update follows the other: no older read replaces a newer one. */
  async snapshot(): Promise<TypeSnapshot> {
    // It may have begun before the last change.
    await this.updating?.catch(() => undefined);
    // Whoever else has waited for it may have begun another one, which is not done.
    if (!this.updating) {
      if (this.known && this.stale !== 'all' && this.stale.size === 0) return this.known;
      this.updating = this.update().finally(() => (this.updating = undefined));
    }
    return this.updating;
  }

  /** Reads what is stale; where that fails it stays stale. */
  private async update(): Promise<TypeSnapshot> {
    const { known, stale } = this;
    this.stale = new Set();
    const now = this.clock().getTime();
    try {
      this.known =
        known && stale !== 'all'
          ? known.with(await this.items.getMany(this.type, [...stale]))
          : new TypeSnapshot(this.type, await this.items.readType(this.type), now);
      return this.known;
    } catch (error) {
      if (stale === 'all') this.stale = 'all';
      else for (const id of stale) this.markChanged(id);
      throw error;
    }
  }
}
