import type { ContentTypeDefinition } from '@content';
import type { Person } from '@content/api/contract';
import { planSave } from '../domain/publishing';
import type { Items } from '../store/items';
import type { Content } from '../model/content';

/** Publishes an item without files, past the API. Returns its id. */
export async function publishItem(
  items: Items,
  type: ContentTypeDefinition,
  content: Content,
  person: Person,
): Promise<string> {
  const id = items.newId(type);
  await items.create(type, id, (now) => planSave(null, id, content, {}, now), { person });
  return id;
}

/** Publishes another content of an item, past the API. */
export async function republishItem(
  items: Items,
  type: ContentTypeDefinition,
  id: string,
  content: Content,
  person: Person,
): Promise<void> {
  const change: Parameters<Items['update']>[3] = (current, now) => planSave(current, id, content, {}, now);
  await items.update(type, id, undefined, change, { person });
}
