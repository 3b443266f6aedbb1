import type { ContentTypeDefinition } from '@content';
import type { StoredItem } from '../../model/content';
import { itemOf, type ItemState, scheduledMoments, visibleRevisionAt } from '../../model/item-state';
import { inOrder } from '../../model/list-order';

/** All items of a type as they were when they were read. Immutable. */
export class TypeSnapshot {
  /** The moments at which what visitors see changes by itself, in order. */
  private readonly moments: readonly Date[];
  private visible:
    | { readonly items: readonly StoredItem[]; readonly from: Date; readonly until: Date | null }
    | undefined;

  constructor(
    private readonly type: ContentTypeDefinition,
    readonly states: ReadonlyMap<string, ItemState>,
    /** When all of them were read, in milliseconds. */
    readonly readAt: number,
  ) {
    this.moments = [...states.values()].flatMap(scheduledMoments).sort((a, b) => a.getTime() - b.getTime());
  }

  /** A copy with some items replaced; null for one that is gone. */
  with(changed: ReadonlyMap<string, ItemState | null>): TypeSnapshot {
    const states = new Map(this.states);
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
    const visible = [...this.states.values()].flatMap((state) => {
      const revision = visibleRevisionAt(this.type, state, now);
      return revision ? [itemOf(state, revision)] : [];
    });
    const items = inOrder(this.type, visible, (item) => item);
    this.visible = { items, from: now, until: this.nextChange(now) };
    return items;
  }
}
