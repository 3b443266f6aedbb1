import { contentTypeAt, type ContentTypeDefinition, type FileField, fileFields, valueFields } from '@content';
import type { FieldError, Person } from '@content/api/contract';
import { fileUseSchema, type FileUse } from '@content/api/file-use';
import { arrangeField } from '@content/items/display-order';
import { captionPart, fileFieldType } from '@content/field-types/registry';
import { missingRelation } from '@content/field-types/schemas';
import { isSameConsent } from '@content/files/picture-details';
import { becomesPublic } from '@content/items/publishing-status';
import { withTranslationSources } from '@content/items/translation-sources';
import { defaultValues } from '@content/items/default-values';
import { checkedText } from '@content/texts/schema';
import { parseValues, publicTemplate, validateContent } from '@content/items/validate';
import { z } from 'zod';
import type { Services } from '../services';
import { isDraft, type ItemState, newestRevision } from '../model/item-state';
import type { Content, StoredFile } from '../model/content';
import type { GivenConsent, GivenConsents } from './consent-check';
import { ValidationFailed } from './errors';
import { hasOptions, type PublishOptions, readPublishOptions } from './publishing';
import { fileInUse, type Refusal, refusalOf } from './uploads';

/** The fields of an item in a request, before validation. Absent ones stay as they are. */
export interface ItemInput {
  /** Values of fields and publish options, by their names in requests. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Uses of files of the library, by field. */
  readonly files: Readonly<Record<string, unknown>>;
  /** Errors of the form itself, and files that the library has refused. */
  readonly errors?: readonly FieldError[];
  readonly refusals?: readonly Refusal[];
}

/** A validated input. */
export interface Submission {
  /** The item's newest content after the write. */
  readonly content: Content;
  readonly options: PublishOptions;
  readonly consents: GivenConsents;
  /** The new display order, where it changes nothing else. */
  readonly order: Content['values'] | null;
}

/** Checks uses of files in a field; an error belongs to the field's upload, or to the texts of its files. */
function readUses(field: FileField, given: unknown, errors: FieldError[]): FileUse[] {
  const parsed = z.array(fileUseSchema, { error: `${field.label} must be a list of files` }).safeParse(given);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const isText = ['alt', 'label'].includes(String(path.at(-1)));
    const part = isText ? captionPart(field) : null;
    errors.push({ field: part ?? field.upload, message });
  }
  return [];
}

/** An error for each field that would refer to a missing item. */
async function missingRelations(
  { items }: Pick<Services, 'items'>,
  type: ContentTypeDefinition,
  values: Content['values'],
  before: Content['values'] = {},
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [name, field] of valueFields(type)) {
    const id = values[name];
    // What it refers to already may be deleted since.
    if (field.type !== 'relation' || typeof id !== 'string' || ['', before[name]].includes(id)) continue;
    const to = contentTypeAt(field.relationTo);
    const isThere = to && (await items.get(to, id));
    if (!isThere) errors.push({ field: name, message: missingRelation(field) });
  }
  return errors;
}

/** Reads the uses of files in a request, by field, and the consents that come with them. */
async function readFiles(
  services: Pick<Services, 'files' | 'media'>,
  type: ContentTypeDefinition,
  input: ItemInput,
  person: Person,
) {
  const errors: FieldError[] = [];
  const refusals = [...(input.refusals ?? [])];
  const files: Record<string, StoredFile[]> = {};
  const consents: Map<string, GivenConsent> = new Map();
  for (const [name, field] of fileFields(type)) {
    const given = input.files[name];
    if (given === undefined) continue;
    const stored: StoredFile[] = [];
    files[name] = stored;
    for (const use of readUses(field, given, errors)) {
      try {
        const file = await fileInUse(services, fileFieldType(field).media, use, person);
        stored.push(file);
        if (use.consent === undefined || file.kind !== 'picture') continue;
        const earlier = consents.get(use.media);
        if (earlier && !isSameConsent(earlier.consent, use.consent))
          errors.push({
            field: field.upload,
            message: 'This picture is used twice with different consents. Give the same one both times.',
          });
        consents.set(use.media, { consent: use.consent, picture: file });
      } catch (error) {
        refusals.push(refusalOf(error, field.upload));
      }
    }
  }
  return { files, consents, errors, refusals };
}

/** The requirements of a content depend on whether visitors have ever seen the item. */
const modeOf = (current: ItemState | null) => (current?.wasPublished ? 'update' : 'create');

/**
 * Reads a request for an item, which is null where it is added, and validates the whole content after the write. A draft may
 * lack required fields. Throws ValidationFailed.
 */
export async function readSubmission(
  services: Pick<Services, 'files' | 'media' | 'items'>,
  type: ContentTypeDefinition,
  current: ItemState | null,
  input: ItemInput,
  person: Person,
): Promise<Submission> {
  const { values, problems: errors } = parseValues(type, input.values, checkedText);
  const options = readPublishOptions(input.values, errors);
  const before = current && newestRevision(current);
  const missing = await missingRelations(services, type, values, before?.values);
  const { files, consents, refusals, errors: ofFiles } = await readFiles(services, type, input, person);
  errors.push(...(input.errors ?? []), ...missing, ...ofFiles);
  const problems = [...errors, ...refusals.map((refusal) => refusal.error)];
  const names = [...Object.keys(values), ...Object.keys(files)];
  const hasContentAlone = current !== null && !hasOptions(options) && problems.length === 0;
  if (hasContentAlone && names.length === 0)
    throw new ValidationFailed(type.requireOneOf?.message ?? 'Send at least one field to change');
  const after = { ...defaultValues(type), ...before?.values, ...values };
  const content: Content = {
    values: withTranslationSources(type, before?.values ?? {}, after, values),
    files: { ...before?.files, ...files },
  };
  const isOrderAlone = hasContentAlone && names.length === 1 && names[0] === arrangeField(type);
  if (isOrderAlone) return { content, options, consents, order: values };
  const mode = becomesPublic(isDraft(current), options) ? modeOf(current) : 'draft';
  const isPublic = mode === 'draft' && Boolean(current?.published);
  const ofTemplate = isPublic ? publicTemplate(type, content.values, 'keep a copy as one') : [];
  const { detail, problems: all } = validateContent(type, content, [...problems, ...ofTemplate], mode);
  // Why the first file is refused, when nothing but files is wrong.
  const refusal = errors.length === 0 && detail === problems[0]?.message ? refusals[0]?.reason : undefined;
  if (detail !== null) throw new ValidationFailed(detail, all, refusal);
  return { content, options, consents, order: null };
}

/** Throws ValidationFailed where a content of an item lacks required fields. */
export function requireComplete(type: ContentTypeDefinition, content: Content, current: ItemState): void {
  const { detail, problems } = validateContent(type, content, [], modeOf(current));
  if (detail !== null) throw new ValidationFailed(detail, problems);
}
