import type { z } from 'zod';
import type { FieldError } from '../api/contract';
import { type ContentTypeStructure, fileFields, isTemplate, valueFields } from '../define';
import type { ContentTypeDefinition } from '../type-texts';
import { fileMessages } from '../files/limits';
import { type Field, isFileField, type ValueField } from '../field-types/fields';
import { type FieldValue, type InputValue, requiredMessage, trimmed } from '../field-types/field-type';
import { captionPart, fileFieldType, valueFieldType } from '../field-types/registry';
import { type DocumentCheck, valueSchemas } from '../field-types/schemas';
import { withoutFormatting } from '../texts/rich-text';

/** The outcome of reading a form: values by field, and every complaint at once. */
export interface ParsedValues {
  readonly values: Record<string, FieldValue>;
  readonly problems: FieldError[];
}

/** One error for a value; for rows one at each cell ('contacts.0.name'). */
function problemsOf(name: string, field: ValueField, { issues }: z.ZodError): FieldError[] {
  const [first] = issues;
  if (!first || first.path.length === 0)
    return [{ field: name, message: first?.message ?? `${field.label} is not valid` }];
  return issues.map(({ path, message }) => ({ field: [name, ...path].join('.'), message }));
}

/** A form's document is the editor's own: it need not load the schema. */
const fromEditor: DocumentCheck = (text) => text;

/** Reads the known value fields present in `input`; unknown ones are ignored. */
export function parseValues(
  type: ContentTypeStructure,
  input: Readonly<Record<string, unknown>>,
  checkDocument: DocumentCheck,
): ParsedValues {
  const values: Record<string, FieldValue> = {};
  const problems: FieldError[] = [];
  for (const [name, field] of valueFields(type)) {
    if (!Object.hasOwn(input, name) || input[name] === undefined) continue;
    const result = valueSchemas(field).read(field, checkDocument).safeParse(input[name]);
    if (result.success) values[name] = result.data;
    else problems.push(...problemsOf(name, field, result.error));
  }
  return { values, problems };
}

/** Tells whether a value typed into a form stands for the value that is stored. */
export function isSameInput(field: ValueField, typed: string, stored: unknown): boolean {
  const fieldType = valueFieldType(field);
  const read = valueSchemas(field).read(field, fromEditor).safeParse(typed);
  if (!read.success) return typed === String(fieldType.toInput(stored));
  return Array.isArray(read.data)
    ? fieldType.toInput(read.data) === fieldType.toInput(stored)
    : read.data === stored;
}

/** A draft may lack required fields; some are required of new items alone. */
export type ValidationMode = 'create' | 'update' | 'draft';

/** What is validated: the values, and the files of each field, of which the number counts. */
interface Candidate<V> {
  readonly values: Readonly<Record<string, V>>;
  readonly files: Readonly<Record<string, readonly unknown[]>>;
}

/** `detail` is the sentence about the whole, or null when all is well. */
export interface ValidationResult {
  readonly detail: string | null;
  readonly problems: FieldError[];
}

/** Whether a value says nothing: a text of pictures alone has no words. */
function isNothing(value: FieldValue | undefined): boolean {
  return typeof value === 'string'
    ? trimmed(withoutFormatting(value)) === ''
    : Array.isArray(value) && value.length === 0;
}

function isRequired(field: Field, mode: ValidationMode): boolean {
  return field.required === true || (field.required === 'onCreate' && mode === 'create');
}

/** The type's own message where something required is missing, and an error for each; one of `requireOneOf` must remain. */
function missingIn(
  type: ContentTypeDefinition,
  { values, files }: Candidate<FieldValue>,
  invalid: ReadonlySet<string>,
  mode: ValidationMode,
): ValidationResult {
  // An invalid field has its error already: it counts as given.
  const has = (name: string, field: Field) =>
    isFileField(field)
      ? (files[name]?.length ?? 0) > 0 || invalid.has(field.upload) || invalid.has(captionPart(field) ?? '')
      : !isNothing(values[name]) || invalid.has(name);
  const missing = Object.entries(type.fields)
    .filter(([name, field]) => isRequired(field, mode) && !has(name, field))
    .map(([name, field]) => ({
      field: isFileField(field) ? field.upload : name,
      message: requiredMessage(field),
    }));
  const within = valueFields(type).flatMap(([name, field]) =>
    (valueFieldType(field).lacks?.(field, values[name]) ?? []).map(({ path, message }) => ({
      field: [name, path].filter(Boolean).join('.'),
      message,
    })),
  );
  const problems = [...missing, ...within.filter(({ field }) => !invalid.has(field))];
  if (problems.length > 0) return { detail: type.messages.required, problems };
  const oneOf = type.requireOneOf;
  const lacksAll = oneOf?.fields.every((name) => !has(name, type.fields[name] as Field)) ?? false;
  return { detail: mode === 'update' && oneOf && lacksAll ? oneOf.message : null, problems: [] };
}

/** The error of a template that visitors would see; `remedy` is what else can be done. */
export function publicTemplate(
  type: ContentTypeDefinition,
  values: Candidate<FieldValue>['values'],
  remedy: string,
): FieldError[] {
  const { template = '' } = type;
  if (!isTemplate(type, values)) return [];
  const label = type.fields[template]?.label ?? '';
  return [{ field: template, message: `Visitors see no templates: ${remedy}, or change “${label}”` }];
}

/**
 * Validates a content, of which the errors of `unreadable` values and files are known. Missing fields come first, then every
 * other error.
 */
export function validateContent(
  type: ContentTypeDefinition,
  content: Candidate<FieldValue>,
  unreadable: readonly FieldError[],
  mode: ValidationMode,
): ValidationResult {
  const tooMany = fileFields(type).flatMap(([name, field]) => {
    const fieldType = fileFieldType(field);
    const most = fieldType.maxCount(field);
    if ((content.files[name]?.length ?? 0) <= most) return [];
    return [{ field: field.upload, message: fileMessages.tooMany(field.label, fieldType.media, most) }];
  });
  const problems = [
    ...unreadable,
    ...tooMany,
    ...(mode === 'draft' ? [] : publicTemplate(type, content.values, 'save it as a draft')),
  ];
  const invalid = new Set(problems.map(({ field }) => field));
  const missing = mode === 'draft' ? null : missingIn(type, content, invalid, mode);
  return {
    detail: missing?.detail ?? problems[0]?.message ?? null,
    problems: [...(missing?.problems ?? []), ...problems],
  };
}

/** Validates what a form holds, before it is sent, as `validateContent` does behind it. */
export function validateInput(
  type: ContentTypeDefinition,
  { values: input, files }: Candidate<InputValue>,
  mode: ValidationMode,
): ValidationResult {
  const { values, problems } = parseValues(type, input, fromEditor);
  return validateContent(type, { values: { ...input, ...values }, files }, problems, mode);
}
