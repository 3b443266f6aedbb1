/**
 * The shapes of items in responses, derived from the definitions of their types. Only servers load them: what browsers know
 * of an item are the types of `define.ts`, which TypeScript compares with these.
 */
import { z } from 'zod';
import { languages } from '@site/locale';
import { documentFile, pictureFile, wholeNumber } from './file-schema';
import type { AnyItem, ContentTypeStructure, Field, ValueField } from '../index';
import { fileFields, isFileField, valueFields } from '../index';
import { fileFieldType, valueFieldType } from '../field-types/registry';
import { fileSchemas, valueSchemas } from '../field-types/schemas';
import { type PublishingState, publishingStatuses } from '../items/publishing-status';
import { isTranslated } from '../items/translations';
import { block } from './text-schema';

/** A moment in ISO 8601. */
export const moment = z.string().meta({ format: 'date-time' });

/** For staff, of items that are not simply published. */
export const itemPublication = z.object({
  state: z.enum(publishingStatuses),
  publishAt: moment.nullable(),
  unpublishAt: moment.nullable(),
  isPublic: z.boolean(),
  publicVersion: wholeNumber.nullable(),
  publicUpdatedAt: moment.nullable(),
  publicUntil: moment.nullable(),
}) satisfies z.ZodType<PublishingState>;

/** A value in a response; a draft may lack a required choice. */
function valueSchema(field: ValueField): z.ZodType {
  return field.type === 'choice'
    ? z.enum(['', ...field.options]).meta({ title: field.label })
    : valueSchemas(field).json(field);
}

/** For visitors: the blocks of texts that are more than plain paragraphs, by field; absent where there are none. */
function blocksPart(fields: readonly (readonly [string, Field])[]): z.ZodRawShape {
  const texts = fields
    .filter(([, field]) => !isFileField(field) && valueFieldType(field).hasBlocks(field))
    .map(([name]) => [name, z.array(block).optional()]);
  if (texts.length === 0) return {};
  const description =
    'For visitors, whose long texts are plain in their fields: of those that are more than paragraphs the blocks, by field';
  return {
    _texts: z
      .object(Object.fromEntries(texts) as z.ZodRawShape)
      .optional()
      .meta({ description }),
  };
}

/** The translations that an item has, by language. */
function translationParts(type: ContentTypeStructure): z.ZodRawShape {
  const parts = languages.flatMap((language) => {
    const fields = valueFields(type).flatMap(([, field]): [string, ValueField][] =>
      field.translates?.language === language ? [[field.translates.field, field]] : [],
    );
    if (fields.length === 0) return [];
    const shape = Object.fromEntries(fields.map(([name, field]) => [name, valueSchema(field).optional()]));
    const description = `The translation into this language, as far as there is one; forms send its parts as ${language}_{field}`;
    return [
      [
        language,
        z
          .object({ ...shape, ...blocksPart(fields) })
          .optional()
          .meta({ description }),
      ],
    ];
  });
  return Object.fromEntries(parts) as z.ZodRawShape;
}

/** An item of a type as the API returns it. */
export function itemSchema(type: ContentTypeStructure): z.ZodType<AnyItem> {
  const fields = Object.entries(type.fields).filter(([, { translates }]) => !translates);
  const shape = fields.map(([name, field]) =>
    isFileField(field)
      ? fileSchemas(name, field)
      : { [name]: field.staffOnly ? valueSchema(field).optional() : valueSchema(field) },
  );
  const files = fileFields(type).map(([name, field]) => [
    name,
    z.array(fileFieldType(field).media === 'picture' ? pictureFile : documentFile),
  ]);
  return z.object({
    _id: z.string(),
    _version: wholeNumber.meta({ description: '0 stands for the texts that a type came with' }),
    createdAt: moment,
    updatedAt: moment,
    ...(Object.assign({}, ...shape) as z.ZodRawShape),
    ...translationParts(type),
    ...(isTranslated(type) && {
      _languages: z.array(z.enum(languages)).optional().meta({
        description:
          'For visitors: the languages in which it can be read, first the one in which it is written',
      }),
    }),
    files: z.object(Object.fromEntries(files) as z.ZodRawShape),
    _publication: itemPublication.optional(),
    ...blocksPart(fields),
  }) as z.ZodType as z.ZodType<AnyItem>;
}
