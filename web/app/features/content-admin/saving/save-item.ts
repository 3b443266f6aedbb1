import { type AnyItem, type ContentTypeDefinition, type FileField, fileFields, valueFields } from '@content';
import { captionPart, detailsPart, fileKind } from '@content/kinds/registry';
import { isSameInput } from '@content/read-values';
import { valueIn } from '@content/translations';
import { type PublishOptions, asksForChange, AS_IT_IS, optionParts } from '@content/publishing-status';
import { languages } from '@site/locale';
import { browserStorage } from '../drafts/draft-store';
import { type FormContent, type FormFile, formContentOf, sameField, withField } from '../form/content';
import { ApiProblem } from '../../../data/admin-client';
import { type UploadWatch, createItem, updateItem } from '../../../data/admin-content';
import {
  type FormPart,
  type Part,
  forgetLarge,
  forgetRefused,
  isWithoutBytes,
  LargeFile,
  largeFiles,
  sendLarge,
} from './large-parts';
import { whoAmI } from '../../../data/admin-session';
import { preparedContent } from '../pictures/prepared';

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

/**
 * The order in which the server numbers the files of a field, for texts and details: kept files first, then the new ones,
 * the large ones and those used once more last.
 */
const serverOrder = (files: readonly FormFile[], large: ReadonlySet<File>): FormFile[] => [
  ...files.filter(({ stored }) => stored),
  ...files.filter(({ fresh }) => fresh && !large.has(fresh)),
  ...files.filter(({ fresh }) => fresh && large.has(fresh)),
  ...files.filter(({ reused }) => reused),
];

/** The order of the form: the addresses of kept files, and the numbers of new ones as the server counts them. */
function orderOf(files: readonly FormFile[], ordered: readonly FormFile[]): string[] {
  const added = ordered.filter(({ stored }) => !stored);
  return files.map((file) => file.stored?.address ?? `new:${added.indexOf(file)}`);
}

function reusedParts(field: FileField, files: readonly FormFile[]): Part[] {
  return files.flatMap(({ reused }): Part[] => (reused ? [[field.upload, `media:${reused.media}`]] : []));
}

/** Details of pictures beside their descriptions, in their order; nothing where there are none. */
function detailsParts(field: FileField, files: readonly FormFile[]): Part[] {
  const part = detailsPart(field);
  if (part === null) return [];
  // A picture that is used once more is shown as it is there.
  const all = files.map(({ reused, details }) => {
    const { crop, focus } = reused?.kind === 'picture' ? reused : {};
    return { ...(crop && { crop }), ...(focus && { focus }), ...details };
  });
  if (all.every((details) => Object.keys(details).length === 0)) return [];
  return all.map((details) => [part, Object.keys(details).length > 0 ? JSON.stringify(details) : '']);
}

/** Texts of files, and of their translations those that are given, or were. */
function captionsParts(field: FileField, files: readonly FormFile[]): Part[] {
  const own = captionPart(field);
  const given = languages.filter((language) =>
    files.some(({ translations }) => translations?.[language] !== undefined),
  );
  const translated = given.flatMap((language) => {
    const part = captionPart(field, language);
    return part === null
      ? []
      : files.map(({ translations }): Part => [part, translations?.[language]?.trim() ?? '']);
  });
  return own === null ? [] : [...files.map(({ alt }): Part => [own, alt.trim()]), ...translated];
}

/**
 * The parts that make an item `content`: all of it for a new one, otherwise the fields that differ from `base`, so that
 * nothing is overwritten that this person did not touch.
 */
export function formParts(type: ContentTypeDefinition, content: FormContent, base?: FormContent): FormPart[] {
  const parts: FormPart[] = [];
  const all = fileFields(type).flatMap(([name]) => content.files[name] ?? []);
  const large = largeFiles(all.flatMap(({ fresh }) => fresh ?? []));
  const changed = (name: string) => !base || !sameField(name, content, base);
  for (const [name, { translates, staffOnly }] of valueFields(type)) {
    const given = content.values[name];
    // A form of some of the fields says nothing of the others.
    if (given === undefined) continue;
    const value = String(given);
    // A new item without translations does not speak of them.
    if (changed(name) && !((translates || staffOnly) && !base && value === '')) parts.push([name, value]);
  }
  for (const [name, field] of fileFields(type)) {
    if (!changed(name)) continue;
    const files = content.files[name] ?? [];
    const { several } = fileKind(field);
    const ordered = serverOrder(files, large);
    const isAsSent = files.every((file, at) => file === ordered[at]);
    if (several && (base || !isAsSent)) parts.push([name, JSON.stringify(orderOf(files, ordered))]);
    // An empty part takes an optional file away.
    if (!several && base && files.length === 0) parts.push([field.upload, new File([], '')]);
    for (const { fresh } of ordered)
      if (fresh) parts.push([field.upload, large.has(fresh) ? new LargeFile(fresh) : fresh]);
    parts.push(...reusedParts(field, files));
    parts.push(...captionsParts(field, ordered), ...detailsParts(field, ordered));
  }
  return parts;
}

export function toFormData(parts: readonly Part[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return form;
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
): FormPart[] {
  const stored = formContentOf(type, saved);
  const texts = valueFields(type).flatMap(([name, field]): FormPart[] => {
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
  parts: readonly FormPart[],
  watch: UploadWatch,
  send: (body: FormData, watch: UploadWatch) => Promise<AnyItem>,
): Promise<AnyItem> {
  if (parts.every(isWithoutBytes)) return send(toFormData(parts), { signal: watch.signal });
  // A long upload that ends in 401 would have to be sent twice: ask first, which refreshes the session.
  const { uid } = await whoAmI();
  const ready = await sendLarge(parts, uid, watch);
  try {
    const saved = await send(toFormData(ready.parts), ready.rest);
    await forgetLarge(parts, uid);
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
  const parts = formParts(type, content, item && formContentOf(type, item));
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
