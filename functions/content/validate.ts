import type { FieldError } from './contract';
import type { ContentTypeDefinition } from './define';
import { valueFields } from './define';
import { fileMessages } from './files';
import type { Field, FileField, ValueField } from './kinds/fields';
import { isFileField } from './kinds/fields';
import type { FieldValue } from './kinds/kind';
import { fileKind, valueKind } from './kinds/registry';

/** The value of a field to which nothing was given: what its type says, or else its kind. */
export function defaultValue(
  { defaults }: ContentTypeDefinition,
  name: string,
  field: ValueField,
): FieldValue {
  return defaults?.[name] ?? valueKind(field).initial(field);
}

/** The values an item has when nothing is given. */
export function defaultValues(type: ContentTypeDefinition): Record<string, FieldValue> {
  return Object.fromEntries(
    valueFields(type).map(([name, field]) => [name, defaultValue(type, name, field)]),
  );
}

/** The item after a write: its values, and how many files each file field has. */
export interface Candidate {
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly fileCounts: Readonly<Record<string, number>>;
}

/** `detail` is the type's message, or null when all is well. */
export interface ValidationResult {
  readonly detail: string | null;
  readonly problems: FieldError[];
}

function isNothing(value: FieldValue | undefined): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

export function requiredMessage({ label, plural }: Field): string {
  return `${label} ${plural ? 'are' : 'is'} required`;
}

function isRequired(field: Field, mode: 'create' | 'update'): boolean {
  return field.required === true || (field.required === 'onCreate' && mode === 'create');
}

/**
 * Checks that an item would have what its type requires after the write. When something required is missing, `detail` is
 * the type's own message and every missing field is named; on a change, one of `requireOneOf` must remain.
 */
export function validateRequired(
  type: ContentTypeDefinition,
  candidate: Candidate,
  mode: 'create' | 'update',
): ValidationResult {
  const has = (name: string, field: Field) =>
    isFileField(field) ? (candidate.fileCounts[name] ?? 0) > 0 : !isNothing(candidate.values[name]);
  const missing = Object.entries(type.fields).filter(
    ([name, field]) => isRequired(field, mode) && !has(name, field),
  );
  const within = valueFields(type).flatMap(([name, field]) =>
    (valueKind(field).lacks?.(field, candidate.values[name]) ?? []).map(({ path, message }) => ({
      field: [name, path].filter(Boolean).join('.'),
      message,
    })),
  );
  if (missing.length > 0 || within.length > 0) {
    const problems = missing.map(([name, field]) => ({
      field: isFileField(field) ? field.upload : name,
      message: requiredMessage(field),
    }));
    return { detail: type.messages.required, problems: [...problems, ...within] };
  }
  const oneOf = type.requireOneOf;
  if (mode === 'update' && oneOf && !oneOf.fields.some((name) => has(name, type.fields[name] as Field))) {
    return { detail: oneOf.message, problems: [] };
  }
  return { detail: null, problems: [] };
}

/** The error of a field that would have more files than it can; null when all is well. */
export function tooManyFiles(field: FileField, count: number): FieldError | null {
  const kind = fileKind(field);
  const most = kind.maxCount(field);
  if (count <= most) return null;
  return { field: field.upload, message: fileMessages.tooMany(field.label, kind.media, most) };
}
