import { type AnyItem, type ContentTypeDefinition, valueFields } from '@content';
import { isSameInput } from '@content/read-values';
import { valueIn } from '@content/translations';
import { browserStorage } from '../drafts/draft-store';
import { type FormContent, contentOf, withField } from '../form/content';
import { ApiProblem } from '../../../data/admin-client';
import { type UploadWatch, createItem, updateItem } from '../../../data/admin-content';
import { forgetArrival, uploadLarge } from '../../../data/admin-uploads/upload-large';
import { type Part, splitBySize, carriesFiles, formParts, toFormData } from './parts';
import { whoAmI } from '../../../data/admin-session';
import { preparedContent } from '../pictures/prepared';
import { type PublishOptions, asksForChange, AS_IT_IS, optionParts } from '../form/publish-options';

/** The files of a form's first attempt to add its item, by the form's key; also stored beside the drafts. */
const tries = new Map<string, string>();
const storageKey = (key: string) => `tried:${key}`;

const tagOf = ({ files }: FormContent, name: string) => (files[name] ?? []).map(({ id }) => id).join(' ');

function read(key: string): Readonly<Record<string, string>> | null {
  const text = tries.get(key) ?? browserStorage()?.getItem(storageKey(key));
  return text ? (JSON.parse(text) as Record<string, string>) : null;
}

/** Notes which files a form sends when it first attempts to add its item. */
function noteFirstTry(key: string, content: FormContent): void {
  if (read(key)) return;
  const tags = Object.keys(content.files).map((name) => [name, tagOf(content, name)]);
  const text = JSON.stringify(Object.fromEntries(tags));
  tries.set(key, text);
  try {
    browserStorage()?.setItem(storageKey(key), text);
  } catch {
    // No room: this tab remembers it.
  }
}

/** File fields that have changed since the first attempt, whose response may have been lost. */
function chosenSince(key: string, content: FormContent): string[] {
  const first = read(key);
  return first ? Object.keys(content.files).filter((name) => first[name] !== tagOf(content, name)) : [];
}

/** The item is there. */
function forgetFirstTry(key: string): void {
  tries.delete(key);
  browserStorage()?.removeItem(storageKey(key));
}

type FilePart = readonly [string, File];
const isFile = (part: Part): part is FilePart => typeof part[1] !== 'string' && part[1].size > 0;
const largeParts = (parts: readonly Part[]) =>
  splitBySize(parts.filter(isFile), ([, file]) => file.size).large;

/**
 * Sends the files that are too large for a request, and returns the parts in which the API finds them, with the watch
 * of that request: its progress goes on where theirs ended.
 */
async function sendLarge(
  parts: readonly Part[],
  uid: string,
  watch: UploadWatch,
): Promise<{ parts: readonly Part[]; rest: UploadWatch }> {
  const { onProgress, onWaiting, signal } = watch;
  const large = largeParts(parts);
  if (large.length === 0) return { parts, rest: watch };
  const bytesOf = (list: readonly Part[]) => list.reduce((sum, [, file]) => sum + (file as File).size, 0);
  const total = bytesOf(parts.filter(isFile));
  const tell = (bytes: number) => onProgress?.(Math.floor((bytes / total) * 100));

  const claims = new Map<Part, readonly Part[]>();
  let done = 0;
  for (const part of large) {
    const [name, file] = part;
    const before = done;
    const uploadId = await uploadLarge(file, uid, {
      onBytes: (bytes) => tell(before + bytes),
      onWaiting: (waiting) => onWaiting?.(waiting),
      signal,
    });
    done += file.size;
    claims.set(part, [
      [name, `upload:${uploadId}`],
      [`${name}Name`, file.name],
    ]);
  }
  onWaiting?.(false);
  tell(done);
  return {
    parts: parts.flatMap((part) => claims.get(part) ?? [part]),
    rest: {
      signal,
      onProgress: (percent) => tell(done + ((total - done) * percent) / 100),
    },
  };
}

/** The API has claimed the large files: for another item they have to be sent again. */
async function forgetTaken(parts: readonly Part[], uid: string): Promise<void> {
  await Promise.all(largeParts(parts).map(([, file]) => forgetArrival(file, uid)));
}

/** After a refusal: files that the API did not find or did not accept have to be sent again. */
async function forgetRefused(parts: readonly Part[], uid: string, error: unknown): Promise<void> {
  if (!(error instanceof ApiProblem)) return;
  const refused = new Set(error.problem.errors?.map(({ field }) => field));
  const gone = largeParts(parts).filter(([name]) => refused.has(name));
  await Promise.all(gone.map(([, file]) => forgetArrival(file, uid)));
}

/** The content of a form, and the item it is based on, which is absent for a new one. */
export interface SaveInput {
  readonly content: FormContent;
  readonly base: AnyItem | undefined;
  /** Idempotency-Key of the form, under which a new item is added. */
  readonly key: string;
  /** Without options the state stays as it is. */
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
 * The changes of the form since an earlier try has added the item: texts that are not the stored ones, and files chosen
 * since that try.
 */
function changedSince(
  type: ContentTypeDefinition,
  key: string,
  content: FormContent,
  saved: AnyItem,
): Part[] {
  const stored = contentOf(type, saved);
  const texts = valueFields(type).flatMap(([name, field]): Part[] => {
    const given = content.values[name];
    if (given === undefined) return []; // a form of some of the fields
    const typed = String(given).trim();
    return isSameInput(field, typed, valueIn(type, saved, name)) ? [] : [[name, typed]];
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

/** Saves a form after reducing its pictures: adds an item, or changes what differs from the one it is based on. */
export async function saveItem(
  type: ContentTypeDefinition,
  { content: given, base: item, key, options = AS_IT_IS }: SaveInput,
  watch: UploadWatch,
): Promise<AnyItem> {
  const { path } = type;
  const content = await preparedContent(type, given);
  const parts = formParts(type, content, item && contentOf(type, item));
  if (item) {
    if (parts.length === 0 && !asksForChange(item, options)) return item;
    const all = [...parts, ...optionParts(options)];
    return sendParts(all, watch, (body, rest) => updateItem(path, item, body, rest));
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
  return now;
}
