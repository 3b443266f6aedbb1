/**
 * How the values of each field type are read, and what they look like in JSON. It stands apart from the field types themselves
 * (`registry.ts`), so that staff's screens without a form load neither zod nor the schema of rich text.
 */
import { z } from 'zod';
import { examplePath } from '@site/place';
import { withLatinDigits } from '../texts/digits';
import { fileUrl } from '../api/file-schema';
import { isPossibleId } from '../items/ids';
import { LONGEST_ADDRESS, safeAddress, typedAddress, withoutHidden } from '../texts/addresses';
import { isRichText, LONGEST_DOCUMENT, withoutFormatting } from '../texts/rich-text';
import type { ChoiceField } from './choice';
import { optionOf } from './choice';
import type { DateField } from './date';
import { isDay } from './date';
import type { FileField, ValueField } from './fields';
import type { FieldValue, Row } from './field-type';
import { trimmed } from './field-type';
import type { LinkField } from './link';
import type { LongTextField } from './long-text';
import type { NumberField } from './number';
import type { RelationField } from './relation';
import { missingRelation } from './relation';
import type { CellField, RowsField } from './rows';
import { inRow, isRow, parsedRows } from './rows';
import type { TextField } from './text';
import type { BooleanField } from './boolean';

/** Reads the JSON of a document, or throws RangeError. */
export type DocumentCheck = (text: string) => string;
const noDocument: DocumentCheck = () => {
  throw new RangeError('cannot be a document here');
};

/** How values of one field type are read, and their shape. */
interface ValueSchemas<F, V extends FieldValue = FieldValue> {
  /**
   * Reads the value that a form or a JSON body sends. Its issues are complete sentences for people. `checkDocument` reads the JSON
   * of a text with formatting, and throws RangeError with the end of a sentence.
   */
  read(field: F, checkDocument?: DocumentCheck): z.ZodType<V>;
  /** The value's shape in JSON; OpenAPI is generated from it. */
  json(field: F): z.ZodType;
}

/** The differences between kinds of text: how a text is rewritten before it is stored, and what is wrong with it beside its length. */
interface TextRules {
  readonly rewrite?: (text: string) => string;
  readonly problemOf?: (text: string) => string | null;
}

/** Reads a text: line ends become \n, it is trimmed, invisible characters alone are an empty text, and code points are counted. */
function textSchema(
  { label, maxLength }: Pick<TextField, 'label' | 'maxLength'>,
  { rewrite, problemOf }: TextRules = {},
): z.ZodType<string> {
  const tooLong = (text: string) => {
    const length = Array.from(text).length;
    return length > maxLength
      ? `${label} can have at most ${maxLength} characters; this has ${length}`
      : undefined;
  };
  return z.string({ error: `${label} must be text` }).transform((given, context) => {
    // Forms send line ends as CRLF; what is stored has one kind.
    const sent = trimmed(given.replaceAll('\r\n', '\n'));
    // A text that is refused is not parsed any further, which could take long.
    const problemAsSent = tooLong(sent) ?? problemOf?.(sent);
    const text = problemAsSent || !rewrite ? sent : rewrite(sent);
    const problem = problemAsSent ?? tooLong(text);
    if (problem) context.addIssue(problem);
    if (text.includes('\u0000')) context.addIssue(`${label} contains a character that cannot be stored`);
    return text;
  });
}

const text: ValueSchemas<TextField, string> = {
  read: (field) =>
    textSchema(field, {
      // What is checked is read by machines, which know the digits of numbers alone.
      ...(field.check && { rewrite: withLatinDigits }),
      problemOf: (given) => {
        const problem = given === '' ? undefined : field.check?.problem(withLatinDigits(given));
        return problem === undefined ? null : `${field.label} ${problem}`;
      },
    }),
  json: ({ label, maxLength }) => z.string().max(maxLength).meta({ title: label }),
};

