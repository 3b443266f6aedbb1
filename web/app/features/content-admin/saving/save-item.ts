import { hashKey } from '@tanstack/react-query';
import { type AnyItem, type ContentTypeDefinition, type FileField, fileFields, valueFields } from '@content';
import { fileKind } from '@content/kinds/registry';
import type { FileUse } from '@content/picture-details';
import { isSameInput } from '@content/read-values';
import { valueIn } from '@content/translations';
import { type PublishOptions, asksForChange, AS_IT_IS, optionParts } from '@content/publishing-status';
import { languages } from '@site/locale';
import { type FormContent, type FormFile, formContentOf } from '../form/content';
import { ApiProblem } from '../../../data/admin-client';
import { type UploadWatch, createItem, updateItem } from '../../../data/admin-content';
import { needsConsentCheck } from '../form/consent-check';
import { forgetUploads, uploadedContent } from './form-uploads';

/** How an item uses a file of a form that is in the library. */
function useOf(field: FileField, { stored, reused, alt, translations, details }: FormFile): FileUse[] {
  const file = stored ?? reused;
  if (!file) return [];
  const { caption } = fileKind(field);
  const name = caption?.toLowerCase();
  const texts = name && {
    [name]: alt.trim(),
    ...Object.fromEntries(
      languages.flatMap((language) => {
        const text = translations?.[language]?.trim() ?? '';
        return text === '' ? [] : [[language, { [name]: text }]];
      }),
    ),
  };
  const shown = file.kind === 'picture' && { focus: file.focus ?? null, crop: file.crop ?? null, ...details };
  return [{ media: file.media, ...texts, ...shown }];
}

const usesOf = (field: FileField, files: readonly FormFile[]) => files.flatMap((file) => useOf(field, file));

/** The same uses; a consent is no part of them: the library has it. */
const areSame = (a: readonly FileUse[], b: readonly FileUse[]) => {
  const [ours, theirs] = [a, b].map((uses) => hashKey(uses.map(({ consent: _consent, ...use }) => use)));
  return ours === theirs;
};

/**
 * What a request says to make an item `content`, whose files are in the library: all of it for a new one, otherwise the fields
 * that differ from `base`, so that nothing is overwritten that this person did not touch.
 */
export function changesOf(
  type: ContentTypeDefinition,
  content: FormContent,
  base?: AnyItem,
): Record<string, unknown> {
  const stored = base && formContentOf(type, base);
  const values = valueFields(type).flatMap(([name, field]): [string, string][] => {
    const given = content.values[name];
    // A form of some of the fields says nothing of the others.
    if (given === undefined) return [];
    const value = String(given);
    // A new item without translations does not speak of them.
    const isSame = base
      ? given === stored?.values[name] || isSameInput(field, value, valueIn(type, base, name))
      : value === '' && Boolean(field.translates ?? field.staffOnly);
    return isSame ? [] : [[name, value]];
  });
  const files = fileFields(type).flatMap(([name, field]): [string, FileUse[]][] => {
    const uses = usesOf(field, content.files[name] ?? []);
    const before = usesOf(field, stored?.files[name] ?? []);
    const isSame = areSame(uses, before) && uses.every(({ consent }) => consent === undefined);
    return isSame || !content.files[name] ? [] : [[name, uses]];
  });
  return { ...Object.fromEntries(values), ...(files.length > 0 && { files: Object.fromEntries(files) }) };
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

/** A content whose consents are noted. */
function withoutConsents(content: FormContent): FormContent {
  const files = Object.entries(content.files).map(([name, list]) => [
    name,
    list.map((file) => ({ ...file, details: { ...file.details, consent: undefined } })),
  ]);
  return { ...content, files: Object.fromEntries(files) as FormContent['files'] };
}

/** After a refusal: forgets the uploads that the API did not find any more. */
function forgetRefused(type: ContentTypeDefinition, content: FormContent, error: unknown): void {
  if (!(error instanceof ApiProblem) || needsConsentCheck(error)) return;
  const { status, errors } = error.problem;
  if (status === 409) forgetUploads(type, content);
  else if (errors) forgetUploads(type, content, new Set(errors.map(({ field }) => field)));
}

const isEmpty = (changes: object) => Object.keys(changes).length === 0;

/** Saves a form once its files are in the library: adds an item, or changes what differs from the one it is based on. */
export async function saveItem(
  type: ContentTypeDefinition,
  { content: given, base: item, key, options = AS_IT_IS }: SaveInput,
  watch: UploadWatch,
): Promise<AnyItem> {
  const { path } = type;
  const { signal } = watch;
  const content = await uploadedContent(type, given, watch);
  const update = (base: AnyItem, changes: object, asked: PublishOptions) =>
    updateItem(path, base, { ...changes, ...Object.fromEntries(optionParts(asked)) }, signal);
  try {
    if (item) {
      const changes = changesOf(type, content, item);
      const isSame = isEmpty(changes) && !asksForChange(item, options);
      return isSame ? item : await update(item, changes, options);
    }
    const body = { ...changesOf(type, content), ...Object.fromEntries(optionParts(options)) };
    const saved = await createItem(path, body, key, signal);
    // An earlier try may have added it with other content, or asked for something else, as a draft where this one publishes.
    const changes = changesOf(type, withoutConsents(content), saved);
    const asksMore = asksForChange(saved, options);
    if (isEmpty(changes) && !asksMore) return saved;
    if (saved._version > 1) throw new ChangedSince();
    return await update(saved, changes, asksMore ? { ...options, note: '' } : AS_IT_IS);
  } catch (error) {
    forgetRefused(type, given, error);
    throw error;
  }
}
