import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { contentTypes } from '..';
import { type Field, type FieldType, isFileField, type ValueField } from './fields';
import { fileFieldType, valueFieldType } from './registry';
import { sampleOf } from '../testing/samples';
import { bold, bulletList, paragraph, richText } from '../testing/builders';
import { fileSchemas, valueSchemas } from './schemas';
import { checkedText } from '../texts/schema';

const fields: { readonly [K in FieldType]: Extract<Field, { type: K }> } = {
  text: { type: 'text', label: 'Title', maxLength: 12 },
  longText: { type: 'longText', label: 'Description', maxLength: 60, format: 'richText' },
  choice: { type: 'choice', label: 'Category', options: ['Trainings', 'Support', 'IRCH'] },
  boolean: { type: 'boolean', label: 'Status', default: true, words: { yes: 'Active', no: 'Inactive' } },
  number: { type: 'number', label: 'Order', default: 0, min: -5, max: 2000 },
  date: { type: 'date', label: 'Closing day' },
  link: { type: 'link', label: 'Website' },
  relation: { type: 'relation', label: 'Program', relationTo: 'programs' },
  rows: {
    type: 'rows',
    label: 'Persons',
    plural: true,
    row: 'Person',
    minCount: 1,
    maxCount: 3,
    fields: {
      name: { type: 'text', label: 'Name', maxLength: 12, required: true },
      page: { type: 'link', label: 'Page' },
    },
  },
  picture: { type: 'picture', label: 'Image', upload: 'image', shape: 'object' },
  pictures: { type: 'pictures', label: 'Images', upload: 'image', maxCount: 3 },
  document: { type: 'document', label: 'File', upload: 'file', addressField: 'plain' },
  documents: { type: 'documents', label: 'Files', upload: 'file', maxCount: 10 },
};

const valueFields = Object.values(fields).filter((field): field is ValueField => !isFileField(field));

function read(field: ValueField, input: unknown) {
  const result = valueSchemas(field).read(field, checkedText).safeParse(input);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
}

describe.each(valueFields.map((field) => [field.type, field] as const))('%s', (_name, field) => {
  const fieldType = valueFieldType(field);
  const schemas = valueSchemas(field);

  test.each([0, 1, 2, 17, -900, 1999])('sample %i is a valid value with a text', (n) => {
    const sample = sampleOf(field, n);
    const value = read(field, sample);
    expect(schemas.read(field, checkedText).safeParse(sample).success).toBe(true);
    expect(fieldType.toText(field, value) === '').toBe(field.type === 'relation');
    expect(z.toJSONSchema(schemas.json(field), { io: 'input' })['title']).toBe(field.label);
    expect(schemas.json(field).safeParse(value).success).toBe(true);
  });

  it('goes through an input unchanged', () => {
    for (const n of [0, 1, 5]) {
      const value = read(field, sampleOf(field, n));
      expect(read(field, fieldType.toInput(value))).toEqual(value);
    }
  });

  it('begins with what an empty form sends', () => {
    const initial = fieldType.initial(field);
    expect(read(field, fieldType.toInput(initial))).toEqual(initial);
  });

  it('offers filter values that it reads', () => {
    for (const { value, label } of fieldType.filter?.options(field) ?? []) {
      const found = fieldType.filter?.read(field, value);
      expect(found).toEqual(read(field, value));
      expect(fieldType.toText(field, found)).toBe(label);
    }
  });
});

describe('what is no value is refused with a sentence', () => {
  const HIDDEN_LETTER = 'This address contains a space or a character that cannot be seen: type it again';
  const NO_ADDRESS = 'This address must begin with https://, or be a page of this site such as /notices';
  const NO_LIST = 'Persons must be a JSON list of objects';
  const NO_DAY = 'Closing day must be a day of the calendar, written like 2026-11-21';
  test.each<[FieldType, unknown, string]>([
    ['text', 'thirteen chars', 'Title can have at most 12 characters; this has 14'],
    ['text', 'a\u0000b', 'Title contains a character that cannot be stored'],
    ['text', 7, 'Title must be text'],
    ['longText', null, 'Description must be text'],
    ['choice', 'Others', 'Category must be one of: Trainings, Support, IRCH'],
    ['boolean', 'yes', 'Status must be true or false'],
    ['number', 'many', 'Order must be a number between -5 and 2000'],
    ['number', '-6', 'Order must be a number between -5 and 2000'],
    ['date', '2026-02-30', NO_DAY],
    ['date', '21.11.2026', NO_DAY],
    ['relation', 'a/b', 'This program does not exist: choose another one, or leave it empty'],
    ['link', 'javascript:alert(1)', NO_ADDRESS],
    ['link', '//evil.example', NO_ADDRESS],
    ['link', 'https:notices', NO_ADDRESS],
    ['link', 'https://exam\u200bple.org', HIDDEN_LETTER],
    ['link', 'exa mple.org', HIDDEN_LETTER],
    ['link', 'Our office', NO_ADDRESS],
    ['link', 'name@example.org', NO_ADDRESS],
    [
      'longText',
      richText(bulletList('a'.repeat(61))),
      'Description can have at most 60 characters; this has 61',
    ],
    ['longText', richText(bulletList('a\u0000')), 'Description contains a character that cannot be stored'],
    ['rows', '{"name":"a"}', NO_LIST],
    ['rows', '[1]', NO_LIST],
    ['rows', '[', NO_LIST],
    ['rows', 7, NO_LIST],
    ['rows', '[{},{},{},{}]', 'Persons can be at most 3; these are 4'],
    ['rows', [{ name: 7 }], 'Person 1: Name must be text'],
    ['rows', [{}, { name: 'thirteen chars' }], 'Person 2: Name can have at most 12 characters; this has 14'],
  ])('%s: %j', (kind, input, message) => {
    expect(read(fields[kind] as ValueField, input)).toEqual([message]);
  });
});

