import type { ContentTypeDefinition } from '@content';
import { contentTypes } from '@content';
import type { Services } from '../services';
import { ORIGINALS, SERVED, TRASH } from '../store/files';
import { ORIGINAL_NAME, variantName } from '../store/rendition-names';
import { trashPosition } from '../store/documents';
import { filesOfState, openFiles } from '../store/editions';
import type { TrashedItem } from '../store/items';
import type { StoredFile, StoredPicture } from '../store/stored';
import { allFiles } from '../store/stored';

function variantsOf({ widths }: Pick<StoredPicture, 'widths'>): string[] {
  return widths.flatMap((width) => [variantName(width, 'avif'), variantName(width, 'webp')]);
}

function objectsOf(path: string, id: string, file: StoredFile): string[] {
  const folder = `${path}/${id}/${file.uploadId}/`;
  const served = (names: readonly string[]) => names.map((name) => `${SERVED}${folder}${name}`);
  if (file.kind === 'document') return served([file.name, ...(file.cover ? variantsOf(file.cover) : [])]);
  return [...served(variantsOf(file)), `${ORIGINALS}${folder}${ORIGINAL_NAME}`];
}

async function everything<T>(page: (last?: T) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let batch = await page(); batch.length > 0; batch = await page(all.at(-1))) all.push(...batch);
  return all;
}

async function expectedObjects(services: Services, type: ContentTypeDefinition) {
  const { documents, content, versions } = services;
  const live = await content.states(type);
  const trashed = await everything<TrashedItem>((last) =>
    documents.listTrash({ type, limit: 500, after: last && trashPosition(last) }),
  );
  const open = new Set<string>();
  const closed = new Set<string>();
  const note = (into: Set<string>, id: string, files: readonly StoredFile[]) => {
    for (const name of files.flatMap((file) => objectsOf(type.path, id, file))) into.add(name);
  };
  for (const state of live) {
    note(open, state.id, openFiles(state));
    note(closed, state.id, filesOfState(state));
    for (const version of await versions.list(type, state.id)) note(closed, state.id, allFiles(version));
  }
  for (const { state } of trashed) {
    note(closed, state.id, filesOfState(state));
    for (const version of await versions.list(type, state.id)) note(closed, state.id, allFiles(version));
  }
  return {
    ids: live.map(({ id }) => id),
    trashedIds: trashed.map(({ state }) => state.id),
    objects: [...open, ...[...closed].filter((name) => !open.has(name)).map((name) => TRASH + name)],
  };
}

/** Differences between Firestore and Storage. */
export interface Integrity {
  /** path/id of every item, and of every deleted one. */
  readonly ids: ReadonlySet<string>;
  readonly trashedIds: ReadonlySet<string>;
  /** Objects that a document names and that are not there. */
  readonly missing: readonly string[];
  /** Objects that no document names. */
  readonly orphans: readonly string[];
}

/** Compares every document with every object. */
export async function checkIntegrity(services: Services): Promise<Integrity> {
  const ids = new Set<string>();
  const trashedIds = new Set<string>();
  const expected = new Set<string>();
  for (const type of contentTypes) {
    const found = await expectedObjects(services, type);
    for (const id of found.ids) ids.add(`${type.path}/${id}`);
    for (const id of found.trashedIds) trashedIds.add(`${type.path}/${id}`);
    for (const name of found.objects) expected.add(name);
  }
  const roots = [SERVED, ORIGINALS, TRASH];
  const present = new Set((await Promise.all(roots.map((root) => services.files.namesUnder(root)))).flat());
  return {
    ids,
    trashedIds,
    missing: [...expected].filter((name) => !present.has(name)),
    orphans: [...present].filter((name) => !expected.has(name)),
  };
}
