import type { ContentTypeDefinition } from '@content';
import { contentTypes } from '@content';
import type { Services } from '../services';
import { ORIGINALS, SERVED, TRASH } from '../store/files';
import { shareName, variantName } from '../store/picture-names';
import type { TrashedItem } from '../store/documents';
import { trashPosition } from '../store/documents';
import type { StoredFile, StoredItem } from '../store/stored';
import { allFiles } from '../store/stored';

function objectsOf(path: string, id: string, file: StoredFile): string[] {
  const folder = `${path}/${id}/${file.uploadId}/`;
  if (file.kind === 'document') return [`${SERVED}${folder}${file.name}`];
  const variants = file.widths.flatMap((width) => [
    variantName(file.stem, width, 'avif'),
    variantName(file.stem, width, 'webp'),
  ]);
  return [
    ...[...variants, shareName(file.stem)].map((name) => `${SERVED}${folder}${name}`),
    `${ORIGINALS}${folder}${file.name}`,
  ];
}

async function everything<T>(page: (last?: T) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let batch = await page(); batch.length > 0; batch = await page(all.at(-1))) all.push(...batch);
  return all;
}

async function expectedObjects(services: Services, type: ContentTypeDefinition) {
  const { documents } = services;
  const live = await everything<StoredItem>((last) => documents.all(type, 500, last?.id));
  const trashed = await everything<TrashedItem>((last) =>
    documents.listTrash({ type, limit: 500, after: last && trashPosition(last) }),
  );
  return {
    ids: live.map((item) => item.id),
    trashedIds: trashed.map(({ item }) => item.id),
    objects: [
      ...live.flatMap((item) => allFiles(item).flatMap((file) => objectsOf(type.path, item.id, file))),
      ...trashed.flatMap(({ item }) =>
        allFiles(item).flatMap((file) => objectsOf(type.path, item.id, file).map((name) => TRASH + name)),
      ),
    ],
  };
}

/** What lies in Firestore and in Storage, compared. */
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