// Zero-width space, soft hyphen, word joiner, Hangul filler, joiner, override, empty Braille cell, and a control character.
const UNSEEN = '\u200b\u00ad\u2060\u3164\u200d\u202e\u2800\u0007';

describe('a text of which nothing is seen is none', () => {
  const textsOf = (field: Field): ValueField[] =>
    field.type === 'text' || field.type === 'longText'
      ? [field]
      : field.type === 'rows'
        ? Object.values(field.fields).flatMap(textsOf)
        : [];
  test.each(contentTypes.map(({ path, fields: declared }) => [path, declared] as const))(
    'in every field of %s',
    (_path, declared) => {
      for (const field of Object.values(declared as Readonly<Record<string, Field>>).flatMap(textsOf))
        for (const text of [...Array.from(UNSEEN), ` ${UNSEEN}\n`])
          expect(read(field, text), field.label).toBe('');
    },
  );

  test('also in a document, and in rows', () => {
    expect(read(fields.longText, richText(paragraph(bold(UNSEEN))))).toBe('');
    expect(valueFieldType(fields.rows).lacks?.(fields.rows, [{ name: UNSEEN }])).toEqual([
      { path: '0.name', message: 'Person 1: Name is required' },
    ]);
  });

  test('within a text that is seen they stay', () => {
    expect(read(fields.text, 'क्\u200dष \u00ad1')).toBe('क्\u200dष \u00ad1');
  });
});

const list = richText(bulletList('a', bold('b')));
const maya = { name: 'Maya', page: '' };

test.each<[FieldType, unknown, unknown]>([
  ['number', '१२', 12],
  ['date', '२०२६-११-२१', '2026-11-21'],
  ['text', '२०८४', '२०८४'],
  ['longText', ' one\r\ntwo ', 'one\ntwo'],
  ['longText', list, list],
  ['longText', '* a\n# b <i> {"type":"doc"', '* a\n# b <i> {"type":"doc"'],
  ['choice', 'irch', 'IRCH'],
  ['link', '/notices', '/notices'],
  ['link', ' www.example.org/ne ', 'https://www.example.org/ne'],
  ['rows', '[{"name":" Maya ","more":1}]', [maya]],
  ['rows', [maya], [maya]],
  ['rows', '', []],
  // No half of a surrogate pair, in what a form sends as JSON too.
  ['rows', String.raw`[{ "name": "A \ud83d", "page": "" }]`, [{ name: 'A \ufffd', page: '' }]],
])('a value of %s, %j, is read as what is stored: %j', (kind, input, expected) => {
  expect(read(fields[kind] as ValueField, input)).toEqual(expected);
});

test('digits of Nepali are those of numbers where a text is checked, days are written', () => {
  const check = { problem: (text: string) => (text === '2084' ? undefined : 'x') };
  expect(read({ ...fields.text, check }, '२०८४')).toBe('2084');
  expect(valueFieldType(fields.date).toText(fields.date, '2026-11-21')).toBe('21 November 2026');
});

describe('files in responses', () => {
  const one = ['/files/a'];
  const two = ['/files/a', '/files/b'];
  test.each<[FieldType, readonly string[], unknown]>([
    ['picture', [], { name: null }],
    ['picture', one, { name: { main: '/files/a' } }],
    ['pictures', two, { name: two }],
    ['document', [], { name: [], plain: null }],
    ['document', one, { name: one, plain: '/files/a' }],
    ['documents', two, { name: two }],
  ])('%s %j', (kindName, urls, expected) => {
    const field = fields[kindName];
    if (!isFileField(field)) throw new Error('a kind of files is expected');
    const fieldType = fileFieldType(field);
    expect(fieldType.toJson('name', field, urls)).toEqual(expected);
    expect(z.object(fileSchemas('name', field)).safeParse(expected).success).toBe(true);
  });
});

test('a text with formatting reads without it, and is one like any other where its field takes none', () => {
  expect(valueFieldType(fields.longText).toText(fields.longText, list)).toBe('a\nb');
  const long = { ...fields.longText, format: undefined, maxLength: 1000 };
  expect(read(long, list)).toBe(list);
  expect(valueFieldType(long).toText(long, list)).toBe(list);
});

describe('rows', () => {
  const field = fields.rows;
  const fieldType = valueFieldType(field);

  it('are told line by line', () => {
    expect(fieldType.toText(field, [maya, { name: 'Dev', page: '/dev' }])).toBe('Maya\nDev · /dev');
  });

  it('are one text for an input, whatever order their texts come in', () => {
    expect(fieldType.toInput([{ page: '/a', name: 'b' }])).toBe(
      fieldType.toInput('[{"name":"b","page":"/a"}]'),
    );
  });

  it('tell where something is wrong or missing', () => {
    const wrong = [{ name: 'a', page: 'javascript:1' }, { name: 'thirteen chars' }];
    const issues = valueSchemas(field)
      .read(field)
      .safeParse(wrong)
      .error?.issues.map(({ path }) => path.join('.'));
    expect(issues).toEqual(['0.page', '1.name']);
    expect(fieldType.lacks?.(field, [{ name: ' ', page: '/a' }])).toEqual([
      { path: '0.name', message: 'Person 1: Name is required' },
    ]);
    expect(fieldType.lacks?.(field, [])).toEqual([{ path: '', message: 'Persons are required' }]);
  });
});
