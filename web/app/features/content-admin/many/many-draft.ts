import { draftKey } from '../drafts/draft-store';
import { type ForAll, type KeptRow, type ManyFields, type Row, isQueued, isUnsent } from './rows';

/** Pictures that were not added when the tab was closed, and the choices for all. */
export interface ManyDraft extends ForAll {
  /** When they were kept, ISO 8601. */
  readonly at: string;
  readonly rows: readonly KeptRow[];
  /** Ids of those that were being added or waited for the connection: they are added automatically. */
  readonly queued: readonly string[];
}

/** Pictures of an earlier visit, until the person has decided about them. */
export interface ManyOffer {
  readonly key: string;
  readonly draft: ManyDraft;
  readonly files: ReadonlyMap<string, File>;
}

/** What the storage keys of such drafts begin with behind the person. */
export const MANY = 'many';

/** The storage key of the pictures of a type, of which each person has one. */
export const manyKey = (path: string): string => draftKey(MANY, path);

/** The draft of the screen; null when nothing on it is unsent. */
export function makeManyDraft(rows: readonly Row[], forAll: ForAll): ManyDraft | null {
  const unsent = rows
    .filter(isUnsent)
    .map(({ file: _file, item: _item, problems: _problems, state: _state, ...row }): KeptRow => row);
  const queued = rows.filter(isQueued).map(({ id }) => id);
  return unsent.length > 0 ? { ...forAll, at: new Date().toISOString(), rows: unsent, queued } : null;
}

/** How a kept picture is called: its title, or else its file's name. */
export const nameOfRow = ({ title }: ManyFields, { values, name }: KeptRow): string =>
  values[title[0]] || name;
