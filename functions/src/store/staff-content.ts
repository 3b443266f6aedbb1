import type { ContentTypeDefinition } from '@content';
import type { Documents } from './documents';
import type { ListOptions } from './list-options';
import { isListed } from './list-options';
import type { ItemState } from './editions';
import { isOpen, newestEdition, newestItem, stateOfItem } from './editions';
import type { Items } from './items';
import { comparePositions, positionOf } from './position';
import type { StoredItem } from './stored';

/**
 * Content as staff see it: each item in its newest content, drafts included. What is simply public is read from the
 * collection of its type; what is more than that (drafts, and what begins or ends at a moment) is always read whole, as
 * there is little of it at a time.
 */
export class StaffContent {
  constructor(
    private readonly documents: Documents,
    private readonly items: Items,
  ) {}

  /** One item, or null. Reads two documents. */
  get(type: ContentTypeDefinition, id: string): Promise<ItemState | null> {
    return this.items.get(type, id);
  }

  /** The items of these ids that exist, in no particular order. Reads two documents each. */
  async several(type: ContentTypeDefinition, ids: readonly string[]): Promise<ItemState[]> {
    const states = await Promise.all(ids.map((id) => this.items.get(type, id)));
    return states.filter((state) => state !== null);
  }

  /** Items in the type's order, and how many fit in all. */
  async list(
    type: ContentTypeDefinition,
    { limit, after, where = [] }: Pick<ListOptions, 'limit' | 'after' | 'where'>,
  ): Promise<{ states: ItemState[]; total: number }> {
    const [editions, openTotal] = await Promise.all([
      this.documents.editions(type),
      this.documents.total(type, where),
    ]);
    const replaced = new Set(editions.map(({ id }) => id));
    const open = await this.openBut(replaced, type, { limit, after, where });
    const position = positionOf(type);
    const compare = comparePositions(type);
    const fitting = editions.filter((state) => isListed({ where }, newestEdition(state).values));
    const states = [...open, ...fitting]
      .map((state) => ({ state, at: position(newestItem(state)) }))
      .filter(({ at }) => !after || compare(after, at) < 0)
      .sort((a, b) => compare(a.at, b.at))
      .slice(0, limit)
      .map(({ state }) => state);
    const counted = editions.filter(
      (state) => isOpen(state) && state.live && isListed({ where }, state.live.values),
    );
    return { states, total: openTotal - counted.length + fitting.length };
  }

  /**
   * How many items there are, drafts included, and those that are more than simply public. Reads the latter, and one more
   * document for each thousand others.
   */
  async summary(type: ContentTypeDefinition): Promise<{ total: number; editions: readonly ItemState[] }> {
    const [editions, open] = await Promise.all([this.documents.editions(type), this.documents.total(type)]);
    return { total: open + editions.filter((state) => !isOpen(state)).length, editions };
  }

  /** All items, for work that goes over all of them, a page at a time; those with editions come last. */
  async *all(type: ContentTypeDefinition, pageSize: number): AsyncGenerator<ItemState[]> {
    const editions = await this.documents.editions(type);
    const replaced = new Set(editions.map(({ id }) => id));
    for (let after: string | undefined; ;) {
      const items = await this.documents.all(type, pageSize, after);
      yield items.filter(({ id }) => !replaced.has(id)).map(stateOfItem);
      after = items.at(-1)?.id;
      if (items.length < pageSize) break;
    }
    yield editions;
  }

  /** The first public items behind a place, those left out that have editions. */
  private async openBut(
    replaced: ReadonlySet<string>,
    type: ContentTypeDefinition,
    options: ListOptions,
  ): Promise<ItemState[]> {
    const position = positionOf(type);
    const kept: StoredItem[] = [];
    for (let { after } = options; ;) {
      const page = await this.documents.list(type, { ...options, after });
      kept.push(...page.filter(({ id }) => !replaced.has(id)));
      const last = page.at(-1);
      if (kept.length >= options.limit || !last || page.length < options.limit) break;
      after = position(last);
    }
    return kept.slice(0, options.limit).map(stateOfItem);
  }
}
