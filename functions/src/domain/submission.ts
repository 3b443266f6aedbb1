import type { ContentTypeDefinition, FileField } from '@content';
import { fileFields } from '@content';
import type { FieldError, Person } from '@content/contract';
import { arrangeField } from '@content/display-order';
import { captions, fileMessages, maxSizeText, mediaRules } from '@content/files';
import type { FieldValue } from '@content/kinds/kind';
import { captionPart, detailsPart, fileKind } from '@content/kinds/registry';
import type { Consent, PictureDetails } from '@content/picture-details';
import { becomesPublic } from '@content/publishing-status';
import { parseValues } from '@content/read-values';
import { languages, type Language } from '@site/locale';
import { withTranslationSources } from '@content/translations';
import { defaultValues, validateRequired, knownParts, tooManyFiles } from '@content/validate';
import type { Services } from '../services';
import { mainName } from '../store/rendition-names';
import type { ItemState } from '../store/editions';
import { isDraft, newestEdition } from '../store/editions';
import type { Content, StoredFile, StoredFiles, Translations } from '../store/stored';
import { descriptionOf } from '../store/stored';
import type { FileRefusal } from './errors';
import { refuseErrors, ValidationFailed } from './errors';
import { detailsSchema } from './picture-details';
import type { Form, UploadedFile } from './form';
import { firstValue } from './form';
import type { PublishOptions } from './publishing';
import { inForm, hasOptions, readPublishOptions } from './publishing';
import type { PreparedFile } from './uploads';
import { COVER_WIDTHS, FileRefused, prepareFile, reshapedPicture, shapeAfter, useOfMedia } from './uploads';

/** A change of a file that the item has: another crop or focus of a picture, another description or name. */
interface UseChange {
  readonly key: string;
  readonly reshaped?: PreparedFile | undefined;
  readonly caption: CaptionChange;
}

/** What becomes of the files of a field. */
interface FilesChange {
  /** URLs of the files to keep, with the positions of new ones among them; without it all stay. */
  readonly keep?: readonly string[] | undefined;
  /** No file stays: an empty part says so, or a new file replaces the only one. */
  readonly isCleared: boolean;
  readonly changed: readonly UseChange[];
  readonly added: readonly PreparedFile[];
}

/** A form, validated as far as possible without the item. */
export interface Submission {
  readonly values: Readonly<Record<string, FieldValue>>;
  /** What becomes of the files of a field, by field. */
  readonly files: Readonly<Record<string, FilesChange>>;
  /** Consents by the picture's media, with a title for the log. */
  readonly consents: ReadonlyMap<string, { readonly consent: Consent | null; readonly title: string }>;
  /** Names of claimed resumable uploads, removed from incoming/ after the write. */
  readonly claimed: readonly string[];
  readonly errors: readonly FieldError[];
  /** Why the first file is refused, when nothing but files is wrong. */
  readonly refusal: FileRefusal | undefined;
  readonly options: PublishOptions;
  readonly isEmpty: boolean;
  /** The form changes the display order, without an error, and nothing else. */
  readonly isOrderAlone: boolean;
}

/** The files that a submission brings, or makes anew, and that are to be stored. */
export function preparedFiles({ files }: Submission): PreparedFile[] {
  return Object.values(files).flatMap(({ added, changed }) => [
    ...added,
    ...changed.flatMap(({ reshaped }) => reshaped ?? []),
  ]);
}

const CLAIM = /^upload:([A-Za-z0-9_-]{16,64})$/;
/** In a list of files to keep: the position of a new file, by its number in the form, from 0. */
const NEW = /^new:(\d{1,3})$/;
/** A file of the library. */
const REUSE = /^media:([0-9a-f]{40})$/;

type ReadingServices = Pick<Services, 'files' | 'media'>;

function unique(name: string): FieldError {
  return { field: name, message: `Send one file for ${name}` };
}

