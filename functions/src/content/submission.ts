import type { ContentTypeDefinition, FileField } from '@content';
import { fileFields } from '@content';
import type { FieldError, Person } from '@content/contract';
import { ALT_MAX_LENGTH, fileMessages, maxSizeText, mediaRules } from '@content/files';
import type { FieldValue } from '@content/kinds/kind';
import { fileKind } from '@content/kinds/registry';
import { defaultValues, validateRequired, knownParts, parseValues, tooManyFiles } from '@content/validate';
import type { Services } from '../services';
import { fileUrl } from '../store/present';
import { variantName } from '../store/picture-names';
import type { UploadLocation } from '../store/files';
import type { Content, StoredFile, StoredFiles, StoredItem } from '../store/stored';
import { allFiles } from '../store/stored';
import type { FileRefusal } from './errors';
import { ValidationFailed } from './errors';
import type { Form, UploadedFile } from './form';
import { firstValue } from './form';
import type { PreparedFile } from './uploads';
import { FileRefused, prepareFile } from './uploads';

/** What a form asks for, validated as far as that is possible without the item. */
export interface Submission {
  readonly values: Readonly<Record<string, FieldValue>>;
  /** New files by stored field. */
  readonly files: Readonly<Record<string, readonly PreparedFile[]>>;
  /** Descriptions by stored field, in the order of the resulting pictures. */
  readonly alts: Readonly<Record<string, readonly string[]>>;
  /** URLs of the files to keep, by stored field, in order; a field that is absent keeps all. */
  readonly keep: Readonly<Record<string, readonly string[]>>;
  /** Fields that an empty part asks to clear. */
  readonly cleared: ReadonlySet<string>;
  /** Names of claimed resumable uploads, removed from incoming/ after the write. */
  readonly claimed: readonly string[];
  readonly errors: readonly FieldError[];
  /** Why the first file is refused, when nothing but files is wrong. */
  readonly refusal: FileRefusal | undefined;
  readonly isEmpty: boolean;
}

const CLAIM = /^upload:([A-Za-z0-9_-]{16,64})$/;

function unique(name: string): FieldError {
  return { field: name, message: `Send one file for ${name}` };
}

/** Collects the uploaded and the claimed files of one field. */
async function filesOf(
  services: Pick<Services, 'files'>,
  field: FileField,
  form: Form,
  person: Person,
): Promise<{ files: UploadedFile[]; cleared: boolean; claimed: string[]; errors: FieldError[] }> {
  const { media, several } = fileKind(field);
  const parts = form.files.filter((file) => file.field === field.upload);
  const files = parts.filter((file) => file.name !== '' || file.bytes.length > 0);
  const claimed: string[] = [];
  const errors: FieldError[] = [];
  const texts = form.values[field.upload] ?? [];
  for (const [at, text] of texts.filter((value) => value !== '').entries()) {
    const uploadId = typeof text === 'string' ? CLAIM.exec(text)?.[1] : undefined;
    const limit = mediaRules[media].maxBytes;
    const found = uploadId ? await services.files.readIncoming(person.uid, uploadId, limit) : null;
    if (!uploadId || !found) {
      errors.push({ field: field.upload, message: `${field.label} must be a file. Choose it again.` });
    } else if (found === 'too large') {
      const message = `${field.label} can have at most ${maxSizeText(media)}`;
      throw new ValidationFailed(
        `${field.label} is too large`,
        [{ field: field.upload, message }],
        'tooLarge',
      );
    } else {
      const name = form.values[`${field.upload}Name`]?.[at];
      files.push({ field: field.upload, name: typeof name === 'string' ? name : '', bytes: found });
      claimed.push(uploadId);
    }
  }
  if (!several && files.length > 1) errors.push(unique(field.upload));
  const emptyPart = parts.length > 0 || texts.includes('');
  return { files, cleared: files.length === 0 && emptyPart, claimed, errors };
}

function readAlts(field: FileField, form: Form, errors: FieldError[]): string[] | undefined {
  const given = form.values[`${field.upload}Alt`];
  if (!given) return undefined;
  const flat = given.flat();
  const tooLong = flat.some((alt) => typeof alt !== 'string' || alt.length > ALT_MAX_LENGTH);
  if (tooLong) {
    errors.push({ field: `${field.upload}Alt`, message: fileMessages.altTooLong });
    return undefined;
  }
  return flat.map((alt) => String(alt).trim());
}

function readKeep(name: string, form: Form, errors: FieldError[]): string[] | undefined {
  const given = firstValue(form, name);
  if (given === undefined) return undefined;
  try {
    const list: unknown = typeof given === 'string' ? JSON.parse(given) : given;
    if (Array.isArray(list) && list.every((entry) => typeof entry === 'string')) return list;
  } catch {
    // Falls through to the same error as a list of the wrong shape.
  }
  errors.push({ field: name, message: `${name} must be a JSON list of the addresses to keep` });
  return undefined;
}

