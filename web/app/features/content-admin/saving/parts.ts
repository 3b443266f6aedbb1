import { type ContentTypeDefinition, type FileField, fileFields, valueFields } from '@content';
import { MAX_DIRECT_BYTES } from '@content/files';
import { captionPart, detailsPart, fileKind } from '@content/kinds/registry';
import { languages } from '@site/locale';
import { type FormContent, type FormFile, sameField } from '../form/content';

/** One part of a multipart body: its name, and a text or a file. */
export type Part = readonly [string, string | File];

/**
 * Divides new files into those that fit into the request, together at most `MAX_DIRECT_BYTES`, and those that are uploaded
 * resumably before.
 */
export function splitBySize<T>(
  files: readonly T[],
  bytesOf: (file: T) => number,
): { readonly direct: T[]; readonly large: T[] } {
  const direct: T[] = [];
  const large: T[] = [];
  let room = MAX_DIRECT_BYTES;
  for (const file of files) {
    const bytes = bytesOf(file);
    if (bytes > room) large.push(file);
    else {
      room -= bytes;
      direct.push(file);
    }
  }
  return { direct, large };
}

/** The order in which the server numbers the files of a field, for texts and details. */
type ServerOrder = (files: readonly FormFile[]) => FormFile[];

/**
 * Kept files first, then the new ones, the large ones and those used once more last. What is large is decided for all
 * fields together: they share one request.
 */
function serverOrderIn(type: ContentTypeDefinition, content: FormContent): ServerOrder {
  const all = fileFields(type).flatMap(([name]) => content.files[name] ?? []);
  const { large } = splitBySize(
    all.filter((file) => file.fresh),
    (file) => file.fresh?.size ?? 0,
  );
  return (files) => [
    ...files.filter((file) => file.stored),
    ...files.filter((file) => file.fresh && !large.includes(file)),
    ...files.filter((file) => large.includes(file)),
    ...files.filter((file) => file.reused),
  ];
}

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
export function formParts(type: ContentTypeDefinition, content: FormContent, base?: FormContent): Part[] {
  const parts: Part[] = [];
  const serverOrder = serverOrderIn(type, content);
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
    const ordered = serverOrder(files);
    const isAsSent = files.every((file, at) => file === ordered[at]);
    if (several && (base || !isAsSent)) parts.push([name, JSON.stringify(orderOf(files, ordered))]);
    // An empty part takes an optional file away.
    if (!several && base && files.length === 0) parts.push([field.upload, new File([], '')]);
    for (const { fresh } of ordered) if (fresh) parts.push([field.upload, fresh]);
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

export function carriesFiles(parts: readonly Part[]): boolean {
  return parts.some(([, value]) => typeof value !== 'string' && value.size > 0);
}
