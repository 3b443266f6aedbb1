import { getFirestore } from 'firebase-admin/firestore';
import { contentTypeAt, type ContentPath, type ContentTypeDefinition } from '@content';
import { createServices } from '../../functions/src/services';
import type { Content } from '../../functions/src/model/content';
import { publishItem } from '../../functions/src/testing/items';
import { undoLater } from './undo';

const person = { uid: 'past-the-api', email: 'past-the-api@example.org', displayName: 'Past the API' };
type Values = Content['values'];

/**
 * Copies an item so many times, past the API, which would take a while for a long list: the copies share its files.
 * `values` says what is different in copy 1, 2, …; each is a millisecond newer than the one before.
 */
export async function copyItem(
  path: ContentPath,
  id: string,
  times: number,
  values: (copy: number) => Values,
): Promise<void> {
  const type = contentTypeAt(path) as ContentTypeDefinition;
  const original = await createServices().items.get(type, id);
  if (!original?.published) throw new Error(`There is no ${path}/${id}`);
  const { createdAt, published } = original;
  for (let copy = 1; copy <= times; copy += 1) {
    const at = new Date(createdAt.getTime() + copy);
    const { items } = createServices({ clock: () => at });
    const content = { values: { ...published.values, ...values(copy) }, files: published.files };
    const own = await publishItem(items, type, content, person);
    undoLater(() => createServices().items.remove(type, own, undefined, { person }));
  }
}

/** Forgets how the site is doing: what has run, and errors. */
export const dropOperations = () => getFirestore().recursiveDelete(getFirestore().collection('operations'));