/** Reads and validates a form of a type: values, files by content, descriptions. Stores nothing. Throws ValidationFailed. */
export async function readSubmission(
  services: Pick<Services, 'files'>,
  type: ContentTypeDefinition,
  form: Form,
  person: Person,
): Promise<Submission> {
  const known = knownParts(type);
  const input = Object.fromEntries(Object.keys(form.values).map((name) => [name, firstValue(form, name)]));
  const { values, problems: errors } = parseValues(type, input);
  for (const { field } of form.files) {
    if (!known.files.has(field)) errors.push({ field, message: `There is no file field called ${field}` });
  }
  const files: Record<string, PreparedFile[]> = {};
  const alts: Record<string, string[]> = {};
  const keep: Record<string, string[]> = {};
  const cleared = new Set<string>();
  const claimed: string[] = [];
  const refusals: FileRefused[] = [];
  for (const [name, field] of fileFields(type)) {
    const given = await filesOf(services, field, form, person);
    errors.push(...given.errors);
    claimed.push(...given.claimed);
    if (given.cleared) cleared.add(name);
    const fieldAlts = readAlts(field, form, errors);
    if (fieldAlts) alts[name] = fieldAlts;
    const kept = fileKind(field).several ? readKeep(name, form, errors) : undefined;
    if (kept) keep[name] = kept;
    files[name] = [];
    for (const file of given.errors.length > 0 ? [] : given.files) {
      try {
        files[name].push(await prepareFile(field, file, ''));
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
        refusals.push(error);
      }
    }
  }
  const knownNames = [...known.values, ...known.files];
  return {
    values,
    files,
    alts,
    keep,
    cleared,
    claimed,
    errors: [...errors, ...refusals.map((refusal) => refusal.error)],
    refusal: errors.length === 0 ? refusals[0]?.reason : undefined,
    isEmpty: !knownNames.some(
      (name) => Object.hasOwn(form.values, name) || form.files.some((file) => file.field === name),
    ),
  };
}

function mainUrl(type: ContentTypeDefinition, id: string, file: StoredFile): string {
  const name =
    file.kind === 'document' ? file.name : variantName(file.stem, Math.max(...file.widths), 'webp');
  return fileUrl(type.path, id, file.uploadId, name);
}

/** The files an item has after the write, by field. */
function resultingFiles(
  type: ContentTypeDefinition,
  id: string,
  current: StoredFiles,
  submission: Submission,
): StoredFiles {
  const entries = fileFields(type).map(([name, field]): [string, StoredFile[]] => {
    const existing = [...(current[name] ?? [])];
    const added = (submission.files[name] ?? []).map((file) => file.stored);
    const kept = submission.keep[name]?.flatMap((url) => {
      const at = existing.find((file) => mainUrl(type, id, file) === url);
      return at ? [at] : [];
    });
    let files: StoredFile[];
    if (fileKind(field).several) files = [...(kept ?? existing), ...added];
    else if (added.length > 0) files = added;
    else files = submission.cleared.has(name) ? [] : existing;
    const alts = submission.alts[name];
    if (!alts) return [name, files];
    return [
      name,
      files.map((file, i) => (file.kind === 'picture' ? { ...file, alt: alts[i] ?? file.alt } : file)),
    ];
  });
  return Object.fromEntries(entries);
}

/** The content after the write, validated whole. Throws ValidationFailed with every error. */
export function resultingContent(
  type: ContentTypeDefinition,
  id: string,
  submission: Submission,
  current?: StoredItem,
): Content {
  const mode = current ? 'update' : 'create';
  const values = { ...defaultValues(type), ...current?.values, ...submission.values };
  const files = resultingFiles(type, id, current?.files ?? {}, submission);
  const errors = [...submission.errors];
  const invalid = new Set(errors.map((error) => error.field));
  const fileCounts = Object.fromEntries(
    fileFields(type).map(([name, field]) => [
      name,
      (files[name]?.length ?? 0) + (invalid.has(field.upload) ? 1 : 0),
    ]),
  );
  for (const [name, field] of fileFields(type)) {
    const tooMany = tooManyFiles(field, files[name]?.length ?? 0);
    if (tooMany) errors.push(tooMany);
  }
  const required = validateRequired(type, { values, fileCounts }, mode);
  const missing = required.problems.filter((error) => !invalid.has(error.field));
  const isIncomplete = required.detail !== null && (missing.length > 0 || required.problems.length === 0);
  if (isIncomplete) throw new ValidationFailed(required.detail, [...missing, ...errors]);
  if (errors.length > 0) throw new ValidationFailed(errors[0]?.message ?? '', errors, submission.refusal);
  return { values, files };
}

/** Where the objects of files lie, for storing and dropping them. */
export function locationsOf(path: string, id: string, files: readonly StoredFile[]): UploadLocation[] {
  return files.map(({ uploadId }) => ({ path, id, uploadId }));
}

/** The files of `before` that `after` no longer uses. */
export function filesNoLongerUsed(before: Content, after: Content): StoredFile[] {
  const used = new Set(allFiles(after).map((file) => file.uploadId));
  return allFiles(before).filter((file) => !used.has(file.uploadId));
}
