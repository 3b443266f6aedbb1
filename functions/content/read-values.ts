import type { z } from 'zod';
import type { FieldError } from './contract';
import type { ContentTypeStructure } from './define';
import { valueFields } from './define';
import type { ValueField } from './kinds/fields';
import type { FieldValue } from './kinds/kind';
import { valueKind } from './kinds/registry';
import { valueSchemas } from './kinds/schemas';

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

/** Reads the known value fields present in `input`; unknown ones are ignored. */
export function parseValues(
  type: ContentTypeStructure,
  input: Readonly<Record<string, unknown>>,
): ParsedValues {
  const values: Record<string, FieldValue> = {};
  const problems: FieldError[] = [];
  for (const [name, field] of valueFields(type)) {
    if (!Object.hasOwn(input, name) || input[name] === undefined) continue;
    const result = valueSchemas(field).read(field).safeParse(input[name]);
    if (result.success) values[name] = result.data;
    else problems.push(...problemsOf(name, field, result.error));
  }
  return { values, problems };
}

/** Tells whether a value typed into a form stands for the value that is stored. */
export function isSameInput(field: ValueField, typed: string, stored: unknown): boolean {
  const kind = valueKind(field);
  const read = valueSchemas(field).read(field).safeParse(typed);
  if (!read.success) return typed === String(kind.toInput(stored));
  return Array.isArray(read.data) ? kind.toInput(read.data) === kind.toInput(stored) : read.data === stored;
}
