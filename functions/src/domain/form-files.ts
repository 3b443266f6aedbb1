import type { FileField } from '@content';
import type { FieldError, Person } from '@content/contract';
import { maxSizeText, mediaRules } from '@content/files';
import { wellFormed } from '@content/kinds/kind';
import { captionPart, fileKind } from '@content/kinds/registry';
import type { Media } from '@content/media';
import type { FileUse } from '@content/picture-details';
import { languages } from '@site/locale';
import type { Services } from '../services';
import { mainName } from '../store/rendition-names';
import type { StoredFile } from '../store/stored';
import type { FileRefusal } from './errors';
import { ValidationFailed } from './errors';
import type { Form, UploadedFile } from './form';
import { firstValue } from './form';
import { FileRefused, storeFile } from './uploads';

/**
 * Translates the multipart form of the API into `files`: parts are stored in the library, texts belong to files by position, and
 * a list names the URLs to keep.
 */

const CLAIM = /^upload:([A-Za-z0-9_-]{16,64})$/;

/** What becomes known while the files of a form are read. */
export class FormReading {
  /** Resumable uploads that are taken, to be removed from incoming/ after the write. */
  readonly claimed: string[] = [];
  /** Media that were not in the library. */
  readonly added: string[] = [];
  readonly errors: FieldError[] = [];
  readonly refusals: { readonly reason: FileRefusal; readonly error: FieldError }[] = [];
  readonly began = performance.now();

  /** Notes that a file of a field is refused; throws any other error. */
  refuse({ upload: field }: FileField, error: unknown): void {
    if (!(error instanceof FileRefused)) throw error;
    this.refusals.push({ reason: error.reason, error: { field, message: error.message } });
  }
}

/** The files of one part: uploaded with the form, or before it. Throws ValidationFailed where one is too large to be read. */
export async function filesOf(
  { files: store }: Pick<Services, 'files'>,
  field: { readonly upload: string; readonly label: string; readonly media: Media },
  form: Form,
  person: Person,
  { claimed, errors }: FormReading,
): Promise<{ readonly files: readonly UploadedFile[]; readonly isCleared: boolean }> {
  const { media } = field;
  const parts = form.files.filter((file) => file.field === field.upload);
  const files = parts.filter((file) => file.name !== '' || file.bytes.length > 0);
  const texts = form.values[field.upload] ?? [];
  for (const [at, text] of texts.filter((value) => value !== '').entries()) {
    const uploadId = typeof text === 'string' ? CLAIM.exec(text)?.[1] : undefined;
    const found = uploadId
      ? await store.readIncoming(person.uid, uploadId, mediaRules[media].maxBytes)
      : null;
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
  return { files, isCleared: files.length === 0 && (parts.length > 0 || texts.includes('')) };
}

function readKept(name: string, form: Form, errors: FieldError[]): string[] | undefined {
  const given = firstValue(form, name);
  if (given === undefined) return undefined;
  try {
    const list: unknown = typeof given === 'string' ? JSON.parse(given, wellFormed) : given;
    if (Array.isArray(list) && list.every((entry) => typeof entry === 'string')) return list;
  } catch {
    // Falls through to the same error as a list of the wrong shape.
  }
  errors.push({ field: name, message: `${name} must be a JSON list of the addresses to keep` });
  return undefined;
}

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
  const { media, translations = {} } = file;
  const name = file.kind === 'picture' ? 'alt' : 'label';
  const translated = languages.flatMap((language) => {
    const text = translations[language];
    return text === undefined ? [] : [[language, { [name]: text }] as const];
  });
  return {
    media,
    ...Object.fromEntries(translated),
    ...(file.kind === 'picture'
      ? { alt: file.alt, focus: file.focus ?? null, crop: file.crop }
      : { label: file.label }),
  };
}

/** Milliseconds from the beginning of a request, which has a minute in all, after which no first page of a document is drawn. */
const COVERS_MS = 15_000;

/** What `files` would say of a field, whose new files are in the library then; undefined where the form does not mention it. Throws ValidationFailed. */
export async function usesInForm(
  services: Pick<Services, 'files' | 'media'>,
  [name, field]: readonly [string, FileField],
  form: Form,
  existing: readonly StoredFile[],
  person: Person,
  reading: FormReading,
): Promise<FileUse[] | undefined> {
  const { several, caption, media } = fileKind(field);
  const texts = form.values[captionPart(field) ?? '']?.flat();
  const kept = several ? readKept(name, form, reading.errors) : undefined;
  const before = reading.errors.length;
  const { files, isCleared } = await filesOf(services, { ...field, media }, form, person, reading);
  if (!several && files.length > 1)
    reading.errors.push({ field: field.upload, message: `Send one file for ${field.upload}` });
  if (files.length === 0 && !isCleared && !kept && !texts) return undefined;
  const isReplaced = !several && (isCleared || files.length > 0);
  const staying = isReplaced ? [] : kept ? keptFiles(existing, kept) : existing;
  const uses: FileUse[] = staying.map(useOf);
  for (const file of reading.errors.length > before ? [] : files) {
    try {
      const isDrawn = performance.now() - reading.began < COVERS_MS;
      const { media: id, isNew } = await storeFile(services, media, file, person, { isDrawn });
      uses.push({ media: id });
      if (isNew) reading.added.push(id);
    } catch (error) {
      reading.refuse(field, error);
    }
  }
  const text = caption?.toLowerCase() ?? '';
  return uses.map((use, at) => (texts?.[at] === undefined ? use : { ...use, [text]: texts[at] }));
}
