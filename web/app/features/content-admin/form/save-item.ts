import type { AnyItem, ContentTypeDefinition } from '@content';
import { valueFields } from '@content';
import type { UploadWatch } from '../../../data/admin-content';
import { createItem, updateItem } from '../../../data/admin-content';
import { whoAmI } from '../../../data/admin-session';
import type { FormContent } from './content';
import { contentOf } from './content';
import type { Part } from './parts';
import { carriesFiles, formParts, orderParts, toFormData } from './parts';
import { forgetRefused, sendLarge } from './send-large';
import { preparedContent } from '../pictures/prepared';

/** An earlier try to add the item had arrived, and someone has changed the item since. */
export class ChangedSince extends Error {
  constructor() {
    super('The item was added by an earlier try and has been changed since');
    this.name = 'ChangedSince';
  }
}

/** Fields whose stored text is not the one of the form: an earlier try arrived, and more was typed since. */
function typedSince(type: ContentTypeDefinition, content: FormContent, saved: AnyItem): Part[] {
  const stored = contentOf(type, saved);
  return valueFields(type).flatMap(([name, field]): Part[] => {
    const [typed, now] = [String(content.values[name]).trim(), String(stored.values[name])];
    const same = field.kind === 'number' ? Number(typed) === Number(now) : typed === now;
    return same ? [] : [[name, typed]];
  });
}

async function sendFirst(
  type: ContentTypeDefinition,
  content: FormContent,
  form: { item: AnyItem | undefined; key: string },
  watch: UploadWatch,
): Promise<AnyItem> {
  const { item, key } = form;
  const all = formParts(type, content, item && contentOf(type, item));
  if (item && all.length === 0) return item;
  // A long upload that ends in 401 would have to be sent twice: ask first, which refreshes the session.
  const { parts, rest } = carriesFiles(all)
    ? await sendLarge(all, (await whoAmI()).uid, watch)
    : { parts: all, rest: { signal: watch.signal } };
  const body = toFormData(parts);
  const saved = await (
    item ? updateItem(type.path, item, body, rest) : createItem(type.path, body, key, rest)
  ).catch((error: unknown) => {
    forgetRefused(all, error);
    throw error;
  });
  if (item) return saved;
  const more = typedSince(type, content, saved);
  if (more.length === 0) return saved;
  if (saved._version > 1) throw new ChangedSince();
  return updateItem(type.path, saved, toFormData(more), { signal: watch.signal });
}

/**
 * Saves a form, once its pictures have been made smaller: adds an item, or changes what differs from the one it is based on. New pictures of a list are
 * appended by the server; a second request puts them where the form has them.
 */
export async function saveItem(
  type: ContentTypeDefinition,
  content: FormContent,
  form: { item: AnyItem | undefined; key: string },
  watch: UploadWatch,
): Promise<AnyItem> {
  const ready = await preparedContent(type, content);
  const saved = await sendFirst(type, ready, form, watch);
  const order = orderParts(type, ready, saved);
  return order.length > 0 ? updateItem(type.path, saved, toFormData(order), { signal: watch.signal }) : saved;
}
