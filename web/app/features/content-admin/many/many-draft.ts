import type { StoreApi } from 'zustand';
import { createDraftStore, type StoredDraft } from '../drafts/draft-store';
import { type ForAll, type ManyFields, type Row, type RowTexts, isPromised, isUnsent } from './rows';
import type { ManyState } from './many-store';

/** A picture as local storage has it; its file is stored under its id. */
interface StoredRow extends RowTexts, Pick<Row, 'id' | 'key' | 'to'> {
  /** The name of its file. */
  readonly name: string;
}

/** Pictures that were not sent when the tab was closed, and the choices for all. */
export interface ManyDraft extends ForAll {
  /** When they were kept, ISO 8601. */
  readonly at: string;
  readonly rows: readonly StoredRow[];
  /** Ids of those that were on their way or waited for the connection: they are sent by themselves. */
  readonly promised: readonly string[];
  /** The uid of the person who chose them. */
  readonly owner?: string | null;
}

/** Pictures of an earlier visit, until the person has decided about them. */
export type ManyOffer = StoredDraft<ManyDraft>;

export const manyPrefix = (path: string) => `many:${path}:`;

/** The storage key of a screen's pictures: each tab has its own. */
export const newManyKey = (path: string) => manyPrefix(path) + crypto.randomUUID();

export function isManyDraft(value: unknown): value is ManyDraft {
  const draft = value as Partial<ManyDraft> | null;
  return (
    typeof draft?.at === 'string' &&
    typeof draft.values === 'object' &&
    Array.isArray(draft.promised) &&
    Array.isArray(draft.rows) &&
    draft.rows.length > 0
  );
}

export const bulkDrafts = createDraftStore(isManyDraft);

/** The draft of the screen; null when nothing on it is unsent. */
export function makeManyDraft({
  rows,
  forAll,
  remembered,
}: Pick<ManyState, 'rows' | 'forAll' | 'remembered'>): ManyDraft | null {
  const unsent = rows.filter(isUnsent).map(({ id, key, file, values, alt, people, to }): StoredRow => {
    return { id, key, name: file.name, values, alt, people, to };
  });
  // Texts that wait for their lost files are kept on as well.
  const lost = Object.entries(remembered).map(([name, texts]): StoredRow => {
    return { ...texts, id: `lost:${name}`, key: crypto.randomUUID(), name, to: 'published' };
  });
  const all = [...unsent, ...lost];
  const promised = rows.filter(isPromised).map(({ id }) => id);
  return all.length > 0 ? { ...forAll, at: new Date().toISOString(), rows: all, promised } : null;
}

/** Those of the kept pictures that can be sent by themselves. */
export const readyToSend = ({ draft, files }: ManyOffer): string[] =>
  draft.promised.filter((id) => files.has(id));

/** How a kept picture is called: its title, or else its file's name. */
export const nameOfRow = ({ title }: ManyFields, { values, name }: StoredRow): string =>
  values[title[0]] || name;

/** Brings kept pictures back; the texts of those whose files are gone wait for the file of that name. */
export function restoreMany(
  store: StoreApi<ManyState>,
  draft: ManyDraft,
  files: ReadonlyMap<string, File>,
): void {
  const rows = draft.rows.flatMap(({ name: _, ...row }): Row[] => {
    const file = files.get(row.id);
    return file ? [{ ...row, file, problems: [], state: { name: 'waiting' } }] : [];
  });
  const lost = draft.rows.filter(({ id }) => !files.has(id));
  store.getState().restore({
    rows,
    forAll: { values: draft.values, people: draft.people },
    remembered: Object.fromEntries(
      lost.map(({ name, values, alt, people }) => [name, { values, alt, people }]),
    ),
  });
}