const EXPLAINED =
  'Plain text, or the JSON of a document of Tiptap: headings of the levels 2 and 3, bold, italic, lists, links, tables, ' +
  'and {"type":"picture","attrs":{"media":…}} for a picture of the item (shown where it is one of those in `files`); its letters count for the longest text. Responses for visitors hold the plain text alone.';

/** Reads a text that may be a document: one is checked, and its words are counted. */
function richTextSchema(field: LongTextField, checkDocument: DocumentCheck): z.ZodType<string> {
  const plain = textSchema(field);
  return z.string({ error: `${field.label} must be text` }).transform((given, context) => {
    let text = given.trim();
    try {
      if (isRichText(text)) text = checkDocument(text);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      context.addIssue(`${field.label} ${error.message}`);
      return z.NEVER;
    }
    const words = plain.safeParse(withoutFormatting(text));
    for (const { message } of words.error?.issues ?? []) context.addIssue(message);
    return isRichText(text) ? text : (words.data ?? '');
  });
}

const longText: ValueSchemas<LongTextField, string> = {
  read: (field, checkDocument = noDocument) =>
    field.format ? richTextSchema(field, checkDocument) : textSchema(field),
  json: ({ label, maxLength, format }) =>
    format
      ? z.string().max(LONGEST_DOCUMENT).meta({ title: label, description: EXPLAINED })
      : z.string().max(maxLength).meta({ title: label }),
};

/** A text without the spaces around it. */
const trimmedText = (label: string) => z.string({ error: `${label} must be text` }).trim();

const choice: ValueSchemas<ChoiceField, string> = {
  read: (field) =>
    trimmedText(field.label)
      // Compared without regard to case, stored as declared: filters ask for equal values.
      .transform((given) => optionOf(field, given) ?? given)
      .refine((given) => given === '' || field.options.includes(given), {
        error: `${field.label} must be one of: ${field.options.join(', ')}`,
      }),
  json: ({ label, options, required }) =>
    z.enum(required ? options : ['', ...options]).meta({ title: label }),
};

const boolean: ValueSchemas<BooleanField, boolean> = {
  read: ({ label }) =>
    z
      .union([z.boolean(), z.enum(['true', 'false'])], { error: `${label} must be true or false` })
      .transform((value) => value === true || value === 'true'),
  json: (field) => z.boolean().default(field.default).meta({ title: field.label }),
};

const number: ValueSchemas<NumberField, number> = {
  read: ({ label, min, max }) => {
    const error = `${label} must be a number between ${min} and ${max}`;
    const typed = z
      .string()
      .trim()
      .overwrite(withLatinDigits)
      .regex(/^-?\d+(\.\d+)?$/, { error });
    return z
      .union([z.number(), typed], { error })
      .transform(Number)
      .refine((value) => Number.isFinite(value) && value >= min && value <= max, { error });
  },
  json: (field) =>
    z.number().min(field.min).max(field.max).default(field.default).meta({ title: field.label }),
};

const date: ValueSchemas<DateField, string> = {
  read: ({ label }) =>
    trimmedText(label)
      .overwrite(withLatinDigits)
      .refine((value) => value === '' || isDay(value), {
        error: `${label} must be a day of the calendar, written like 2026-11-21`,
      }),
  json: ({ label }) => z.union([z.string().meta({ format: 'date' }), z.literal('')]).meta({ title: label }),
};

/** Whether it is an address as links of texts have them; 'https:page' would be taken for one of this site. */
const isLink = (value: string): boolean =>
  value.length <= LONGEST_ADDRESS && safeAddress(value) === value && !/^https?:(?!\/\/)/i.test(value);

/** Adds the scheme that people leave out: 'www.example.org/page'. */
function completed(value: string): string {
  if (value === '' || isLink(value)) return value;
  const address = typedAddress(value) ?? '';
  return address.startsWith('https://') ? address : value;
}

