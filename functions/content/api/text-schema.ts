/**
 * Rich text in responses: the document of the staff's editor (Tiptap) as JSON, which pages render as it is. Its types are those of
 * `texts/rich-text.ts`. Browsers take the types alone, and load no zod for them.
 */
import { z } from 'zod';
import { wholeNumber } from './file-schema';

/** Marks stand in this order: a link around bold, bold around italic. */
const mark = z.discriminatedUnion('type', [
  /** To an address that `safeAddress` lets through. */
  z.object({ type: z.literal('link'), attrs: z.object({ href: z.string() }) }),
  z.object({ type: z.enum(['bold', 'italic']) }),
]);
const marks = z.array(mark).optional();

export const inline = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), marks, text: z.string() }),
  z.object({ type: z.literal('hardBreak'), marks }),
]);

const paragraph = z.object({ type: z.literal('paragraph'), content: z.array(inline).optional() });
const cell = z.object({ type: z.enum(['tableHeader', 'tableCell']), content: z.array(paragraph) });
const row = z.object({ type: z.literal('tableRow'), content: z.array(cell).optional() });
const listItem = z.object({
  type: z.literal('listItem'),
  get content(): z.ZodArray<typeof block> {
    return z.array(block);
  },
});

export const block = z.discriminatedUnion('type', [
  paragraph,
  /** Levels below the title of the page, which is the first. */
  z.object({
    type: z.literal('heading'),
    attrs: z.object({ level: z.literal([2, 3]) }),
    content: z.array(inline).optional(),
  }),
  z.object({ type: z.literal('bulletList'), content: z.array(listItem) }),
  /** `start` is the number of the first item. */
  z.object({
    type: z.literal('orderedList'),
    attrs: z.object({ start: wholeNumber }),
    content: z.array(listItem),
  }),
  z.object({ type: z.literal('table'), content: z.array(row) }),
  /** A picture of the item, never within another block. Its media stays when it is cropped, and follows when it is replaced everywhere. */
  z.object({ type: z.literal('picture'), attrs: z.object({ media: z.string() }) }),
]);
