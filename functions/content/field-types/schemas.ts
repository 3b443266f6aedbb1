/**
 * How the values of each field type are read, and what they look like in JSON. It stands apart from the field types themselves
 * (`registry.ts`), so that staff's screens without a form load neither zod nor the schema of rich text.
 */
import { z } from 'zod';
import { examplePath } from '@site/place';
import { isDay } from '../dates/calendar';
import { withLatinDigits } from '../texts/digits';
import { fileUrl } from '../api/file-schema';
import { isPossibleId } from '../items/ids';
import { LONGEST_ADDRESS, safeAddress, typedAddress, withoutHidden } from '../texts/addresses';
import { isRichText, LONGEST_DOCUMENT, withoutFormatting } from '../texts/rich-text';
import { type FieldValue, type Row, simpleText, trimmed } from './field-type';
import type {
  CellField,
  FileField,
  LongTextField,
  RelationField,
  RowsField,
  TextField,
  ValueField,
} from './fields';
import { isObject } from './json';
import { optionOf } from './registry';
import { inRow, parsedRows } from './rows';

/** Reads the JSON of a document, or throws RangeError. */
export type DocumentCheck = (text: string) => string;
const noDocument: DocumentCheck = () => {
  throw new RangeError('cannot be a document here');
};

/** How values of one field type are read, and their shape. */
interface ValueSchemas<F> {
  /**
   * Reads the value that a form or a JSON body sends. Its issues are complete sentences for people. `checkDocument` reads the JSON
   * of a text with formatting, and throws RangeError with the end of a sentence.
   */
  read(field: F, checkDocument?: DocumentCheck): z.ZodType<FieldValue>;
  /** The value's shape in JSON; OpenAPI is generated from it. */
  json(field: F): z.ZodType;
}

/** Reads a text: line ends become \n, it is trimmed, invisible characters alone are an empty text, and code points are counted. */
function textSchema({ label, maxLength, check }: Pick<TextField, 'label' | 'maxLength' | 'check'>) {
  return z.string({ error: `${label} must be text` }).transform((given, context) => {
    // Forms send line ends as CRLF; what is stored has one kind.
    const sent = trimmed(given.replaceAll('\r\n', '\n'));
    // What is checked is read by machines, which know the digits of numbers alone.
    const text = check ? withLatinDigits(sent) : sent;
    const { length } = Array.from(text);
    // A text that is too long is not parsed, which could take long.
    const isChecked = text !== '' && length <= maxLength;
    const problem = isChecked ? check?.problem(text) : undefined;
    if (length > maxLength)
      context.addIssue(`${label} can have at most ${maxLength} characters; this has ${length}`);
    if (problem !== undefined) context.addIssue(`${label} ${problem}`);
    if (text.includes('\u0000')) context.addIssue(`${label} contains a character that cannot be stored`);
    return text;
  });
}

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

/** A text without the spaces around it. */
const trimmedText = (label: string) => z.string({ error: `${label} must be text` }).trim();

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

/** Reads rows; each issue has the path of its cell. */
function readRows(field: RowsField, given: unknown, context: z.RefinementCtx): Row[] {
  const list = parsedRows(given);
  const refuse = (message: string, path: (string | number)[] = []) => {
    context.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  };
  if (!Array.isArray(list) || !list.every(isObject))
    return refuse(`${field.label} must be a JSON list of objects`);
  if (list.length > field.maxCount)
    return refuse(`${field.label} can be at most ${field.maxCount}; these are ${list.length}`);
  const readCell = (row: (typeof list)[number], at: number, name: string, cell: CellField) => {
    const { error, data } = valueSchemas(cell)
      .read(cell)
      .safeParse(row[name] ?? '');
    if (error) refuse(inRow(field, at, error.issues[0]?.message ?? `${cell.label} is not valid`), [at, name]);
    return simpleText(data);
  };
  const cells = Object.entries(field.fields);
  return list.map((row, at) =>
    Object.fromEntries(cells.map(([name, cell]) => [name, readCell(row, at, name, cell)])),
  );
}

/** What is wrong with an id under which there is no item. */
export const missingRelation = ({ label }: RelationField): string =>
  `This ${label.toLowerCase()} does not exist: choose another one, or leave it empty`;

const schemas: { readonly [K in ValueField['type']]: ValueSchemas<Extract<ValueField, { type: K }>> } = {
  text: {
    read: textSchema,
    json: ({ label, maxLength }) => z.string().max(maxLength).meta({ title: label }),
  },
  longText: {
    read: (field, checkDocument = noDocument) =>
      field.format ? richTextSchema(field, checkDocument) : textSchema(field),
    json: ({ label, maxLength, format }) =>
      format
        ? z.string().max(LONGEST_DOCUMENT).meta({ title: label, description: EXPLAINED })
        : z.string().max(maxLength).meta({ title: label }),
  },
  choice: {
    read: (field) =>
      trimmedText(field.label)
        // Compared without regard to case, stored as declared: filters ask for equal values.
        .transform((given) => optionOf(field, given) ?? given)
        .refine((given) => given === '' || field.options.includes(given), {
          error: `${field.label} must be one of: ${field.options.join(', ')}`,
        }),
    json: ({ label, options, required }) =>
      z.enum(required ? options : ['', ...options]).meta({ title: label }),
  },
  boolean: {
    read: ({ label }) =>
      z
        .union([z.boolean(), z.enum(['true', 'false'])], { error: `${label} must be true or false` })
        .transform((value) => value === true || value === 'true'),
    json: (field) => z.boolean().default(field.default).meta({ title: field.label }),
  },
  number: {
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
  },
  date: {
    read: ({ label }) =>
      trimmedText(label)
        .overwrite(withLatinDigits)
        .refine((value) => value === '' || isDay(value), {
          error: `${label} must be a day of the calendar, written like 2026-11-21`,
        }),
    json: ({ label }) => z.union([z.string().meta({ format: 'date' }), z.literal('')]).meta({ title: label }),
  },
  link: {
    read: ({ label }) =>
      trimmedText(label)
        .transform(completed)
        .refine((value) => value === '' || isLink(value), {
          error: ({ input }) => linkProblem(String(input)),
        }),
    json: ({ label }) => z.string().max(LONGEST_ADDRESS).meta({ title: label, format: 'uri-reference' }),
  },
  relation: {
    read: (field) =>
      trimmedText(field.label).refine((id) => id === '' || isPossibleId(id), {
        error: missingRelation(field),
      }),
    json: ({ label, relationTo }) =>
      z.string().meta({ title: label, description: `The id of one of ${relationTo}; empty for none` }),
  },
  rows: {
    read: (field) => z.unknown().transform((given, context) => readRows(field, given, context)),
    json: (field) => {
      const shape = Object.entries(field.fields).map(([name, cell]) => [name, valueSchemas(cell).json(cell)]);
      const row = z.object(Object.fromEntries(shape) as Record<string, z.ZodType>);
      return z.array(row).max(field.maxCount).meta({ title: field.label });
    },
  },
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
