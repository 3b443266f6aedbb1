import type { ContentPath } from '@content';
import type { PeopleInPicture, Point } from '@content/picture-details';

/** What is known of a demo picture; days of the calendar are so many days from the day of the seed. */
export interface Shown {
  readonly focus?: Point;
  readonly consent?: {
    readonly people: PeopleInPicture;
    readonly who: string;
    readonly given: number;
    readonly until: number;
  };
}

/** A file of a demo item: one of the drawings in pictures/, or a PDF in documents/. */
export type SeedFile =
  | {
      readonly kind: 'picture';
      readonly upload: string;
      /** The name of a drawing in pictures/, without its ending. */
      readonly picture: string;
      readonly alt: string;
      readonly shown?: Shown | undefined;
    }
  | {
      readonly kind: 'pdf';
      readonly upload: string;
      /** The name of a file in documents/. */
      readonly document: string;
      /** The name it is uploaded with, where that is another one. */
      readonly name?: string | undefined;
      /** The name that staff have given it. */
      readonly label?: string;
    };

/** A demo item, as a form would send it. */
export interface SeedEntry {
  readonly path: ContentPath;
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
  /** Days of the calendar by field, as so many days from the day of the seed. */
  readonly days?: Readonly<Record<string, number>>;
  readonly files: readonly SeedFile[];
  /** So many days before the day of the seed it was added; without it, by its place among the others. */
  readonly daysAgo?: number;
  /** Not public yet: a draft, or so many days from the day of the seed; with a message to colleagues. */
  readonly coming?: { readonly inDays: number | null; readonly note: string } | undefined;
}

/** A picture of a demo item. */
export const drawn = (upload: string, picture: string, alt: string, shown?: Shown): SeedFile => ({
  kind: 'picture',
  upload,
  picture,
  alt,
  shown,
});

/** A document that goes with a demo item. */
export const attached = (document: string, label: string): SeedFile => ({
  kind: 'pdf',
  upload: 'attachment',
  document,
  label,
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
