import { isDay } from '../dates/calendar';
import { dayInWords } from '../dates/english-dates';
import { hrefsIn, linked, shownBlocks } from '../texts/addresses';
import { withoutFormatting } from '../texts/rich-text';
import type {
  ChoiceField,
  Field,
  FieldType,
  FileField,
  PictureField,
  PicturesField,
  ValueField,
} from './fields';
import { type FileFieldType, textOr, textual, type ValueFieldType, wordless, written } from './field-type';
import { rows, rowsIn } from './rows';

/** The option that a text names, in whatever case. */
export function optionOf({ options }: ChoiceField, text: string): string | undefined {
  return options.find((option) => option.toLowerCase() === text.trim().toLowerCase());
}

const numberText = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';

/** What field types share that hold one file, and several. */
const single = { several: false, maxCount: () => 1 } as const;
const several = {
  several: true,
  maxCount: (field: { readonly maxCount: number }) => field.maxCount,
  toJson: (name: string, _field: unknown, urls: readonly string[]) => ({ [name]: [...urls] }),
} as const;

/** What a field needs of its type: one of values, or one of files. */
type FieldTypeOf<F extends Field> = F extends FileField ? FileFieldType<F> : ValueFieldType<F>;

/** Every field type: one that the vocabulary of `fields.ts` knows and that is missing here does not compile. */
const fieldTypes: { readonly [K in FieldType]: FieldTypeOf<Extract<Field, { type: K }>> } = {
  text: {
    ...written,
    links: ({ links }, value) => (links ? hrefsIn(linked(textOr(value))) : []),
    hasBlocks: ({ links = false }) => links,
  },
  longText: {
    ...written,
    toText: ({ format }, value) => (format ? withoutFormatting(textOr(value)) : textOr(value)).trim(),
    links: (_field, value) => hrefsIn(shownBlocks(textOr(value))),
    hasBlocks: ({ format }) => format !== undefined,
  },
  choice: {
    ...textual,
    filter: {
      options: ({ options }) => options.map((value) => ({ value, label: value })),
      read: optionOf,
    },
  },
  boolean: {
    ...wordless,
    initial: (field) => field.default,
    toInput: (value) => value === true,
    toText: ({ words }, value) => (value === true ? words.yes : words.no),
    filter: {
      options: ({ words }) => [
        { value: 'true', label: words.yes },
        { value: 'false', label: words.no },
      ],
      read: (_field, given) => {
        if (given !== 'true' && given !== 'false') throw new RangeError('must be true or false');
        return given === 'true';
      },
    },
  },
  number: {
    ...wordless,
    initial: (field) => field.default,
    toInput: numberText,
    toText: (_field, value) => numberText(value),
  },
  date: {
    ...textual,
    toText: (_field, value) => (isDay(textOr(value)) ? dayInWords(textOr(value)) : ''),
  },
  link: { ...textual, links: (_field, value) => [textOr(value)] },
  relation: {
    ...textual,
    // An id says nothing to people, nor to searches.
    toText: () => '',
    // Which values there are only the store knows.
    filter: { options: () => [], read: (_field, text) => text },
  },
  rows: {
    ...rows,
    links: ({ fields }, value) =>
      rowsIn(value).flatMap((row) =>
        Object.entries(fields).flatMap(([name, cell]) => valueFieldType(cell).links(cell, row[name])),
      ),
  },
  picture: {
    ...single,
    media: 'picture',
    caption: 'Alt',
    toJson: (name, { shape }, [url = null]) => ({
      [name]: shape === 'object' && url !== null ? { main: url } : url,
    }),
  },
  pictures: { ...several, media: 'picture', caption: 'Alt' },
  document: {
    ...single,
    media: 'document',
    caption: null,
    toJson: (name, { addressField }, urls) => ({
      [name]: [...urls],
      ...(addressField && { [addressField]: urls[0] ?? null }),
    }),
  },
  documents: { ...several, media: 'document', caption: 'Label' },
};

/** The field type of a field with a value. */
export function valueFieldType(field: ValueField): ValueFieldType<ValueField> {
  return fieldTypes[field.type];
}

/** The field type of a field with files. */
export function fileFieldType(field: FileField): FileFieldType<FileField> {
  return fieldTypes[field.type];
}

export function isPictureField(field: FileField): field is PictureField | PicturesField {
  return fileFieldType(field).media === 'picture';
}

/** The part of a multipart form that carries the texts of a field's files, in their order; null where they have none. */
export function captionPart(field: FileField): string | null {
  const { caption } = fileFieldType(field);
  return caption && field.upload + caption;
}
