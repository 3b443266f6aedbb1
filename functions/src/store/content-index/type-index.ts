import type { ContentTypeDefinition } from '@content';
import type { Clock } from '../../clock';
import type { Items } from '../items';
import { TypeSnapshot } from './type-snapshot';

/** The least time between two reads of a whole type, for what bypasses the audit log: a restored backup or a seed. */
const REREAD_MS = 5 * 60_000;
/** Added for each item of the type, so that a large type does not cost more. */
const REREAD_MS_PER_ITEM = 6_000;

/** Milliseconds after which a type with this many items is read whole again; until then the audit log suffices. */
export function rereadAfterMs(items: number): number {
  return Math.max(REREAD_MS, items * REREAD_MS_PER_ITEM);
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
    if (this.clock().getTime() - known.readAt < rereadAfterMs(known.states.size)) return false;
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
