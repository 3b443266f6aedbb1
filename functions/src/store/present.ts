import type { AnyItem, ContentTypeDefinition, DocumentFile, PictureFile } from '@content';
import { fileFields, valueFields } from '@content';
import type { Field } from '@content/kinds/fields';
import { fileKind } from '@content/kinds/registry';
import { linked } from '@content/texts/addresses';
import { needsBlocks, shownBlocks } from '@content/texts/markdown';
import type { Block, WithTexts } from '@content/texts/tree';
import { plainText } from '@content/texts/tree';
import { variantName } from './rendition-names';
import type { StoredFile, StoredFileDocument, StoredItem, StoredPicture } from './stored';
import { allFiles, withFirstPages } from './stored';

/** URL of a served object, relative to the site. */
export function fileUrl(path: string, id: string, uploadId: string, name: string): string {
  return `/files/${path}/${id}/${uploadId}/${encodeURIComponent(name)}`;
}

/** What the uploaded files of pictures were called, by source. */
type Names = ReadonlyMap<string, string>;

/** A picture, for staff (`names` are for them) with what only they are told. */
function presentPicture(
  file: StoredPicture,
  urlOf: (name: string) => string,
  names: Names | null,
): PictureFile {
  const { kind, uploadId, source, alt, focus, width, height, placeholder, widths, crop } = file;
  const variants = (['avif', 'webp'] as const).flatMap((format) =>
    widths.map((variant) => ({
      address: urlOf(variantName(variant, format)),
      width: variant,
      type: `image/${format}` as const,
    })),
  );
  const main = urlOf(variantName(Math.max(...widths), 'webp'));
  return {
    kind,
    uploadId,
    alt,
    width,
    height,
    placeholder,
    address: main,
    variants,
    // What is not there takes no room in a page's data.
    ...(focus && { focus }),
    ...(names && crop && { crop }),
    ...(names && { source, name: names.get(source) ?? '' }),
  };
}

function presentDocument(file: StoredFileDocument, urlOf: (name: string) => string): DocumentFile {
  const { uploadId, name, cover } = file;
  const picture = cover && ({ kind: 'picture', uploadId, source: uploadId, alt: '', ...cover } as const);
  return { ...file, address: urlOf(name), cover: picture && presentPicture(picture, urlOf, null) };
}

/** For whom an item is presented, and what URLs of its files begin with. */
interface Viewing {
  readonly root: string;
  /** Null for visitors, who are not told what was uploaded. */
  readonly names: Names | null;
}

/** One file as the API returns it. */
function presentFile(
  path: string,
  id: string,
  file: StoredFile,
  { root, names }: Viewing,
): PictureFile | DocumentFile {
  const urlOf = (name: string) => root + fileUrl(path, id, file.uploadId, name);
  return file.kind === 'picture' ? presentPicture(file, urlOf, names) : presentDocument(file, urlOf);
}

/** An item as visitors see it. `root` is what URLs of its files begin with. */
function presentForVisitors(type: ContentTypeDefinition, item: StoredItem, root = ''): AnyItem {
  return presented(type, withFirstPages(type, item), { root, names: null });
}

/** An item as staff see it, with the names of its pictures' files. `root` is what URLs of its files begin with. */
export function presentItem(type: ContentTypeDefinition, item: StoredItem, names: Names, root = ''): AnyItem {
  return presented(type, item, { root, names });
}

/** The sources of the pictures in items. */
export function sourcesIn(items: readonly Pick<StoredItem, 'files'>[]): string[] {
  return items.flatMap(allFiles).flatMap((file) => (file.kind === 'picture' ? [file.source] : []));
}

/** An item as the API returns it: the one presenter of all types. */
function presented(type: ContentTypeDefinition, item: StoredItem, viewing: Viewing): AnyItem {
  const files: Record<string, (PictureFile | DocumentFile)[]> = {};
  const urls: Record<string, unknown> = {};
  for (const [name, field] of fileFields(type)) {
    const presented = (item.files[name] ?? []).map((file) => presentFile(type.path, item.id, file, viewing));
    files[name] = presented;
    Object.assign(
      urls,
      fileKind(field).toJson(
        name,
        field,
        presented.map((file) => file.address),
      ),
    );
  }
  return {
    _id: item.id,
    _version: item.version,
    ...item.values,
    ...urls,
    files,
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
  };
}

/** The blocks of a field's text where there is more to it than paragraphs; null where there is not, or for another kind. */
function blocksOfField(field: Field, value: unknown): Block[] | null {
  if (typeof value !== 'string') return null;
  if (field.kind === 'text' && field.links) {
    const text = linked(value);
    return text.some((part) => typeof part !== 'string') ? [{ kind: 'paragraph', text }] : null;
  }
  if (field.kind !== 'longText' || !field.format) return null;
  const shown = shownBlocks(value);
  return needsBlocks(value, shown) ? shown : null;
}

/** The blocks of an item's texts, for as long as the item is held: the same one is presented for many pages. */
const blocksHeld = new WeakMap<StoredItem, Readonly<Record<string, readonly Block[]>>>();

function blocksIn(type: ContentTypeDefinition, item: StoredItem): Readonly<Record<string, readonly Block[]>> {
  const held = blocksHeld.get(item);
  if (held) return held;
  const blocks = valueFields(type).flatMap(([name, field]): [string, Block[]][] => {
    const found = blocksOfField(field, item.values[name]);
    return found ? [[name, found]] : [];
  });
  const found = Object.fromEntries(blocks);
  blocksHeld.set(item, found);
  return found;
}

/**
 * An item as visitors read it. Its long texts are plain, for a client that knows their fields alone; what more there is to
 * them stands beside them as blocks, so that no page has to parse one.
 */
export function presentForPages(
  type: ContentTypeDefinition,
  item: StoredItem,
  root = '',
): AnyItem & WithTexts {
  const blocks = blocksIn(type, item);
  const presented = presentForVisitors(type, item, root);
  const texts = Object.entries(blocks);
  if (texts.length === 0) return presented;
  const plain = Object.fromEntries(texts.map(([name, of]) => [name, plainText(of)]));
  return { ...presented, ...plain, _texts: blocks };
}
