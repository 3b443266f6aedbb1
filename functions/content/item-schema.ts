/**
 * The shapes of items in responses, derived from the definitions of their types. Only servers load them: what browsers know
 * of an item are the types of `define.ts`, which TypeScript compares with these.
 */
import { z } from 'zod';
import { documentFile, pictureFile, wholeNumber } from './file-schema';
import type { AnyItem, ContentTypeStructure, Field, ValueField } from './index';
import { fileFields, isFileField, valueFields } from './index';
import { fileKind } from './kinds/registry';
import { fileSchemas, valueSchemas } from './kinds/schemas';
import type { PublishingState } from './publishing-status';
import { publishingStatuses } from './publishing-status';
import type { Block, Inline } from './texts/tree';

/** A moment in ISO 8601. */
export const moment = z.string().meta({ format: 'date-time' });

/** Given to staff, where there is more to say than that an item is published. */
export const itemPublication = z.object({
  state: z.enum(publishingStatuses),
  publishAt: moment.nullable(),
  unpublishAt: moment.nullable(),
  isPublic: z.boolean(),
  publicVersion: wholeNumber.nullable(),
  publicUpdatedAt: moment.nullable(),
  publicUntil: moment.nullable(),
}) satisfies z.ZodType<PublishingState>;

export const inline: z.ZodType<Inline> = z.lazy(() => {
  const inlines = z.array(inline);
  return z.union([
    z.string(),
    z.object({ bold: inlines }),
    z.object({ italic: inlines }),
    z.object({ link: z.string(), text: inlines }),
  ]);
});

export const block: z.ZodType<Block> = z.lazy(() => {
  const text = z.array(inline);
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paragraph'), text }),
    z.object({ kind: z.literal('heading'), level: z.literal([2, 3]), text }),
    z.object({ kind: z.literal('list'), start: wholeNumber.nullable(), items: z.array(z.array(block)) }),
    z.object({ kind: z.literal('table'), rows: z.array(z.array(text)) }),
  ]);
});

/** A value in a response; drafts may lack a choice that visitors are never without. */
function valueSchema(field: ValueField): z.ZodType {
  return field.kind === 'choice'
    ? z.enum(['', ...field.options]).meta({ title: field.label })
    : valueSchemas(field).json(field);
}

const hasBlocks = (field: Field) =>
  (field.kind === 'longText' && field.format !== undefined) || (field.kind === 'text' && field.links);

/** The translations of an item's texts, by language: those that are given. */
function translationSchemas(type: ContentTypeStructure): z.ZodRawShape {
  const shapes: Record<string, Record<string, z.ZodType>> = {};
  for (const [, field] of valueFields(type))
    if (field.translates)
      (shapes[field.translates.language] ??= {})[field.translates.field] = valueSchema(field).optional();
  return Object.fromEntries(
    Object.entries(shapes).map(([language, shape]) => [language, z.object(shape).optional()]),
  );
}

/** An item of a type as the API returns it. */
export function itemSchema(type: ContentTypeStructure): z.ZodType<AnyItem> {
  const fields = Object.entries(type.fields).filter(([, { translates }]) => !translates);
  const shape = fields.map(([name, field]) =>
    isFileField(field) ? fileSchemas(name, field) : { [name]: valueSchema(field) },
  );
  const files = fileFields(type).map(([name, field]) => [
    name,
    z.array(fileKind(field).media === 'picture' ? pictureFile : documentFile),
  ]);
  const texts = fields
    .filter(([, field]) => hasBlocks(field))
    .map(([name]) => [name, z.array(block).optional()]);
  const blocks = z
    .object(Object.fromEntries(texts) as z.ZodRawShape)
    .optional()
    .meta({
      description:
        'For visitors, whose long texts are plain in their fields: of those that are more than paragraphs the blocks, by field',
    });
  return z.object({
    _id: z.string(),
    _version: wholeNumber.meta({ description: '0 stands for the texts that a type came with' }),
    createdAt: moment,
    updatedAt: moment,
    ...(Object.assign({}, ...shape) as z.ZodRawShape),
    ...translationSchemas(type),
    files: z.object(Object.fromEntries(files) as z.ZodRawShape),
    _publication: itemPublication.optional(),
    ...(texts.length > 0 ? { _texts: blocks } : {}),
    deletedAt: moment.optional().meta({ description: 'Of an item in the trash' }),
  }) as z.ZodType as z.ZodType<AnyItem>;
}
