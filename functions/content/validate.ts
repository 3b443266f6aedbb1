import { z } from 'zod';
import type { FieldError } from './contract';
import type { ContentTypeDefinition } from './define';
import { fileFields, valueFields } from './define';
import type { ChoiceField, Field, ValueField } from './fields';
import { isFileField } from './fields';

export type FieldValue = string | number | boolean;

/** The outcome of reading a form: values by field, and every complaint at once. */
export interface ParsedValues {
  readonly values: Record<string, FieldValue>;
  readonly problems: FieldError[];
}

function textSchema(label: string, maxLength: number) {
  return (
    z
      .string({ error: `${label} must be text` })
      // Forms send line ends as CRLF; what is stored has one kind.
      .transform((text) => text.replaceAll('\r\n', '\n').trim())
      .superRefine((text, context) => {
        const length = Array.from(text).length;
        if (length > maxLength) {
          context.addIssue(`${label} can have at most ${maxLength} characters; this has ${length}`);
        }
        if (text.includes('\u0000')) context.addIssue(`${label} contains a character that cannot be stored`);
      })
  );
}

/** The option of a choice that a text names, whatever its case. */
function optionOf({ options }: ChoiceField, text: string): string | undefined {
  return options.find((option) => option.toLowerCase() === text.toLowerCase());
}

/** The schema of one value as forms and JSON bodies send it; messages are complete sentences for people. */
export function valueSchema(field: ValueField): z.ZodType<FieldValue> {
  const { label } = field;
  switch (field.kind) {
    case 'text':
    case 'longText':
      return textSchema(label, field.maxLength);
    case 'choice':
      return (
        z
          .string({ error: `${label} must be text` })
          .trim()
          // Compared without regard to case, stored as declared: filters ask for equal values.
          .transform((value) => optionOf(field, value) ?? value)
          .refine((value) => value === '' || field.options.includes(value), {
            error: `${label} must be one of: ${field.options.join(', ')}`,
          })
      );
    case 'yesNo':
      return z
        .union([z.boolean(), z.enum(['true', 'false'])], { error: `${label} must be true or false` })
        .transform((value) => value === true || value === 'true');
    case 'number': {
      const range = `${label} must be a number between ${field.min} and ${field.max}`;
      return z
        .union(
          [
            z.number(),
            z
              .string()
              .trim()
              .regex(/^-?\d+(\.\d+)?$/, { error: range }),
          ],
          { error: range },
        )
        .transform(Number)
        .refine((value) => Number.isFinite(value) && value >= field.min && value <= field.max, {
          error: range,
        });
    }
  }
}

/** Reads the known value fields present in `input`; unknown ones are ignored (decisions.md section 3). */
export function parseValues(
  type: ContentTypeDefinition,
  input: Readonly<Record<string, unknown>>,
): ParsedValues {
  const values: Record<string, FieldValue> = {};
  const problems: FieldError[] = [];
  for (const [name, field] of valueFields(type)) {
    if (!Object.hasOwn(input, name) || input[name] === undefined) continue;
    const result = valueSchema(field).safeParse(input[name]);
    if (result.success) values[name] = result.data;
    else
      problems.push({
        field: name,
        message: result.error.issues[0]?.message ?? `${field.label} is not valid`,
      });
  }
  return { values, problems };
}

/** The values an item has when nothing is given: '' for texts, the declared defaults for the rest. */
export function defaultValues(type: ContentTypeDefinition): Record<string, FieldValue> {
  return Object.fromEntries(
    valueFields(type).map(([name, field]) => [name, 'default' in field ? field.default : '']),
  );
}

/** What an item would hold after the write: its values and how many files each file field has. */
export interface Candidate {
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly fileCounts: Readonly<Record<string, number>>;
}

/** The verdict on a candidate: `detail` is the specification's message, or null when all is well. */
export interface Verdict {
  readonly detail: string | null;
  readonly problems: FieldError[];
}

/** What is said at a required field that is empty. */
export function missingMessage({ label, plural }: Field): string {
  return `${label} ${plural ? 'are' : 'is'} required`;
}

function isRequired(field: Field, mode: 'create' | 'update'): boolean {
  return field.required === true || (field.required === 'onCreate' && mode === 'create');
}

/** Judges the required fields of an item as it would be after the write (specification section 5). */
export function judge(type: ContentTypeDefinition, candidate: Candidate, mode: 'create' | 'update'): Verdict {
  const has = (name: string, field: Field) =>
    isFileField(field) ? (candidate.fileCounts[name] ?? 0) > 0 : candidate.values[name] !== '';
  const missing = Object.entries(type.fields).filter(
    ([name, field]) => isRequired(field, mode) && !has(name, field),
  );
  if (missing.length > 0) {
    const problems = missing.map(([name, field]) => ({
      field: isFileField(field) ? field.upload : name,
      message: missingMessage(field),
    }));
    return { detail: type.messages.required, problems };
  }
  const oneOf = type.requireOneOf;
  if (mode === 'update' && oneOf && !oneOf.fields.some((name) => has(name, type.fields[name] as Field))) {
    return { detail: oneOf.message, problems: [] };
  }
  return { detail: null, problems: [] };
}

/** The names of all multipart parts a type knows: values, files and their descriptions. */
export function knownParts(type: ContentTypeDefinition): { values: Set<string>; files: Set<string> } {
  const files = fileFields(type);
  return {
    values: new Set([
      ...valueFields(type).map(([name]) => name),
      ...files.flatMap(([name, field]) => [name, `${field.upload}Alt`]),
    ]),
    files: new Set(files.map(([, field]) => field.upload)),
  };
}
