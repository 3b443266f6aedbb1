import type { AnyItem, ContentTypeDefinition, DocumentFile, PictureFile } from '@content';
import { fileFields, isVisible, valueFields } from '@content';
import type { ValueField } from '@content/field-types/fields';
import { variantsAt } from '@content/items/item';
import { fileFieldType, valueFieldType } from '@content/field-types/registry';
import type { WithPublishingState } from '@content/items/publishing-status';
import { shownBlocks, withAddresses } from '@content/texts/addresses';
import type { Block, WithTexts } from '@content/texts/rich-text';
import { isPlain, isRichText, placedMedia, plainBlocks, plainText } from '@content/texts/rich-text';
import {
  isTranslated,
  languageOfItem,
  languagesOfItem,
  splitTranslations,
} from '@content/items/translations';
import type { Services } from '../services';
import type { ItemState } from '../model/item-state';
import { hasPublicRecord, newestRevision, newestItem, publishingStateOf } from '../model/item-state';
import type { MediaLibrary } from '../store/media';
import { type FileRoots, MEDIA_PATH, publicRoots } from '../store/previews';
import { mainName } from '../model/rendition-names';
import type { StoredFile, StoredFileDocument, StoredItem, StoredPicture } from '../model/content';
import { picturesIn, withFirstPages } from '../model/content';

/** URL of a served object, relative to the site. */
function fileUrl(path: string, id: string, media: string, name: string): string {
  return `/files/${path}/${id}/${media}/${encodeURIComponent(name)}`;
}

/** File names of pictures by media. */
type Names = ReadonlyMap<string, string>;

/** The translations of a file's text, each in an object of its language. */
export const translatedText = (name: 'alt' | 'label', translations: StoredFile['translations'] = {}) =>
  Object.fromEntries(Object.entries(translations).map(([language, text]) => [language, { [name]: text }]));

/** A picture as the API returns it; with `names`, which are for staff, also its file's name and its crop. */
function serializePicture(
  file: StoredPicture,
  urlOf: (name: string) => string,
  names: Names | null,
): PictureFile {
  const { kind, media, alt, translations, credit, focus, width, height, placeholder, widths, crop } = file;
  const address = urlOf(mainName(file));
  return {
    kind,
    media,
    alt,
    ...translatedText('alt', translations),
    width,
    height,
    placeholder,
    address,
    widths,
    variants: variantsAt(address, widths),
    // Absent values take no room in a page's data.
    ...(credit && { credit }),
    ...(focus && { focus }),
    ...(names && crop && { crop }),
    ...(names && { name: names.get(media) ?? '' }),
  };
}

function serializeDocument(file: StoredFileDocument, urlOf: (name: string) => string): DocumentFile {
  const { translations, cover, ...rest } = file;
  const { media, name } = rest;
  const picture = cover && ({ kind: 'picture', media, alt: '', ...cover } as const);
  return {
    ...rest,
    ...translatedText('label', translations),
    address: urlOf(name),
    cover: picture && serializePicture(picture, urlOf, null),
  };
}

/** A file as the API returns it, at URLs below what uses it. */
function serializeFile(
  file: StoredFile,
  { path, id }: { readonly path: string; readonly id: string },
  names: Names | null,
  roots: FileRoots,
): PictureFile | DocumentFile {
  const urlOf = (object: string) => roots(file.media) + fileUrl(path, id, file.media, object);
  return file.kind === 'picture' ? serializePicture(file, urlOf, names) : serializeDocument(file, urlOf);
}

/** A file of the library as staff see it. */
export const serializeMedia = (file: StoredFile, names: Names, roots: FileRoots) =>
  serializeFile(file, { path: MEDIA_PATH, id: file.media }, names, roots);

/** An item as the API returns it. `names` of pictures' files are null for visitors. */
function serializeItem(
  type: ContentTypeDefinition,
  item: StoredItem,
  names: Names | null,
  roots: FileRoots = publicRoots,
): AnyItem {
  const files: Record<string, (PictureFile | DocumentFile)[]> = {};
  const urls: Record<string, unknown> = {};
  for (const [name, field] of fileFields(type)) {
    const serialized = (item.files[name] ?? []).map((file) =>
      serializeFile(file, { path: type.path, id: item.id }, names, roots),
    );
    files[name] = serialized;
    const addresses = serialized.map((file) => file.address);
    Object.assign(urls, fileFieldType(field).toJson(name, field, addresses));
  }
  const { own, translations } = splitTranslations(type, item.values);
  return {
    _id: item.id,
    _version: item.version,
    ...own,
    ...translations,
    ...urls,
    files,
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
  };
}

