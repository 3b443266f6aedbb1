import {
  type AnyItem,
  type ContentTypeDefinition,
  type DocumentFile,
  fileFields,
  isFileField,
  type PictureFile,
  type ValueField,
  valueFields,
} from '@content';
import type { MediaItem } from '@content/api/contract';
import type { InputValue } from '@content/field-types/field-type';
import { captionPart, valueFieldType } from '@content/field-types/registry';
import type { PictureDetails } from '@content/api/file-use';
import { defaultValue } from '@content/items/default-values';
import { valueIn } from '@content/items/translations';
import { languages, type Language } from '@site/locale';

/** One file of a form: stored already, or chosen and not yet sent. */
export interface FormFile {
  /** Identifies a stored file in its field; random for a chosen one. */
  readonly id: string;
  /** The text that goes with it: a picture's description, a document's name. */
  readonly alt: string;
  /** The same in other languages. */
  readonly translations?: Readonly<Partial<Record<Language, string>>>;
  readonly stored?: PictureFile | DocumentFile;
  readonly fresh?: File;
  /** A file of the library that is to be used here. */
  readonly reused?: PictureFile | DocumentFile;
  /** Focus, crop, credit and consent; absent ones stay as they are. */
  readonly details?: PictureDetails;
}

/** Everything a form holds, by field. Never changed in place. */
export interface FormContent {
  readonly values: Readonly<Record<string, InputValue>>;
  readonly files: Readonly<Record<string, readonly FormFile[]>>;
}

export interface PreviewProps {
  readonly content: FormContent;
}

/** The text that goes with a stored file, in each language. */
function captionsOf(file: PictureFile | DocumentFile): Pick<FormFile, 'alt' | 'translations'> {
  const textIn = (of: { readonly alt?: string; readonly label?: string } = {}) =>
    (file.kind === 'picture' ? of.alt : of.label) ?? '';
  const translations = languages.flatMap((language): [Language, string][] => {
    const text = textIn(file[language]);
    return text === '' ? [] : [[language, text]];
  });
  return {
    alt: textIn(file),
    ...(translations.length > 0 && { translations: Object.fromEntries<string>(translations) }),
  };
}

/** A form's file as the library has it; undefined for one that is only in this browser. */
export const libraryFileOf = ({ reused, stored }: FormFile) => reused ?? stored;

export function pictureOf(file: FormFile): PictureFile | undefined {
  const known = libraryFileOf(file);
  return known?.kind === 'picture' ? known : undefined;
}

export const creditOf = (file: FormFile): string => file.details?.credit ?? pictureOf(file)?.credit ?? '';

/** The original name of a form's file. */
export const fileNameOf = (file: FormFile): string => libraryFileOf(file)?.name ?? file.fresh?.name ?? '';

/** The name of a form's file for people: the text that goes with it, or the original name. */
export const nameOf = (file: FormFile): string => file.alt || fileNameOf(file);

export function freshFile(file: File, alt = ''): FormFile {
  return { id: crypto.randomUUID(), alt, fresh: file };
}

/** Makes a library file one of a form: a picture starts with the library's description and focus, or its latest use's. */
export function reusedFile({ file, alt, focus }: MediaItem): FormFile {
  const used = captionsOf(file);
  const begins = alt === '' || alt === used.alt ? used : { alt };
  // The library's focus refers to the whole picture.
  const reused = file.kind === 'picture' && !file.crop && focus ? { ...file, focus } : file;
  return { id: crypto.randomUUID(), ...begins, reused };
}

/** `list` with the entry at `from` moved to `to`. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  return entry === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The stored files of a field in a form. Their ids stay the same when a file's URL changes, as by publishing. */
function formFiles(files: readonly (PictureFile | DocumentFile)[]): FormFile[] {
  const names = files.map(({ media, address }) => media + address.slice(address.lastIndexOf('/')));
  return files.map((stored, at) => {
    const name = names[at] ?? '';
    const before = names.slice(0, at).filter((other) => other === name).length;
    return { id: before === 0 ? name : `${name} ${before + 1}`, ...captionsOf(stored), stored };
  });
}

