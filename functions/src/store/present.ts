import type { AnyItem, ContentTypeDefinition, DocumentFile, PictureFile } from '@content';
import { fileFields } from '@content';
import { fileKind } from '@content/kinds/registry';
import { shareName, variantName } from './pictures';
import type { StoredFile, StoredFileDocument, StoredItem, StoredPicture } from './stored';

/** Address of a served object, relative to the site. */
export function fileUrl(path: string, id: string, uploadId: string, name: string): string {
  return `/files/${path}/${id}/${uploadId}/${encodeURIComponent(name)}`;
}

function presentPicture(file: StoredPicture, address: (name: string) => string): PictureFile {
  const { kind, uploadId, name, alt, width, height, placeholder, stem, widths } = file;
  const variants = (['avif', 'webp'] as const).flatMap((format) =>
    widths.map((variant) => ({
      address: address(variantName(stem, variant, format)),
      width: variant,
      type: `image/${format}` as const,
    })),
  );
  const main = address(variantName(stem, Math.max(...widths), 'webp'));
  return {
    kind,
    uploadId,
    name,
    alt,
    width,
    height,
    placeholder,
    address: main,
    share: address(shareName(stem)),
    variants,
  };
}

function presentDocument(file: StoredFileDocument, address: (name: string) => string): DocumentFile {
  return { ...file, address: address(file.name) };
}

/** Everything that answers say of one file. */
export function presentFile(path: string, id: string, file: StoredFile): PictureFile | DocumentFile {
  const address = (name: string) => fileUrl(path, id, file.uploadId, name);
  return file.kind === 'picture' ? presentPicture(file, address) : presentDocument(file, address);
}

/** An item as responses give it: the one presenter of all types. */
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
