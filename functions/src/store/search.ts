import type { ContentTypeDefinition } from '@content';
import { isFileField, valueFields } from '@content';
import { valueKind } from '@content/kinds/registry';
import { readableText } from '@content/kinds/schemas';
import type { AuditEntry } from '@content/audit';
import type { PublicationState } from '@content/publication';
import type { Sorting } from '@content/contract';
import type { AttentionReason } from '@content/attention';
import { attentionOf } from '@content/attention';
import type { AuditLog } from './audit';
import { titleOf } from './audit';
import type { Clock } from './clock';
import type { ListOptions } from './list-options';
import type { ItemState } from './editions';
import { newestItem, publicationOf } from './editions';
import type { StaffContent } from './staff-content';
import type { StoredItem } from './stored';
import { allFiles } from './stored';

/** What staff look for in a list. */
export interface SearchQuery {
  /** Words that must all occur, in any order, script and case. */
  readonly text: string;
  readonly sorting: Sorting;
  readonly where: NonNullable<ListOptions['where']>;
  readonly attention?: AttentionReason | undefined;
  /** Of the newest content, at this moment. */
  readonly state?: PublicationState | undefined;
}

/** An item as the search keeps it in memory. */
interface Entry {
  readonly state: ItemState;
  /** Its newest content. */
  readonly item: StoredItem;
  readonly title: string;
  /** All its words, searchable. */
  readonly text: string;
}

interface TypeIndex {
  readonly entries: Map<string, Entry>;
  /** When the last check for changes began. */
  checkedAt: Date;
  /** Audit entries that have been followed already. */
  followed: ReadonlySet<string>;
}

/** Items read at a time while an index is made. */
const BATCH = 500;
/** How far back changes are read again: an entry may be committed a while after the time it bears. */
const OVERLAP_MS = 60_000;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** Letters of Nepali that are spelt one for another, as they sound alike: [all of them, the one that stands for them]. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/\u200c|\u200d|़/g, ''],
  [/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|ँ/g, 'ं'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/[शष]/g, 'स'],
  [/व/g, 'ब'],
];
/** A folded text as it sounds. */
const sounding = (folded: string) =>
  alike.reduce((text, [letters, one]) => text.replaceAll(letters, one), folded);

/** A text as it is searched: as it is spelt, and as it sounds where that is something else. */
export function searchable(text: string): string {
  const spelt = fold(text);
  const sound = sounding(spelt);
  return sound === spelt ? spelt : `${spelt}\n${sound}`;
}

/** The words of a query: each tells whether a searchable text holds it, as far as it has been typed. */
export function wordsIn(query: string): ((text: string) => boolean)[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const sound = sounding(word);
    return (text) => text.includes(word) || text.includes(sound);
  });
}

function textOf(type: ContentTypeDefinition, item: StoredItem): string {
  const texts = valueFields(type).map(([name, field]) => readableText(field, item.values[name]));
  const files = allFiles(item).flatMap((file) =>
    file.kind === 'picture' ? [file.alt] : [file.name, file.label ?? ''],
  );
  return searchable([...texts, ...files].join('\n'));
}

function compare(type: ContentTypeDefinition, sorting: Sorting): (a: Entry, b: Entry) => number {
  const newest = (field: 'createdAt' | 'updatedAt') => (a: Entry, b: Entry) =>
    b.item[field].getTime() - a.item[field].getTime();
  switch (sorting) {
    case 'newest':
      return newest('createdAt');
    case 'changed':
      return newest('updatedAt');
    case 'title':
      return (a, b) => collator.compare(a.title, b.title);
    case 'site':
      return (a, b) => {
        for (const { field, direction } of type.order) {
          const order = compareBy(type, field, a.item, b.item);
          if (order !== 0) return direction === 'asc' ? order : -order;
        }
        return 0;
      };
  }
}

function compareBy(type: ContentTypeDefinition, name: string, a: StoredItem, b: StoredItem): number {
  const field = type.fields[name];
  if (!field || isFileField(field)) return a.createdAt.getTime() - b.createdAt.getTime();
  return valueKind(field).compare(field, a.values[name] ?? '', b.values[name] ?? '');
}

/**
 * Searches and sorts all items of a type. Firestore finds no words inside texts, so each process reads a type once
 * and keeps it; later searches read what has changed since by the audit log. Costs nothing until staff search.
 */
export class Search {
  private readonly indexes = new Map<string, Promise<TypeIndex>>();

  constructor(
    private readonly content: StaffContent,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** All items that fit, in the order asked for. */
  async find(type: ContentTypeDefinition, query: SearchQuery): Promise<ItemState[]> {
    const { entries } = await this.current(type);
    const words = wordsIn(query.text);
    const now = this.clock();
    return [...entries.values()]
      .filter(
        ({ item, text, state }) =>
          words.every((isIn) => isIn(text)) &&
          query.where.every(({ field, equals }) => item.values[field] === equals) &&
          (!query.attention || attentionOf(type, item, now).includes(query.attention)) &&
          (!query.state || publicationOf(state, now).state === query.state),
      )
      .sort((a, b) => compare(type, query.sorting)(a, b) || (a.item.id < b.item.id ? -1 : 1))
      .map(({ state }) => state);
  }

  /** All items of a type, as they are in memory, with how each is called. */
  async everything(
    type: ContentTypeDefinition,
  ): Promise<{ state: ItemState; title: string; text: string }[]> {
    return [...(await this.current(type)).entries.values()];
  }

  /** The index as it is now; checks follow each other, so that two at once cannot undo each other's. */
  private current(type: ContentTypeDefinition): Promise<TypeIndex> {
    const before = this.indexes.get(type.path);
    const next = (before ?? this.read(type)).then((index) => this.follow(type, index));
    this.indexes.set(type.path, next);
    next.catch(() => {
      if (this.indexes.get(type.path) === next) this.indexes.delete(type.path);
    });
    return next;
  }

  private async read(type: ContentTypeDefinition): Promise<TypeIndex> {
    const checkedAt = this.clock();
    // What the log holds by now is in the items that are read after it.
    const before = await this.changes(type, checkedAt);
    const followed = new Set(before.map(({ _id }) => _id));
    const index: TypeIndex = { entries: new Map(), checkedAt, followed };
    for await (const states of this.content.all(type, BATCH)) {
      for (const state of states) index.entries.set(state.id, this.entry(type, state));
    }
    return index;
  }

  private async follow(type: ContentTypeDefinition, index: TypeIndex): Promise<TypeIndex> {
    const now = this.clock();
    const changes = await this.changes(type, index.checkedAt);
    const ids = new Set(changes.filter(({ _id }) => !index.followed.has(_id)).map(({ itemId }) => itemId));
    const states = await this.content.several(type, [...ids]);
    for (const id of ids) index.entries.delete(id);
    for (const state of states) index.entries.set(state.id, this.entry(type, state));
    index.checkedAt = now;
    index.followed = new Set(changes.map(({ _id }) => _id));
    return index;
  }

  private changes(type: ContentTypeDefinition, since: Date): Promise<AuditEntry[]> {
    return this.audit.since(type.path, new Date(since.getTime() - OVERLAP_MS));
  }

  private entry(type: ContentTypeDefinition, state: ItemState): Entry {
    const item = newestItem(state);
    return { state, item, title: titleOf(type, item), text: textOf(type, item) };
  }
}
