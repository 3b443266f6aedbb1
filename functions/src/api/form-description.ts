import { z } from 'zod';
import type { ContentTypeDefinition, FileField, ValueField } from '@content';
import { contentTypes, fileFields, valueFields } from '@content';
import { captions } from '@content/files';
import {
  NOTE_MAX_LENGTH,
  CONSENT_CONFIRMED,
  publishingPartNames,
  targetStatuses,
} from '@content/publishing-status';
import { captionPart, fileKind, valueKind } from '@content/kinds/registry';
import { valueSchemas } from '@content/kinds/schemas';
import { fileUseSchema } from '../domain/file-use';

/** The JSON Schema of what a request sends. */
export function requestSchema(schema: z.ZodType): Record<string, unknown> {
  const json: Record<string, unknown> = { ...z.toJSONSchema(schema, { io: 'input' }) };
  delete json['$schema'];
  return json;
}

/** A part of a form that carries a file. */
export const filePart = (title: string) =>
  z.string().meta({ contentMediaType: 'application/octet-stream', title });

/** A part of a form that carries a value. */
function valuePart(field: ValueField): z.ZodType {
  const schema = valueSchemas(field).json(field);
  if (valueKind(field).inForm === undefined) return schema;
  const contentSchema = requestSchema(schema);
  return z.string().meta({ contentMediaType: 'application/json', contentSchema, title: field.label });
}

/** The parts of a multipart form for a field that files fill, by name. */
function fileParts(name: string, field: FileField): Record<string, z.ZodType> {
  const { several, caption } = fileKind(field);
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
    z.array(fileUseSchema).max(fileKind(field).maxCount(field)),
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

const text = { type: 'string' };
const moment = (description: string) => ({ ...text, format: 'date-time', description });
const begin = moment('When visitors begin to see it, in ISO 8601 with a zone; empty: at once');
const end = moment('When they stop to see it; empty: never');
/** As a field of a body, where null is as good as empty. */
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
/** What `readPublishOptions` takes. */
const described = (schema: Record<string, unknown>) => z.unknown().meta(schema).optional();
const state = described({ ...text, enum: [...targetStatuses] });
const note = described({ ...text, maxLength: NOTE_MAX_LENGTH, description: 'For colleagues' });
const confirm = described({
  ...text,
  const: CONSENT_CONFIRMED,
  description: 'That pictures of children, and those whose consent has ended, may be published',
});

/** Publish options as fields of a body. */
export const describedOptions = {
  state,
  publishAt: described(orNull(begin)),
  unpublishAt: described(orNull(end)),
  note,
  confirm,
};

/** Publish options as parts of a form. */
const publishingParts = {
  [publishingPartNames.state]: state,
  [publishingPartNames.publishAt]: described(begin),
  [publishingPartNames.unpublishAt]: described(end),
  [publishingPartNames.note]: note,
  [publishingPartNames.confirm]: confirm,
};

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