/** Collects the files of one field: uploaded with the form, claimed, and those of the library. Throws ValidationFailed. */
export async function filesOf(
  services: ReadingServices,
  field: FileField,
  form: Form,
  person: Person,
): Promise<{
  files: (UploadedFile | { readonly media: string })[];
  cleared: boolean;
  claimed: string[];
  errors: FieldError[];
}> {
  const { media, several } = fileKind(field);
  const parts = form.files.filter((file) => file.field === field.upload);
  const files: (UploadedFile | { readonly media: string })[] = parts.filter(
    (file) => file.name !== '' || file.bytes.length > 0,
  );
  const claimed: string[] = [];
  const errors: FieldError[] = [];
  const texts = form.values[field.upload] ?? [];
  for (const [at, text] of texts.filter((value) => value !== '').entries()) {
    const reused = typeof text === 'string' ? REUSE.exec(text)?.[1] : undefined;
    if (reused !== undefined) {
      files.push({ media: reused });
      continue;
    }
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

function readCaptions(
  field: FileField,
  form: Form,
  errors: FieldError[],
  language?: Language,
): string[] | undefined {
  const { caption } = fileKind(field);
  const part = captionPart(field, language);
  const given = part === null ? undefined : form.values[part];
  if (caption === null || part === null || !given) return undefined;
  const flat = given.flat();
  const { maxLength } = captions[caption];
  if (flat.some((text) => typeof text !== 'string' || text.length > maxLength)) {
    errors.push({ field: part, message: fileMessages.captionTooLong(caption) });
    return undefined;
  }
  return flat.map((text) => String(text).trim());
}

/** The details of a field's pictures, in the order of the resulting files; an empty part says nothing. */
function readDetails(field: FileField, form: Form, errors: FieldError[]): PictureDetails[] {
  const part = detailsPart(field);
  const given = part === null ? undefined : form.values[part];
  if (part === null || !given) return [];
  return given.flat().map((one) => {
    if (one === '' || one === null) return {};
    const parsed = detailsSchema.safeParse(typeof one === 'string' ? jsonOf(one) : one);
    if (parsed.success) return parsed.data;
    const message = parsed.error.issues[0]?.message ?? 'What is said of a picture cannot be read';
    errors.push({ field: part, message });
    return {};
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The texts of a file in a form: what is absent stays as it is. */
interface CaptionChange {
  readonly text?: string | undefined;
  readonly translations: Translations;
}

/** A file with the texts that go with it. */
function withCaption(file: StoredFile, { text, translations }: CaptionChange): StoredFile {
  const { translations: before, ...bare } = file;
  const given = Object.entries({ ...before, ...translations }).filter(([, each]) => each !== '');
  const all = given.length > 0 && { translations: Object.fromEntries(given) };
  if (text === undefined) return { ...bare, ...all };
  return bare.kind === 'picture' ? { ...bare, ...all, alt: text } : { ...bare, ...all, label: text };
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

/** First pages of documents are drawn until then, from the beginning of a request, which has a minute in all. */
const COVERS_MS = 15_000;

/** How wide the first page of a field's document is drawn; null where there is no time left for it. */
function coverWidth(at: number, began: number): number | null {
  if (performance.now() - began > COVERS_MS) return null;
  return at === 0 ? COVER_WIDTHS.large : COVER_WIDTHS.small;
}

/** Reads and validates a form for an item, or for a new one. Stores nothing. Throws ValidationFailed. */
export async function readSubmission(
  services: ReadingServices,
  type: ContentTypeDefinition,
  current: ItemState | null,
  form: Form,
  person: Person,
): Promise<Submission> {
  const began = performance.now();
  const known = knownParts(type);
  const input = Object.fromEntries(Object.keys(form.values).map((name) => [name, firstValue(form, name)]));
  const { values, problems: errors } = parseValues(type, input);
  const options = readPublishOptions((name) => firstValue(form, name), inForm, errors);
  for (const { field } of form.files) {
    if (!known.files.has(field)) errors.push({ field, message: `There is no file field called ${field}` });
  }
  const files: Record<string, FilesChange> = {};
  const consents = new Map<string, { consent: Consent | null; title: string }>();
  const claimed: string[] = [];
  const refusals: FileRefused[] = [];
  for (const [name, field] of fileFields(type)) {
    const { several } = fileKind(field);
    const given = await filesOf(services, field, form, person);
    errors.push(...given.errors);
    claimed.push(...given.claimed);
    const texts = readCaptions(field, form, errors) ?? [];
    const translated = languages.map(
      (language) => [language, readCaptions(field, form, errors, language) ?? []] as const,
    );
    const captionAt = (at: number): CaptionChange => ({
      text: texts[at],
      translations: Object.fromEntries(
        translated.flatMap(([language, all]) => {
          const text = all[at];
          return text === undefined ? [] : [[language, text]];
        }),
      ),
    });
    const keep = several ? readKeep(name, form, errors) : undefined;
    const details = readDetails(field, form, errors);
    const isCleared = !several && (given.cleared || given.files.length > 0);
    const staying = current && !isCleared ? keptFiles(newestEdition(current).files[name] ?? [], keep) : [];
    const changed: UseChange[] = [];
    const added: PreparedFile[] = [];
    files[name] = { keep, isCleared, changed, added };
    /** Prepares a file of the result, and notes the consent of its people. */
    const prepare = async (
      at: number,
      make: (wanted: PictureDetails, caption: CaptionChange) => Promise<StoredFile>,
    ) => {
      const wanted = details[at] ?? {};
      try {
        const file = await make(wanted, captionAt(at));
        if (wanted.consent !== undefined && file.kind === 'picture')
          consents.set(file.media, { consent: wanted.consent, title: texts[at] || file.alt });
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
        refusals.push(error);
      }
    };
    for (const [at, file] of staying.entries()) {
      await prepare(at, async (wanted, caption) => {
        const reshaped =
          file.kind === 'picture'
            ? await reshapedPicture(services, field, file, shapeAfter(file, wanted))
            : null;
        if (reshaped || caption.text !== undefined || Object.keys(caption.translations).length > 0)
          changed.push({ key: useKey(file), reshaped: reshaped ?? undefined, caption });
        return file;
      });
    }
    for (const [at, file] of (given.errors.length > 0 ? [] : given.files).entries()) {
      await prepare(staying.length + at, async (wanted, caption) => {
        const { stored, ...prepared } =
          'bytes' in file
            ? await prepareFile(services, field, file, {
                coverWidth: coverWidth(at, began),
                shape: shapeAfter({}, wanted),
              })
            : await useOfMedia(services, field, file.media, wanted);
        added.push({ ...prepared, stored: withCaption(stored, caption) });
        return stored;
      });
    }
  }
  const named = [...known.values, ...known.files].filter(
    (name) => Object.hasOwn(form.values, name) || form.files.some((file) => file.field === name),
  );
  const problems = [...errors, ...refusals.map((refusal) => refusal.error)];
  const saysNothingElse = !hasOptions(options) && problems.length === 0 && named.length === 1;
  return {
    values,
    files,
    consents,
    claimed,
    errors: problems,
    refusal: errors.length === 0 ? refusals[0]?.reason : undefined,
    options,
    isEmpty: !hasOptions(options) && named.length === 0,
    isOrderAlone: saysNothingElse && named[0] === arrangeField(type),
  };
}

/** Identifies a use of a file within an item. */
const useKey = (file: StoredFile) => `${file.media}/${encodeURIComponent(mainName(file))}`;

/** A field's files in the order that `list` gives: those that an item keeps, and new ones by their numbers; without a list all that it has. */
function orderedFiles(
  existing: readonly StoredFile[],
  list: readonly string[] | undefined,
): (StoredFile | number)[] {
  if (!list) return [...existing];
  // The same picture may be there twice: each URL stands for one use.
  const left = [...existing];
  return list.flatMap((entry): (StoredFile | number)[] => {
    const added = NEW.exec(entry)?.[1];
    if (added !== undefined) return [Number(added)];
    const at = left.findIndex((file) => entry.endsWith(`/${useKey(file)}`));
    return at < 0 ? [] : left.splice(at, 1);
  });
}

const keptFiles = (existing: readonly StoredFile[], list: readonly string[] | undefined): StoredFile[] =>
  orderedFiles(existing, list).filter((file) => typeof file !== 'number');

/** A field's files after a write; new ones without a position come last. */
function filesAfter(
  existing: readonly StoredFile[],
  { keep, isCleared, changed, added }: FilesChange,
): StoredFile[] {
  const left = [...changed];
  const shown = (file: StoredFile): StoredFile => {
    const at = left.findIndex(({ key }) => key === useKey(file));
    const [change] = at < 0 ? [] : left.splice(at, 1);
    const other = change?.reshaped?.stored;
    // Another write may have changed its description meanwhile; this form changes its shape.
    const reshaped =
      other?.kind === 'picture' && file.kind === 'picture' ? { ...other, ...descriptionOf(file) } : file;
    return change ? withCaption(reshaped, change.caption) : reshaped;
  };
  const unplaced = new Map(added.map(({ stored }, at) => [at, stored]));
  const placed = orderedFiles(isCleared ? [] : existing, keep).flatMap((place) => {
    if (typeof place !== 'number') return [shown(place)];
    const file = unplaced.get(place);
    unplaced.delete(place);
    return file ? [file] : [];
  });
  return [...placed, ...unplaced.values()];
}

/** The content after the write, validated whole: a draft may lack what is required. Throws ValidationFailed. */
export function contentAfter(
  type: ContentTypeDefinition,
  submission: Submission,
  current: ItemState | null,
): Content {
  const isPublic = becomesPublic(isDraft(current), submission.options);
  const mode = current?.wasPublished ? 'update' : 'create';
  const before = current && newestEdition(current);
  const values = withTranslationSources(
    type,
    before?.values ?? {},
    { ...defaultValues(type), ...before?.values, ...submission.values },
    submission.values,
  );
  const changed = Object.entries(submission.files).map(
    ([name, change]) => [name, filesAfter(before?.files[name] ?? [], change)] as const,
  );
  const files: StoredFiles = { ...before?.files, ...Object.fromEntries(changed) };
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
  const required = isPublic
    ? validateRequired(type, { values, fileCounts }, mode)
    : { detail: null, problems: [] };
  const missing = required.problems.filter((error) => !invalid.has(error.field));
  const isIncomplete = required.detail !== null && (missing.length > 0 || required.problems.length === 0);
  if (isIncomplete) throw new ValidationFailed(required.detail, [...missing, ...errors]);
  refuseErrors(errors, submission.refusal);
  return { values, files };
}

/** Throws ValidationFailed where a content lacks what visitors need. */
export function demandComplete(
  type: ContentTypeDefinition,
  { values, files }: Content,
  mode: 'create' | 'update',
): void {
  const fileCounts = Object.fromEntries(fileFields(type).map(([name]) => [name, files[name]?.length ?? 0]));
  const { detail, problems } = validateRequired(type, { values, fileCounts }, mode);
  if (detail !== null) throw new ValidationFailed(detail, problems);
}
