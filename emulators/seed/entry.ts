import type { ContentPath } from '@content';
import type { Sitter } from './pictures/portrait';
import type { Motif } from './pictures/scene';

/** A file of a demo item: a drawn scene or bust, or a PDF. */
export type SeedFile =
  | { readonly kind: 'scene'; readonly upload: string; readonly motif: Motif; readonly alt: string }
  | { readonly kind: 'portrait'; readonly upload: string; readonly sitter: Sitter; readonly alt: string }
  | {
      readonly kind: 'pdf';
      readonly upload: string;
      readonly name: string;
      readonly title: string;
      readonly pages: number;
    };

/** A demo item, as a form would send it. */
export interface SeedEntry {
  readonly path: ContentPath;
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly SeedFile[];
}

/** A picture of a demo item. */
export const drawn = (upload: string, motif: Motif, alt: string): SeedFile => ({
  kind: 'scene',
  upload,
  motif,
  alt,
});

/** An id from a title: small letters, digits and hyphens, with a number for titles in other scripts. */
export function idOf(path: string, at: number, title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return slug.length > 3 ? `${slug}-${at + 1}` : `${path}-${at + 1}`;
}
