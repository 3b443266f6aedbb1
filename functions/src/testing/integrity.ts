import { type ContentTypeDefinition, contentTypes } from '@content';
import type { Services } from '../services';
import { MEDIA } from '../store/files';
import { ORIGINAL_NAME, servedNames } from '../model/rendition-names';
import { filesOfState } from '../model/item-state';
import { allFiles, type StoredFile } from '../model/content';

function objectsOf(file: StoredFile): string[] {
  const names = [...servedNames(file), ...(file.kind === 'picture' ? [ORIGINAL_NAME] : [])];
  return names.map((name) => `${MEDIA}${file.media}/${name}`);
}

async function expectedObjects(services: Services, type: ContentTypeDefinition) {
  const { content, trash, versions } = services;
  const live = await content.states(type);
  const trashed = await trash.list(type, 100_000);
  const objects: string[] = [];
  for (const state of [...live, ...trashed.map((each) => each.state)]) {
    objects.push(...filesOfState(state).flatMap(objectsOf));
    for (const version of await versions.list(type, state.id))
      objects.push(...allFiles(version).flatMap(objectsOf));
  }
  return { ids: live.map(({ id }) => id), trashedIds: trashed.map(({ state }) => state.id), objects };
}

/**
 * Compares every document with every object: path/id of every item and of every deleted one, the objects that a document
 * names and that are not there, and those of media that have no document. `types` are those that there are items of.
 */
export async function checkIntegrity(
  services: Services,
  types: readonly ContentTypeDefinition[] = contentTypes,
) {
  const ids = new Set<string>();
  const trashedIds = new Set<string>();
  const expected = new Set<string>();
  for (const type of types) {
    const found = await expectedObjects(services, type);
    for (const id of found.ids) ids.add(`${type.path}/${id}`);
    for (const id of found.trashedIds) trashedIds.add(`${type.path}/${id}`);
    for (const name of found.objects) expected.add(name);
  }
  const media = await services.media.all();
  const present = new Set(await services.files.namesUnder(MEDIA));
  return {
    ids,
    trashedIds,
    missing: [...expected].filter((name) => !present.has(name)),
    orphans: [...present].filter((name) => !media.has(name.split('/')[1] ?? '')),
  };
}