/** Why an address is refused. One that only looks right may have been pasted with what nobody sees. */
const linkProblem = (value: string): string =>
  isLink(completed(withoutHidden(value)))
    ? 'This address contains a space or a character that cannot be seen: type it again'
    : `This address must begin with https://, or be a page of this site such as ${examplePath}`;

const link: ValueSchemas<LinkField, string> = {
  read: ({ label }) =>
    trimmedText(label)
      .transform(completed)
      .refine((value) => value === '' || isLink(value), {
        error: ({ input }) => linkProblem(String(input)),
      }),
  json: ({ label }) => z.string().max(LONGEST_ADDRESS).meta({ title: label, format: 'uri-reference' }),
};

const relation: ValueSchemas<RelationField, string> = {
  read: (field) =>
    trimmedText(field.label).refine((id) => id === '' || isPossibleId(id), { error: missingRelation(field) }),
  json: ({ label, relationTo }) =>
    z.string().meta({ title: label, description: `The id of one of ${relationTo}; empty for none` }),
};

const cells: { readonly [K in CellField['type']]: ValueSchemas<Extract<CellField, { type: K }>, string> } = {
  text,
  longText,
  link,
  choice,
};

/** The schemas of one of a row's texts. */
function cellSchemas(field: CellField): ValueSchemas<CellField, string> {
  return cells[field.type];
}

/** Reads one row; whatever is wrong with it is told at its place. */
function readRow(
  field: RowsField,
  given: Readonly<Record<string, unknown>>,
  at: number,
  context: z.RefinementCtx,
): Row {
  const read = Object.entries(field.fields).map(([name, cell]): [string, string] => {
    const result = cellSchemas(cell)
      .read(cell)
      .safeParse(given[name] ?? '');
    if (result.success) return [name, result.data];
    const message = inRow(field, at, result.error.issues[0]?.message ?? `${cell.label} is not valid`);
    context.addIssue({ code: 'custom', message, path: [at, name] });
    return [name, ''];
  });
  return Object.fromEntries(read);
}

function readRows(field: RowsField, given: unknown, context: z.RefinementCtx): readonly Row[] {
  const list = typeof given === 'string' ? parsedRows(given) : given;
  const problem =
    !Array.isArray(list) || !list.every(isRow)
      ? `${field.label} must be a JSON list of objects`
      : list.length > field.maxCount
        ? `${field.label} can be at most ${field.maxCount}; these are ${list.length}`
        : undefined;
  if (problem !== undefined) {
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  }
  return (list as Readonly<Record<string, unknown>>[]).map((row, at) => readRow(field, row, at, context));
}

const rows: ValueSchemas<RowsField, readonly Row[]> = {
  read: (field) => z.unknown().transform((given, context) => readRows(field, given, context)),
  json: (field) => {
    const shape = Object.entries(field.fields).map(([name, cell]) => [name, cellSchemas(cell).json(cell)]);
    const row = z.object(Object.fromEntries(shape) as Record<string, z.ZodType>);
    return z.array(row).max(field.maxCount).meta({ title: field.label });
  },
};

const schemas: { readonly [K in ValueField['type']]: ValueSchemas<Extract<ValueField, { type: K }>> } = {
  text,
  longText,
  choice,
  boolean,
  number,
  date,
  link,
  relation,
  rows,
};

/** How the values of a field's type are read, and their shape. */
export function valueSchemas(field: ValueField): ValueSchemas<ValueField> {
  return schemas[field.type];
}

/** The shapes of the fields of a response that files fill. */
export function fileSchemas(name: string, field: FileField): Record<string, z.ZodType> {
  if (field.type === 'picture')
    return { [name]: (field.shape === 'object' ? z.object({ main: fileUrl }) : z.string()).nullable() };
  const second = field.type === 'document' ? field.addressField : undefined;
  return { [name]: z.array(fileUrl), ...(second && { [second]: z.string().nullable() }) };
}
