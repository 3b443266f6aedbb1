import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ContentPath } from '@content';
import { peopleInPictures } from '@content/files/picture-details';

/** Days from the day of the seed. */
const days = z.int();

const upload = {
  /** The field of the form. */
  upload: z.string(),
  /** The description or the label in Nepali. */
  ne: z.string().optional(),
};

const picture = z.strictObject({
  ...upload,
  /** The name of a drawing in pictures/, without its ending. */
  picture: z.string(),
  alt: z.string(),
  credit: z.string().optional(),
  focus: z.strictObject({ x: z.number(), y: z.number() }).optional(),
  consent: z
    .strictObject({ people: z.enum(peopleInPictures), who: z.string(), given: days, until: days })
    .optional(),
});

const document = z.strictObject({
  ...upload,
  /** The name of a file in documents/. */
  document: z.string(),
  /** The name of the uploaded file, if different. */
  name: z.string().optional(),
  /** The name that staff give it. */
  label: z.string().optional(),
});

/** A formatted text: in the format of the editor, sent as a string. */
const richText = z.looseObject({ type: z.literal('doc') }).transform((text) => JSON.stringify(text));

/** A demo item, as a form would send it. */
const entry = z.strictObject({
  id: z.string(),
  /** Fields by their names in the form; those in the other language begin with `ne_` or `en_`. */
  values: z.record(z.string(), z.union([z.string(), richText])),
  /** Days of the calendar by field. */
  days: z.record(z.string(), days).optional(),
  /** How many days before the seed it was added; else by its place among the others. */
  daysAgo: z.int().optional(),
  /** Not public yet: a draft (null), or scheduled; with a message to colleagues. */
  coming: z.strictObject({ inDays: days.nullable(), note: z.string() }).optional(),
  files: z.array(z.union([picture, document])),
});

export type SeedFile = z.infer<typeof picture> | z.infer<typeof document>;
export type SeedPicture = z.infer<typeof picture>;
export type SeedEntry = z.infer<typeof entry> & { readonly path: ContentPath };

export const isPicture = (file: SeedFile): file is SeedPicture => 'picture' in file;

/** The demo items of a content type, the oldest first. Throws a ZodError where content/{path}.json does not fit. */
export function readEntries(path: ContentPath): SeedEntry[] {
  const text = readFileSync(join(import.meta.dirname, 'content', `${path}.json`), 'utf8');
  return z
    .array(entry)
    .parse(JSON.parse(text))
    .map((each) => ({ path, ...each }));
}
