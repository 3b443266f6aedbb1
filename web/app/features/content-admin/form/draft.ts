import type { AnyItem, ContentTypeDefinition } from '@content';
import { fileFields } from '@content';
import type { InputValue } from '@content/kinds/kind';
import type { FormContent, FormFile } from './content';
import { contentOf, emptyContent } from './content';

/** A file of a form: a stored one, or a chosen one by its name; its bytes are kept elsewhere, where there is room. */
interface FileNote {
  readonly id: string;
  readonly alt: string;
  readonly fresh?: string;
}

/** A content as text: what fits into the browser's local storage. */
interface Snapshot {
  readonly values: Readonly<Record<string, InputValue>>;
  readonly files: Readonly<Record<string, readonly FileNote[]>>;
}

/** What was typed and not saved, as this browser keeps it. */
export interface Draft {
  /** The version it was based on; null for a new item. */
  readonly version: number | null;
  /** When it was kept, ISO 8601. */
  readonly at: string;
  /** Idempotency-Key of the form. */
  readonly key: string;
  readonly base: Snapshot;
  readonly mine: Snapshot;
  /** Names of chosen files: those that could not be kept have to be chosen again. */
  readonly lostFiles: readonly string[];
}

const placeOf = (path: string, id: string | undefined) => `draft:${path}:${id ?? 'new'}:`;

/** Under which name a form keeps its draft of an item (or of a new one): each form has a place of its own. */
export const draftKey = (path: string, id: string | undefined, key: string) => placeOf(path, id) + key;

/** The browser's local storage, or null where it is blocked. */
export function draftStore(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function snapshot({ values, files }: FormContent): Snapshot {
  const kept = Object.entries(files).map(([name, list]) => [
    name,
    list.map(({ id, alt, fresh }): FileNote => (fresh ? { id, alt, fresh: fresh.name } : { id, alt })),
  ]);
  return { values, files: Object.fromEntries(kept) as Snapshot['files'] };
}

/** A draft of a form. `item` is what it was based on, absent for a new one. */
export function makeDraft(
  type: ContentTypeDefinition,
  mine: FormContent,
  key: string,
  item?: AnyItem,
  now = new Date(),
): Draft {
  return {
    version: item?._version ?? null,
    at: now.toISOString(),
    key,
    base: snapshot(item ? contentOf(type, item) : emptyContent(type)),
    mine: snapshot(mine),
    lostFiles: Object.values(mine.files).flatMap((list) =>
      list.flatMap(({ fresh }) => (fresh ? [fresh.name] : [])),
    ),
  };
}

/** Chosen files that this browser has kept, by id. */
type KeptFiles = ReadonlyMap<string, File>;

function revive(
  type: ContentTypeDefinition,
  { values, files }: Snapshot,
  current: FormContent,
  kept: KeptFiles,
): FormContent {
  const entries = fileFields(type).map(([name]): [string, FormFile[]] => [
    name,
    (files[name] ?? []).flatMap(({ id, alt }): FormFile[] => {
      const stored = current.files[name]?.find((file) => file.id === id)?.stored;
      const fresh = kept.get(id);
      if (stored) return [{ id, alt, stored }];
      return fresh ? [{ id, alt, fresh }] : [];
    }),
  ]);
  return { values: { ...current.values, ...values }, files: Object.fromEntries(entries) };
}

/** The two contents in a draft, with the stored files that the item still has and the chosen ones that were kept. */
export function reviveDraft(
  type: ContentTypeDefinition,
  draft: Draft,
  item?: AnyItem,
  kept: KeptFiles = new Map(),
): { base: FormContent; mine: FormContent } {
  const current = item ? contentOf(type, item) : emptyContent(type);
  return { base: revive(type, draft.base, current, kept), mine: revive(type, draft.mine, current, kept) };
}

/** Names of the chosen files of a draft that were not kept: they have to be chosen again. */
export function missingFiles(draft: Draft, kept: KeptFiles): string[] {
  const notes = Object.values(draft.mine.files).flat();
  const there = notes.flatMap(({ id, fresh }) => (fresh !== undefined && kept.has(id) ? [fresh] : []));
  return draft.lostFiles.filter((name) => {
    const at = there.indexOf(name);
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
}

function isDraft(value: unknown): value is Draft {
  const draft = value as Partial<Draft> | null;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    typeof draft.at === 'string' &&
    typeof draft.key === 'string' &&
    typeof draft.base?.values === 'object' &&
    typeof draft.mine?.values === 'object' &&
    Array.isArray(draft.lostFiles)
  );
}

function parsed(text: string | null): Draft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** The drafts kept for an item (or for new ones), newest first. What cannot be read is no draft. */
export function readDrafts(store: Storage | null, path: string, id?: string): Draft[] {
  if (!store) return [];
  const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
  return names
    .filter((name) => name.startsWith(placeOf(path, id)))
    .flatMap((name) => parsed(store.getItem(name)) ?? [])
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Keeps a draft at the place of its form; false when the browser has no room for it. */
export function writeDraft(
  store: Storage | null,
  path: string,
  id: string | undefined,
  draft: Draft,
): boolean {
  try {
    store?.setItem(draftKey(path, id, draft.key), JSON.stringify(draft));
    return store !== null;
  } catch {
    return false;
  }
}

/** Forgets the draft that a form keeps of an item. */
export function dropDraft(store: Storage | null, path: string, id: string | undefined, key: string): void {
  store?.removeItem(draftKey(path, id, key));
}
