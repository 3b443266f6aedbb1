import { z } from 'zod';
import type { ContentTypeDefinition, FileField, ValueField } from '@content';
import { contentTypes, fileFields, valueFields } from '@content';
import { captions } from '@content/files/limits';
import { captionPart, fileFieldType, valueFieldType } from '@content/field-types/registry';
import { valueSchemas } from '@content/field-types/schemas';
import { fileUseSchema } from '@content/api/file-use';
import { publishingParts } from '../domain/publishing';

/** A part of a form that carries a file. */
export const filePart = (title: string) =>
  z.string().meta({ contentMediaType: 'application/octet-stream', title });

/** A part of a form that carries a value. */
function valuePart(field: ValueField): z.ZodType {
  const schema = valueSchemas(field).json(field);
  if (valueFieldType(field).inForm === undefined) return schema;
  const contentSchema: Record<string, unknown> = { ...z.toJSONSchema(schema, { io: 'input' }) };
  delete contentSchema['$schema'];
  return z.string().meta({ contentMediaType: 'application/json', contentSchema, title: field.label });
}

/** The parts of a multipart form for a field that files fill, by name. */
function fileParts(name: string, field: FileField): Record<string, z.ZodType> {
  const { several, caption } = fileFieldType(field);
  const part = captionPart(field);
  const repeatable = (part: z.ZodType) => (several ? z.array(part) : part);
  return {
    [field.upload]: repeatable(filePart(field.label)),
    ...(caption &&
      part && {
        [part]: repeatable(
          z.string().max(captions[caption].maxLength).meta({ description: captions[caption].help }),
        ),
      }),
    ...(several && {
      [name]: z.string().meta({
        description:
          'JSON list of the addresses to keep, in order; new files come behind them, and texts of files in that order',
      }),
    }),
  };
}

/** The uses of files in JSON, by field. */
function filesPart(type: ContentTypeDefinition): Record<string, z.ZodType> {
  const uses = fileFields(type).map(([name, field]) => [
    name,
    z.array(fileUseSchema).max(fileFieldType(field).maxCount(field)),
  ]);
  if (uses.length === 0) return {};
  const description =
    'JSON only. The item’s files by field, each uploaded before with `POST /media`. A field that is given is replaced as a whole. Without `alt` or `focus` a file takes those of the library.';
  return {
    files: z
      .object(Object.fromEntries(uses) as z.ZodRawShape)
      .partial()
      .meta({ description }),
  };
}

function describedForm(type: ContentTypeDefinition): z.ZodType {
  const values = valueFields(type).map(([name, field]) => ({ [name]: valuePart(field) }));
  const files = fileFields(type).map(([name, field]) => fileParts(name, field));
  const parts = [...values, ...files, filesPart(type)].flatMap((each) => Object.entries(each));
  return z.object({ ...(Object.fromEntries(parts) as z.ZodRawShape), ...publishingParts }).partial();
}

/** The form that writes an item of a type, by path. Which parts a request needs, and what they may hold, the domain decides. */
export const describedForms: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  contentTypes.map((type) => [type.path, z.lazy(() => describedForm(type))]),
);
