import { getFirestore } from 'firebase-admin/firestore';
import { contentTypeAt, type ContentPath, type ContentTypeDefinition } from '@content';
import { createServices } from '../../functions/src/services';
import type { Content } from '../../functions/src/store/stored';
import { publishItem } from '../../functions/src/testing/items';
import { undoLater } from './undo';

const person = { uid: 'past-the-api', email: 'past-the-api@example.org', displayName: 'Past the API' };
type Values = Content['values'];

const typeAt = (path: ContentPath) => contentTypeAt(path) as ContentTypeDefinition;

/** Publishes an item past the API: also an incomplete one, which no form lets through. Returns its id. */
export async function putItem(
  path: ContentPath,
  values: Values,
  files = {},
  at = new Date(),
): Promise<string> {
  const { items } = createServices({ clock: () => at });
  const id = await publishItem(items, typeAt(path), { values, files }, person);
  undoLater(() => createServices().items.remove(typeAt(path), id, undefined, { person }));
  return id;
}

/**
 * Copies an item so many times, past the API, which would take a while for a long list: the copies share its files.
 * `values` says what is different in copy 1, 2, …; each is a millisecond newer than the one before. Returns the id of the last.
 */
export async function copyItem(
  path: ContentPath,
  id: string,
  times: number,
  values: (copy: number) => Values,
): Promise<string> {
  const original = await createServices().items.get(typeAt(path), id);
  if (!original?.published) throw new Error(`There is no ${path}/${id}`);
  const { createdAt, published } = original;
  let last = id;
  for (let copy = 1; copy <= times; copy += 1) {
    const at = new Date(createdAt.getTime() + copy);
    last = await putItem(path, { ...published.values, ...values(copy) }, published.files, at);
  }
  return last;
}

/** Forgets how the site is doing: what has run, and errors. */
export const dropOperations = () => getFirestore().recursiveDelete(getFirestore().collection('operations'));
