import type { Area } from '@content/files/picture-details';
import type { StoredFile, StoredFileDocument, StoredPicture } from './content';

/** Name under which the upload that a picture is made of is kept. */
export const ORIGINAL_NAME = 'original';

/** A part of a picture, or all of it, in names of objects and of a media document's renditions. */
export function partName(crop: Area | undefined): string {
  if (!crop) return 'picture';
  const { x, y, width, height } = crop;
  return ['part', ...[x, y, width, height].map((fraction) => Math.round(fraction * 10_000))].join('-');
}

/**
 * Name of a served variant, by the part that it shows, its width in pixels and its format: `variantsAt` derives the
 * URLs of all from that of one. Visitors see it, and never the uploaded file's own name, which may be the name of
 * a child.
 */
export function variantName(width: number, format: 'avif' | 'webp', crop?: Area): string {
  return `${partName(crop)}-${width}.${format}`;
}

type Shown = Pick<StoredPicture, 'widths' | 'crop'>;

function variantNames({ widths, crop }: Shown): string[] {
  return widths.flatMap((width) => [variantName(width, 'avif', crop), variantName(width, 'webp', crop)]);
}

/** The object that stands for a use of a file: of a picture the widest WebP variant. */
export function mainName(file: (Shown & { readonly kind: 'picture' }) | StoredFileDocument): string {
  return file.kind === 'document' ? file.name : variantName(Math.max(...file.widths), 'webp', file.crop);
}

/** The objects that whoever may see a use of a file may fetch. */
export function servedNames(file: StoredFile): string[] {
  if (file.kind === 'picture') return variantNames(file);
  return [file.name, ...(file.cover ? variantNames(file.cover) : [])];
}
