import type { AnyItem, ContentTypeDefinition } from '@content';
import { valueFields } from '@content';
import { isSameInput } from '@content/read-values';
import { ApiProblem } from '../../../data/admin-client';
import type { UploadWatch } from '../../../data/admin-content';
import { createItem, updateItem } from '../../../data/admin-content';
import { whoAmI } from '../../../data/admin-session';
import type { FormContent } from '../form/content';
import { contentOf, withField } from '../form/content';
import { preparedContent } from '../pictures/prepared';
import { chosenSince, forgetFirstTry, noteFirstTry } from './first-try';
import type { PublishOptions } from '../form/publish-options';
import { asksForChange, AS_IT_IS, optionParts } from '../form/publish-options';
import type { Part } from './parts';
import { carriesFiles, formParts, orderParts, toFormData } from './parts';
import { forgetRefused, forgetTaken, sendLarge } from './send-large';

/** What is to be saved: the content of a form, and the item it is based on, which is absent for a new one. */
export interface SaveInput {
  readonly content: FormContent;
  readonly base: AnyItem | undefined;
  /** Idempotency-Key of the form, under which a new item is added. */
  readonly key: string;
  /** What is to become of what is saved; without one it stays as it is. */
  readonly options?: PublishOptions | undefined;
}

/** An earlier try to add the item had arrived, and someone has changed the item since. */
export class ChangedSince extends Error {
  constructor() {
    super('The item was added by an earlier try and has been changed since');
    this.name = 'ChangedSince';
  }
}

/**
 * What the form has of an item that an earlier try had added already: texts that are not the stored ones, and files
 * chosen since that try.
 */
function changedSince(
  type: ContentTypeDefinition,
  key: string,
  content: FormContent,
  saved: AnyItem,
): Part[] {
  const stored = contentOf(type, saved);
  const texts = valueFields(type).flatMap(([name, field]): Part[] => {
    const typed = String(content.values[name]).trim();
    return isSameInput(field, typed, saved[name]) ? [] : [[name, typed]];
  });
  const files = chosenSince(key, content).reduce((all, name) => withField(name, all, content), stored);
  return [...texts, ...formParts(type, files, stored)];
}

/** Sends the parts of a form, the large files of them before; `send` makes the request with what is left. */
async function sendParts(
  parts: readonly Part[],
  watch: UploadWatch,
  send: (body: FormData, watch: UploadWatch) => Promise<AnyItem>,
): Promise<AnyItem> {
  if (!carriesFiles(parts)) return send(toFormData(parts), { signal: watch.signal });
  // A long upload that ends in 401 would have to be sent twice: ask first, which refreshes the session.
  const { uid } = await whoAmI();
  const ready = await sendLarge(parts, uid, watch);
  try {
    const saved = await send(toFormData(ready.parts), ready.rest);
    await forgetTaken(parts, uid);
    return saved;
  } catch (error) {
    await forgetRefused(parts, uid, error);
    throw error;
  }
}

/** `isAsSent`: pictures are in the order in which they were sent, and not in one that an earlier try has given them. */
async function sendFirst(
  type: ContentTypeDefinition,
  content: FormContent,
  { base: item, key, options = AS_IT_IS }: Omit<SaveInput, 'content'>,
  watch: UploadWatch,
): Promise<{ saved: AnyItem; isAsSent: boolean }> {
  const { path } = type;
  const parts = formParts(type, content, item && contentOf(type, item));
  if (item) {
    if (parts.length === 0 && !asksForChange(item, options)) return { saved: item, isAsSent: true };
    const all = [...parts, ...optionParts(options)];
    const saved = await sendParts(all, watch, (body, rest) => updateItem(path, item, body, rest));
    return { saved, isAsSent: true };
  }
  noteFirstTry(key, content);
  const first = [...parts, ...optionParts(options)];
  const saved = await sendParts(first, watch, (body, rest) => createItem(path, body, key, rest)).catch(
    (error: unknown) => {
      if (error instanceof ApiProblem && error.problem.status < 500) forgetFirstTry(key); // refused: nothing was added
      throw error;
    },
  );
  const changed = changedSince(type, key, content, saved);
  // The first try may have asked for something else, as a draft where this one publishes.
  const more = [...changed, ...(asksForChange(saved, options) ? optionParts({ ...options, note: '' }) : [])];
  if (more.length > 0 && saved._version > 1) throw new ChangedSince();
  const now =
    more.length > 0
      ? await sendParts(more, watch, (body, rest) => updateItem(path, saved, body, rest))
      : saved;
  forgetFirstTry(key);
  return { saved: now, isAsSent: more.length > 0 || now._version === 1 };
}

/**
 * Saves a form, once its pictures have been made smaller: adds an item, or changes what differs from the one it is
 * based on. New pictures of a list are appended by the server; a second request puts them where the form has them.
 */
export async function saveItem(
  type: ContentTypeDefinition,
  input: SaveInput,
  watch: UploadWatch,
): Promise<AnyItem> {
  const ready = await preparedContent(type, input.content);
  const { saved, isAsSent } = await sendFirst(type, ready, input, watch);
  const moves = isAsSent ? orderParts(type, ready, saved) : [];
  return moves.length > 0 ? updateItem(type.path, saved, toFormData(moves), { signal: watch.signal }) : saved;
}
