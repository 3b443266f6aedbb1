import { createDraftStore, type StoredDraft } from '../drafts/draft-store';
import { type ForAll, type KeptRow, type ManyFields, type Row, isPromised, isUnsent } from './rows';

/** Pictures that were not added when the tab was closed, and the choices for all. */
export interface ManyDraft extends ForAll {
  /** When they were kept, ISO 8601. */
  readonly at: string;
  readonly rows: readonly KeptRow[];
  /** Ids of those that were being added or waited for the connection: they are added automatically. */
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
export function makeManyDraft(rows: readonly Row[], forAll: ForAll): ManyDraft | null {
  const unsent = rows
    .filter(isUnsent)
    .map(({ file: _file, item: _item, problems: _problems, state: _state, ...row }): KeptRow => row);
  const promised = rows.filter(isPromised).map(({ id }) => id);
  return unsent.length > 0 ? { ...forAll, at: new Date().toISOString(), rows: unsent, promised } : null;
}

/** How a kept picture is called: its title, or else its file's name. */
export const nameOfRow = ({ title }: ManyFields, { values, name }: KeptRow): string =>
  values[title[0]] || name;
