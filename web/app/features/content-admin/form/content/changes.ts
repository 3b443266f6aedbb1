import type { PublishOptions } from '@content/items/publishing-status';
import { type AnyItem, type ContentTypeDefinition, type FileField, fileFields, valueFields } from '@content';
import { fileFieldType } from '@content/field-types/registry';
import type { FileUse } from '@content/api/file-use';
import { valueIn } from '@content/items/translations';
import { isSameInput } from '@content/items/validate';
import { languages } from '@site/locale';
import { hashKey } from '@tanstack/react-query';
import {
  creditOf,
  type FormContent,
  type FormFile,
  formContentOf,
  libraryFileOf,
  pictureOf,
} from './form-content';

/** The content of a form, and the item it is based on, which is absent for a new one. */
export interface SaveInput {
  readonly content: FormContent;
  readonly base: AnyItem | undefined;
  /** The form's own, by which its draft is known. */
  readonly key: string;
  /** Under which a new item is added, as its Idempotency-Key: from its first Save on, whatever its title becomes. */
  readonly itemId?: string | undefined;
  /** Without options the state stays as it is. */
  readonly options?: PublishOptions | undefined;
}

/** The uses of a form's file; none for one that is not in the library yet. */
function useOf(field: FileField, form: FormFile): FileUse[] {
  const { alt, translations, details } = form;
  const file = libraryFileOf(form);
  if (!file) return [];
  const { caption } = fileFieldType(field);
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
  const picture = pictureOf(form);
  const shown = picture && {
    focus: (details?.focus === undefined ? picture.focus : details.focus) ?? null,
    crop: (details?.crop === undefined ? picture.crop : details.crop) ?? null,
    consent: details?.consent,
    credit: creditOf(form).trim() || undefined,
  };
  return [{ media: file.media, ...texts, ...shown }];
}

const usesOf = (field: FileField, files: readonly FormFile[]) => files.flatMap((file) => useOf(field, file));

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
    const input = content.values[name];
    // A form of some of the fields says nothing of the others.
    if (input === undefined) return [];
    const value = String(input);
    // A new item without translations does not speak of them.
    const isSame = base
      ? input === stored?.values[name] || isSameInput(field, value, valueIn(type, base, name))
      : value === '' && Boolean(field.translates ?? field.staffOnly);
    return isSame ? [] : [[name, value]];
  });
  const files = fileFields(type).flatMap(([name, field]): [string, FileUse[]][] => {
    const uses = usesOf(field, content.files[name] ?? []);
    const before = usesOf(field, stored?.files[name] ?? []);
    // What is undefined, as a consent that nobody has said, is left out.
    const isSame = hashKey(uses) === hashKey(before);
    return isSame || !content.files[name] ? [] : [[name, uses]];
  });
  return { ...Object.fromEntries(values), ...(files.length > 0 && { files: Object.fromEntries(files) }) };
}
