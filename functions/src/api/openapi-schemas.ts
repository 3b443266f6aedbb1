import type { ContentTypeDefinition, Field, ValueField } from '@content';
import { fileFields, isFileField, valueFields } from '@content';
import type { Schema } from './openapi-parts';

function valueSchema(field: ValueField): Schema {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return { type: 'string', title: field.label, maxLength: field.maxLength };
    case 'choice':
      return { type: 'string', title: field.label, enum: [...field.options] };
    case 'yesNo':
      return { type: 'boolean', title: field.label, default: field.default };
    case 'number':
      return {
        type: 'number',
        title: field.label,
        default: field.default,
        minimum: field.min,
        maximum: field.max,
      };
  }
}

const url: Schema = { type: 'string', description: 'Address of a file, relative to the site' };

function propertySchema(field: Field): Schema {
  if (!isFileField(field)) return valueSchema(field);
  if (field.kind !== 'picture') return { type: 'array', items: url };
  if (field.shape === 'address') return { type: ['string', 'null'] };
  return { type: ['object', 'null'], properties: { main: url }, required: ['main'] };
}

/** An item as the API returns it. */
export function itemSchema(type: ContentTypeDefinition): Schema {
  const extra = fileFields(type).flatMap(([, field]) =>
    field.kind === 'document' && field.addressField
      ? [[field.addressField, { type: ['string', 'null'] }] as const]
      : [],
  );
  const properties = {
    _id: { type: 'string' },
    _version: { type: 'integer', minimum: 1 },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
    ...Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, propertySchema(field)])),
    ...Object.fromEntries(extra),
    files: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } },
  };
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** The parts of a form that writes an item. */
export function formSchema(type: ContentTypeDefinition): Schema {
  const values = valueFields(type).map(([name, field]) => [name, valueSchema(field)]);
  const files = fileFields(type).flatMap(([name, field]) => {
    const one = { type: 'string', contentMediaType: 'application/octet-stream', title: field.label };
    const many = field.kind === 'pictures';
    const alt = { type: 'string', maxLength: 300, description: 'Description of the picture' };
    return [
      [field.upload, many ? { type: 'array', items: one } : one],
      ...(field.kind === 'document'
        ? []
        : [[`${field.upload}Alt`, many ? { type: 'array', items: alt } : alt]]),
      ...(many ? [[name, { type: 'string', description: 'JSON list of the addresses to keep' }]] : []),
    ];
  });
  return { type: 'object', properties: Object.fromEntries([...values, ...files]) as Schema };
}
