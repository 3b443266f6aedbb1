import type { StoreApi } from 'zustand';
import type { ManyState } from './many-store';
import type { Row, RowTexts } from './rows';
import { isUnsent } from './rows';

/** What of a picture fits into local storage; its file is kept beside it under its id. */
interface KeptRow extends RowTexts {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

/** Pictures that were not sent when the tab was closed. */
export interface ManyDraft {
  /** When they were kept, ISO 8601. */
  readonly at: string;
  readonly category: string;
  readonly rows: readonly KeptRow[];
}

const placeOf = (path: string) => `many:${path}:`;

/** Where a screen keeps its pictures of a type: each tab has a place of its own. */
export const newManyKey = (path: string) => placeOf(path) + crypto.randomUUID();

/** The places at which pictures of a type are kept. */
export function manyKeys(store: Storage | null, path: string): string[] {
  const names = Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? '');
  return names.filter((name) => name.startsWith(placeOf(path)));
}

export function makeManyDraft({
  rows,
  category,
  remembered,
}: Pick<ManyState, 'rows' | 'category' | 'remembered'>): ManyDraft {
  const kept = rows.filter(isUnsent).map(({ id, key, file, title, category: own, alt }) => ({
    ...{ id, key, name: file.name, title, category: own, alt },
  }));
  // Texts that wait for their lost files are kept on as well.
  const lost = Object.entries(remembered).map(([name, texts]) => ({
    ...{ id: `lost:${name}`, key: crypto.randomUUID(), name },
    ...texts,
  }));
  return { at: new Date().toISOString(), category, rows: [...kept, ...lost] };
}

/** The kept pictures, or null. What cannot be read is nothing. */
export function readManyDraft(store: Storage | null, key: string): ManyDraft | null {
  try {
    const draft = JSON.parse(store?.getItem(key) ?? 'null') as Partial<ManyDraft> | null;
    const isDraft = typeof draft?.at === 'string' && Array.isArray(draft.rows) && draft.rows.length > 0;
    return isDraft ? (draft as ManyDraft) : null;
  } catch {
    return null;
  }
}

/** Keeps the pictures' texts, or forgets them when there are none; false where the browser has no room. */
export function writeManyDraft(store: Storage | null, key: string, draft: ManyDraft): boolean {
  try {
    if (draft.rows.length === 0) store?.removeItem(key);
    else store?.setItem(key, JSON.stringify(draft));
    return store !== null;
  } catch {
    return false;
  }
}

/** Brings kept pictures back; the texts of those whose files are gone wait for the file of that name. */
export function restoreMany(
  store: StoreApi<ManyState>,
  draft: ManyDraft,
  files: ReadonlyMap<string, File>,
): void {
  const rows = draft.rows.flatMap(({ id, key, title, category, alt }): Row[] => {
    const file = files.get(id);
    if (!file) return [];
    return [{ id, key, file, title, category, alt, problems: [], state: { name: 'waiting' } }];
  });
  const lost = draft.rows.filter(({ id }) => !files.has(id));
  const remembered = lost.map(({ name, title, category, alt }) => [name, { title, category, alt }] as const);
  store.getState().restore({ rows, category: draft.category, remembered: Object.fromEntries(remembered) });
}
