import { type ContentTypeDefinition, type FileField, fileFields } from '@content';
import type { FieldError, Person } from '@content/api/contract';
import { isObject, readJson } from '@content/field-types/json';
import { captionPart, fileFieldType } from '@content/field-types/registry';
import type { FileKind } from '@content/files/media-types';
import type { FileUse } from '@content/api/file-use';
import { ConsentRequired, ValidationFailed } from '../domain/errors';
import { translatedText } from '../domain/serialize';
import type { ItemInput } from '../domain/submission';
import { eraseTemporary } from '../domain/unused-media';
import { type Refusal, refusalOf, storeFile } from '../domain/uploads';
import type { UploadedFile } from '../media-processing/check-file';
import type { Services } from '../services';
import { type ItemState, newestRevision } from '../model/item-state';
import { mainName } from '../model/rendition-names';
import type { StoredFile } from '../model/content';
import { firstValue, type Form } from './form';

/**
 * Translates the multipart form of the API into `files`: parts are stored in the library, texts belong to files by position, and
 * a list names the URLs to keep. Files too large for a form go to `POST /media`.
 */

/** Milliseconds from the beginning of a request, which has a minute in all, after which no first page of a document is drawn. */
const COVERS_MS = 15_000;

/** Takes a file into the library; returns how an item begins to use it. Throws FileRefused. */
type Store = (media: FileKind, file: UploadedFile) => Promise<FileUse>;

/** What is wrong with a part that carries no file. */
export const notAFile = (label: string) => `${label} must be a file. Choose it again.`;

/** The files whose URLs are in a list, in its order. The same file may be there twice: each URL stands for one use. */
function keptFiles(existing: readonly StoredFile[], urls: readonly string[]): StoredFile[] {
  const left = [...existing];
  return urls.flatMap((url) => {
    const at = left.findIndex((file) => url.endsWith(`/${file.media}/${encodeURIComponent(mainName(file))}`));
    return at < 0 ? [] : left.splice(at, 1);
  });
}

/** A use as it is, in the terms of a request. */
function useOf(file: StoredFile): FileUse {
  const { media, translations } = file;
  return {
    media,
    ...translatedText(file.kind === 'picture' ? 'alt' : 'label', translations),
    ...(file.kind === 'picture'
      ? { alt: file.alt, focus: file.focus ?? null, crop: file.crop, credit: file.credit }
      : { label: file.label }),
  };
}

/** The texts of a list, which a multipart form sends as JSON; undefined for anything else. */
function textsIn(given: unknown): string[] | undefined {
  const list = typeof given === 'string' ? readJson(given) : given;
  return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list : undefined;
}

/** The parts of a form for one file field. An empty one takes away what was there. */
function partsFor(form: Form, name: string, field: FileField) {
  const texts = form.values.get(field.upload) ?? [];
  const parts = form.files.filter((file) => file.field === field.upload);
  const files = parts.filter((file) => file.name !== '' || file.bytes.length > 0);
  return {
    files,
    isCleared: files.length === 0 && (parts.length > 0 || texts.includes('')),
    hasText: texts.some((text) => text !== ''),
    list: fileFieldType(field).several ? firstValue(form, name) : undefined,
    captions: form.values.get(captionPart(field) ?? '')?.flat(),
  };
}

async function readInput(
  type: ContentTypeDefinition,
  form: Form,
  current: ItemState | null,
  store: Store,
): Promise<ItemInput> {
  const errors: FieldError[] = [];
  const refusals: Refusal[] = [];
  const refuse = (field: string, message: string) => void errors.push({ field, message });
  const fields = fileFields(type);

  /** The uses that JSON names, by field. */
  function usesInJson(): Readonly<Record<string, unknown>> {
    const [given = {}] = form.values.get('files') ?? [];
    if (!isObject(given)) {
      refuse('files', 'files must be an object with a list for each field');
      return {};
    }
    for (const name of Object.keys(given))
      if (fields.every(([known]) => known !== name)) refuse('files', `There is no file field called ${name}`);
    return given;
  }

  /** What `files` would say of a field, whose new files are in the library then; undefined where the form does not mention it. */
  async function usesInForm(name: string, field: FileField): Promise<FileUse[] | undefined> {
    const { several, caption, media } = fileFieldType(field);
    const { upload, label } = field;
    const { files, isCleared, hasText, list, captions } = partsFor(form, name, field);
    const kept = textsIn(list);
    if (list !== undefined && !kept) refuse(name, `${name} must be a JSON list of the addresses to keep`);
    const before = errors.length;
    if (hasText) refuse(upload, notAFile(label));
    if (!several && files.length > 1) refuse(upload, `Send one file for ${upload}`);
    if (files.length === 0 && !isCleared && !kept && !captions) return undefined;
    const existing = current ? (newestRevision(current).files[name] ?? []) : [];
    const isReplaced = !several && (isCleared || files.length > 0);
    const staying = isReplaced ? [] : kept ? keptFiles(existing, kept) : existing;
    const added: FileUse[] = [];
    for (const file of errors.length > before ? [] : files) {
      try {
        added.push(await store(media, file));
      } catch (error) {
        refusals.push(refusalOf(error, upload));
      }
    }
    const text = caption?.toLowerCase() ?? '';
    return [...staying.map(useOf), ...added].map((use, at) =>
      captions?.[at] === undefined ? use : { ...use, [text]: captions[at] },
    );
  }

  for (const { field } of form.files)
    if (fields.every(([, { upload }]) => upload !== field))
      refuse(field, `There is no file field called ${field}`);
  const files: Record<string, unknown> = { ...usesInJson() };
  for (const [name, field] of fields)
    if (!Object.hasOwn(files, name)) files[name] = await usesInForm(name, field);
  const values = Object.fromEntries([...form.values].map(([name, [first]]) => [name, first]));
  return { values, files, errors, refusals };
}

/** Runs a write with what a form sends, which is read for an item as it is, or for a new one. Throws ValidationFailed, ConsentRequired. */
export async function writeForm<T>(
  services: Services,
  type: ContentTypeDefinition,
  form: Form,
  person: Person,
  write: (read: (current: ItemState | null) => Promise<ItemInput>) => Promise<T>,
): Promise<T> {
  const began = performance.now();
  /** Media that were not in the library. */
  const added: string[] = [];
  const store: Store = async (media, file) => {
    const isDrawn = performance.now() - began < COVERS_MS;
    const { media: id, isNew } = await storeFile(services, media, file, person, { isDrawn });
    if (isNew) added.push(id);
    return { media: id };
  };
  try {
    return await write((current) => readInput(type, form, current, store));
  } catch (error) {
    // A colleague may use the same files.
    if (error instanceof ValidationFailed || error instanceof ConsentRequired)
      await eraseTemporary(services, added);
    throw error;
  }
}
