import { z } from 'zod';
import type { ContentTypeDefinition, ValueField } from '@content';
import { fileFields, isFileField, valueFields } from '@content';
import type { Caption } from '@content/files';
import { captions } from '@content/files';
import { sampleDetails } from '@content/picture-details';
import { NOTE_MAX_LENGTH, PICTURES_CONFIRMED, publicationParts, targetStates } from '@content/publication';
import { detailsPart, fileKind, valueKind } from '@content/kinds/registry';
import { fileSchemas, valueSchemas } from '@content/kinds/schemas';
import type { Schema } from './openapi-parts';

/** The JSON Schema of what a Zod schema takes. */
export function toJsonSchema(schema: z.ZodType): Schema {
  const json: Record<string, unknown> = { ...z.toJSONSchema(schema, { io: 'input' }) };
  delete json['$schema'];
  return json;
}

const toJsonSchemas = (schemas: Readonly<Record<string, z.ZodType>>) =>
  Object.entries(schemas).map(([name, schema]) => [name, toJsonSchema(schema)] as const);

/** When visitors see an item; in responses for staff, where there is more to say than that it is published. */
const publication = {
  type: 'object',
  properties: {
    state: { type: 'string', enum: ['draft', 'scheduled', 'published', 'ended'] },
    publishAt: { type: ['string', 'null'], format: 'date-time' },
    unpublishAt: { type: ['string', 'null'], format: 'date-time' },
    isPublic: { type: 'boolean' },
    publicVersion: { type: ['integer', 'null'] },
    publicUpdatedAt: { type: ['string', 'null'], format: 'date-time' },
    publicUntil: { type: ['string', 'null'], format: 'date-time' },
  },
  required: [
    'state',
    'publishAt',
    'unpublishAt',
    'isPublic',
    'publicVersion',
    'publicUpdatedAt',
    'publicUntil',
  ],
};

const textsSchema: Schema = {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'object' } },
  description:
    'For visitors, whose long texts are plain in their fields: of those that are more than paragraphs the headings, lists, tables, links and marks as blocks, by field',
};

/** An item as the API returns it. */
export function itemSchema(type: ContentTypeDefinition): Schema {
  const fields = Object.entries(type.fields).flatMap(([name, field]) =>
    toJsonSchemas(
      isFileField(field) ? fileSchemas(name, field) : { [name]: valueSchemas(field).json(field) },
    ),
  );
  const properties = {
    _id: { type: 'string' },
    // 0 stands for the texts that a type came with.
    _version: { type: 'integer', minimum: type.defaults ? 0 : 1 },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
    ...Object.fromEntries(fields),
    files: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } },
  };
  const hasForm = valueFields(type).some(([, field]) => field.kind === 'longText' && field.format);
  return {
    type: 'object',
    properties: {
      ...properties,
      _publication: publication,
      ...(hasForm ? { _texts: textsSchema } : {}),
    },
    required: Object.keys(properties),
  };
}

function captionSchema(caption: Caption): Schema {
  const { maxLength, help } = captions[caption];
  return { type: 'string', maxLength, description: help };
}

const detailsPartSchema: Schema = {
  type: 'string',
  description:
    'JSON of what is said of a picture: focus (what crops keep) and crop (what is shown of the upload), as fractions, and consent, which visitors are never told. What is absent stays as it is; null goes back to the upload.',
  examples: [JSON.stringify(sampleDetails)],
};

/** One part of a form that carries a value. */
function partSchema(field: ValueField): Schema {
  const kind = valueKind(field);
  const schema = toJsonSchema(valueSchemas(field).json(field));
  if (kind.inForm === undefined) return schema;
  return { type: 'string', contentMediaType: 'application/json', contentSchema: schema, title: field.label };
}

/** The parts of a form that writes an item. */
export function formSchema(type: ContentTypeDefinition): Schema {
  const values = valueFields(type).map(([name, field]) => [name, partSchema(field)]);
  const files = fileFields(type).flatMap(([name, field]) => {
    const { several, caption } = fileKind(field);
    const details = detailsPart(field);
    const one = { type: 'string', contentMediaType: 'application/octet-stream', title: field.label };
    const repeatable = (schema: Schema) => (several ? { type: 'array', items: schema } : schema);
    return [
      [field.upload, repeatable(one)],
      ...(caption ? [[field.upload + caption, repeatable(captionSchema(caption))]] : []),
      ...(details ? [[details, repeatable(detailsPartSchema)]] : []),
      ...(several ? [[name, { type: 'string', description: 'JSON list of the addresses to keep' }]] : []),
    ];
  });
  const moment = (description: string) => ({ type: 'string', format: 'date-time', description });
  const wishes = {
    [publicationParts.state]: { type: 'string', enum: targetStates },
    [publicationParts.publishAt]: moment(
      'When visitors begin to see it, in ISO 8601 with a zone; empty: at once',
    ),
    [publicationParts.unpublishAt]: moment('When they stop to see it; empty: never'),
    [publicationParts.note]: { type: 'string', maxLength: NOTE_MAX_LENGTH, description: 'For colleagues' },
    [publicationParts.confirm]: {
      type: 'string',
      enum: [PICTURES_CONFIRMED],
      description: 'That pictures of children, and those whose consent has ended, may be published',
    },
  };
  const properties = { ...(Object.fromEntries([...values, ...files]) as Schema), ...wishes };
  return { type: 'object', properties };
}
