import { z } from 'zod';
import type { ContentTypeDefinition } from '@content';
import { fileFields, isFileField, valueFields } from '@content';
import { ALT_MAX_LENGTH } from '@content/files';
import { fileKind, valueKind } from '@content/kinds/registry';
import type { Schema } from './openapi-parts';

/** The JSON Schema of what a Zod schema takes. */
export function toJsonSchema(schema: z.ZodType): Schema {
  const json: Record<string, unknown> = { ...z.toJSONSchema(schema, { io: 'input' }) };
  delete json['$schema'];
  return json;
}

const toJsonSchemas = (schemas: Readonly<Record<string, z.ZodType>>) =>
  Object.entries(schemas).map(([name, schema]) => [name, toJsonSchema(schema)] as const);

/** An item as the API returns it. */
export function itemSchema(type: ContentTypeDefinition): Schema {
  const fields = Object.entries(type.fields).flatMap(([name, field]) =>
    toJsonSchemas(
      isFileField(field) ? fileKind(field).json(name, field) : { [name]: valueKind(field).json(field) },
    ),
  );
  const properties = {
    _id: { type: 'string' },
    _version: { type: 'integer', minimum: 1 },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
    ...Object.fromEntries(fields),
    files: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } },
  };
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** The parts of a form that writes an item. */
export function formSchema(type: ContentTypeDefinition): Schema {
  const values = valueFields(type).map(([name, field]) => [name, toJsonSchema(valueKind(field).json(field))]);
  const files = fileFields(type).flatMap(([name, field]) => {
    const { several, media } = fileKind(field);
    const one = { type: 'string', contentMediaType: 'application/octet-stream', title: field.label };
    const alt = { type: 'string', maxLength: ALT_MAX_LENGTH, description: 'Description of the picture' };
    const repeatable = (schema: Schema) => (several ? { type: 'array', items: schema } : schema);
    return [
      [field.upload, repeatable(one)],
      ...(media === 'picture' ? [[`${field.upload}Alt`, repeatable(alt)]] : []),
      ...(several ? [[name, { type: 'string', description: 'JSON list of the addresses to keep' }]] : []),
    ];
  });
  return { type: 'object', properties: Object.fromEntries([...values, ...files]) as Schema };
}
