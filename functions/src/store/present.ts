import type { AnyItem, ContentTypeDefinition, DocumentFile, PictureFile } from '@content';
import { fileFields } from '@content';
import { fileKind } from '@content/kinds/registry';
import { shareName, variantName } from './picture-names';
import type { StoredFile, StoredFileDocument, StoredItem, StoredPicture } from './stored';

/** URL of a served object, relative to the site. */
export function fileUrl(path: string, id: string, uploadId: string, name: string): string {
  return `/files/${path}/${id}/${uploadId}/${encodeURIComponent(name)}`;
}

function presentPicture(file: StoredPicture, urlOf: (name: string) => string): PictureFile {
  const { kind, uploadId, name, alt, width, height, placeholder, stem, widths } = file;
  const variants = (['avif', 'webp'] as const).flatMap((format) =>
    widths.map((variant) => ({
      address: urlOf(variantName(stem, variant, format)),
      width: variant,
      type: `image/${format}` as const,
    })),
  );
  const main = urlOf(variantName(stem, Math.max(...widths), 'webp'));
  return {
    kind,
    uploadId,
    name,
    alt,
    width,
    height,
    placeholder,
    address: main,
    share: urlOf(shareName(stem)),
    variants,
  };
}

function presentDocument(file: StoredFileDocument, urlOf: (name: string) => string): DocumentFile {
  return { ...file, address: urlOf(file.name) };
}

/** One file as the API returns it. */
function presentFile(path: string, id: string, file: StoredFile): PictureFile | DocumentFile {
  const urlOf = (name: string) => fileUrl(path, id, file.uploadId, name);
  return file.kind === 'picture' ? presentPicture(file, urlOf) : presentDocument(file, urlOf);
}

/** An item as the API returns it: the one presenter of all types. */
export function presentItem(type: ContentTypeDefinition, item: StoredItem): AnyItem {
  const files: Record<string, (PictureFile | DocumentFile)[]> = {};
  const urls: Record<string, unknown> = {};
  for (const [name, field] of fileFields(type)) {
    const presented = (item.files[name] ?? []).map((file) => presentFile(type.path, item.id, file));
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