/** An item as staff see it, with the names of its pictures' files. */
export async function serializeForStaff(
  media: MediaLibrary,
  type: ContentTypeDefinition,
  item: StoredItem,
  roots?: FileRoots,
): Promise<AnyItem> {
  const names = await media.names(picturesIn(item).map((picture) => picture.media));
  return serializeItem(type, item, names, roots);
}

/**
 * An item as staff see it: its newest content, and when visitors see that. Files that visitors may not fetch have URLs
 * that lead to them for a day or two.
 */
export async function serializeState(
  { previews, media, clock }: Pick<Services, 'previews' | 'media' | 'clock'>,
  type: ContentTypeDefinition,
  state: ItemState,
): Promise<AnyItem & WithPublishingState> {
  const item = newestItem(state);
  const isPublished = hasPublicRecord(state) && newestRevision(state) === state.published;
  const roots = isPublished && isVisible(type, item.values) ? publicRoots : await previews.staffRoots();
  const serialized = await serializeForStaff(media, type, item, roots);
  return isPublished ? serialized : { ...serialized, _publication: publishingStateOf(state, clock()) };
}

/** The blocks of a field's text, with no pictures but the item's; null where it is paragraphs alone, or for a field of another type. */
function blocksOfField(field: ValueField, value: unknown, files: StoredItem['files']): Block[] | null {
  if (typeof value !== 'string' || !valueFieldType(field).hasBlocks(field)) return null;
  const isFormatted = field.type === 'longText';
  const blocks = isFormatted ? shownBlocks(value) : withAddresses(plainBlocks(value));
  const own = (field.type === 'longText' && files[field.pictures ?? '']?.map(({ media }) => media)) || [];
  const shown = blocks.filter((block) => placedMedia([block]).every((media) => own.includes(media)));
  return isPlain(shown) && !(isFormatted && isRichText(value)) ? null : shown;
}

/** The blocks of an item's texts, made once for as long as the content index holds the item. */
const blockCache = new WeakMap<StoredItem, Readonly<Record<string, readonly Block[]>>>();

function blocksIn(type: ContentTypeDefinition, item: StoredItem): Readonly<Record<string, readonly Block[]>> {
  const cached = blockCache.get(item);
  if (cached) return cached;
  const blocks = valueFields(type).flatMap(([name, field]): [string, Block[]][] => {
    const found = blocksOfField(field, item.values[name], item.files);
    return found ? [[name, found]] : [];
  });
  const found = Object.fromEntries(blocks);
  blockCache.set(item, found);
  return found;
}

/** An item for visitors: long texts are plain in their fields, with blocks beside them where there is formatting. */
export function serializeForVisitors(
  type: ContentTypeDefinition,
  item: StoredItem,
  roots: FileRoots = publicRoots,
): AnyItem & WithTexts {
  const blocks = blocksIn(type, item);
  const plain = Object.fromEntries(Object.entries(blocks).map(([name, of]) => [name, plainText(of)]));
  const values = { ...item.values, ...plain };
  const written = languageOfItem(type, item.values);
  const serialized = serializeItem(type, withFirstPages(type, { ...item, values }), null, roots);
  const { own, translations } = splitTranslations(type, blocks);
  const languages = item.languages ?? languagesOfItem(type, item.values);
  const shown: Record<string, unknown> = {
    ...serialized,
    ...(Object.keys(own).length > 0 && { _texts: own }),
    ...(isTranslated(type) && { _languages: languages }),
  };
  for (const [language, of] of Object.entries(translations))
    shown[language] = { ...(serialized[language] as object), _texts: of };
  // A translation into the item's own language is a leftover.
  delete shown[written];
  for (const file of Object.values(serialized.files).flat()) Reflect.deleteProperty(file, written);
  for (const [name, { staffOnly }] of valueFields(type)) if (staffOnly) delete shown[name];
  return shown as AnyItem & WithTexts;
}