const contentWith = (
  type: ContentTypeDefinition,
  valueOf: (name: string, field: ValueField) => unknown,
  files: AnyItem['files'],
): FormContent => ({
  values: Object.fromEntries(
    valueFields(type).map(([name, field]) => [name, valueFieldType(field).toInput(valueOf(name, field))]),
  ),
  files: Object.fromEntries(fileFields(type).map(([name]) => [name, formFiles(files[name] ?? [])])),
});

export const emptyContent = (type: ContentTypeDefinition): FormContent =>
  contentWith(type, (name, field) => defaultValue(type, name, field), {});

export const formContentOf = (type: ContentTypeDefinition, item: AnyItem): FormContent =>
  contentWith(type, (name) => valueIn(type, item, name), item.files);

/** The parts of a form's file that make a difference. */
const comparedParts = (file: FormFile) => [
  file.id,
  ...[file.alt, creditOf(file), ...languages.map((language) => file.translations?.[language] ?? '')].map(
    (text) => text.trim(),
  ),
  ...[file.details?.focus, file.details?.crop, file.details?.consent],
];

/** Whether a field has the same text or files in both contents. */
function sameField(name: string, a: FormContent, b: FormContent): boolean {
  const [ours, theirs] = [a.files[name], b.files[name]];
  if (!ours || !theirs) return a.values[name] === b.values[name];
  return JSON.stringify(ours.map(comparedParts)) === JSON.stringify(theirs.map(comparedParts));
}

/** Names of the fields in which two contents differ, in the order of the definition. */
export function differingFields(type: ContentTypeDefinition, a: FormContent, b: FormContent): string[] {
  return Object.keys(type.fields).filter((name) => !sameField(name, a, b));
}

/** `content` with the given field taken from `source`. */
export function withField(name: string, content: FormContent, source: FormContent): FormContent {
  const files = source.files[name];
  if (files) return { ...content, files: { ...content.files, [name]: files } };
  return { ...content, values: { ...content.values, [name]: source.values[name] ?? '' } };
}

/** The names of a field in validation errors: files have those of their upload and of their descriptions too. */
export function problemNames(type: ContentTypeDefinition, name: string): string[] {
  const field = type.fields[name];
  if (!field || !isFileField(field)) return [name];
  return [name, field.upload, captionPart(field) ?? name];
}

interface Merge {
  /** Fields that only the other person changed: taken from theirs. */
  readonly theirs: readonly string[];
  /** Fields that both changed to something different: someone has to choose. */
  readonly conflicts: readonly string[];
  /** Mine with their changes that do not conflict; conflicts hold mine. */
  readonly content: FormContent;
}

/** Merges field by field: `base` is what both began with, `theirs` what the site has now. */
export function mergeContents(
  type: ContentTypeDefinition,
  base: FormContent,
  mine: FormContent,
  theirs: FormContent,
): Merge {
  const changed = differingFields(type, base, theirs);
  const untouched = changed.filter((name) => sameField(name, base, mine));
  const conflicts = changed.filter(
    (name) => !type.fields[name]?.hidden && !sameField(name, base, mine) && !sameField(name, mine, theirs),
  );
  return {
    theirs: untouched,
    conflicts,
    content: untouched.reduce((content, name) => withField(name, content, theirs), mine),
  };
}

/**
 * The content with its stored files as the site has them now, without those that another person has removed: descriptions would
 * go to the wrong pictures. A field that would lose its only file shows theirs.
 */
export function withoutDeletedFiles(
  type: ContentTypeDefinition,
  content: FormContent,
  theirs: FormContent,
): FormContent {
  return fileFields(type).reduce((all, [name]) => {
    const [mine, there] = [all.files[name] ?? [], theirs.files[name] ?? []];
    const left = mine.flatMap((file) => {
      if (!file.stored) return [file];
      const stored = there.find(({ id }) => id === file.id)?.stored;
      return stored ? [{ ...file, stored }] : [];
    });
    if (left.length === 0 && mine.length > 0) return withField(name, all, theirs);
    return { ...all, files: { ...all.files, [name]: left } };
  }, content);
}
