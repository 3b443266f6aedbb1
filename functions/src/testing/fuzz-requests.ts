import fc from 'fast-check';
import { publishingPartNames } from '@content/publishing-status';
import { openApi } from '../api/openapi';

/** The parts of a JSON Schema that say what a form takes. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number | boolean)[];
  readonly examples?: readonly (string | number | boolean)[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly contentMediaType?: string;
  /** Of a part that carries JSON: what that holds. */
  readonly contentSchema?: Schema;
  readonly description?: string;
}

interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly schema: Schema;
}

interface Operation {
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const description = openApi() as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** What a `$ref` of the description leads to; anything else is itself. */
function resolve<T extends { readonly $ref?: string }>(value: T): T {
  const steps = value.$ref?.split('/').slice(1);
  return (steps?.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], description) ??
    value) as T;
}

/** The bytes that a part of a form carries, by what they are. */
export const fileKinds = [
  'jpeg',
  'png',
  'pdf',
  'empty',
  'broken pdf',
  'cut jpeg',
  'jpeg head',
  'no zip',
] as const;

/** A part of a multipart form. */
export type Part =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: (typeof fileKinds)[number]; readonly fileName: string };

/** A request as it is generated. */
export interface FuzzRequest {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly role: 'anonymous' | 'volunteer' | 'staff';
  /** The parameters of the path: a text, or which of the ids that are known when it is sent, counted around. */
  readonly inPath: Readonly<Record<string, number | string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body:
    | { readonly parts: readonly Part[] }
    | { readonly text: string; readonly type: string }
    | null;
}

/** Texts that have broken programs. */
const notorious = [
  '',
  ' ',
  'गाउँ 🏔️ \u202e',
  '\u0000',
  "'; drop table --",
  '<script>alert(1)</script>',
  '__proto__',
  '__id__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '-1',
  '1e999',
  'NaN',
  'null',
  '[]',
  '{"a":',
  'upload:aaaaaaaaaaaaaaaaaaaaaaaa',
  '\ud800',
];
/** Long texts of the signs that mean something in Markdown and in addresses, over and over. */
const hostileText = fc
  .tuple(
    fc.constantFrom('', '<!-- markdown -->\n', 'http://x', '| a | b |\n| - | - |\n'),
    fc.string({
      unit: fc.constantFrom(...Array.from('*_[]()!|-#>.@/:&;\\ \n1a')),
      minLength: 1,
      maxLength: 6,
    }),
  )
  .map(([begin, unit]) => begin + unit.repeat((19_000 - begin.length) / unit.length));
const oddText = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...notorious) },
  { weight: 5, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.nat(200_000).map((length) => 'x'.repeat(length)) },
  { weight: 1, arbitrary: hostileText },
);
/** As a header may carry it. */
const headerText = oddText.map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 200));

const moment = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
/** Texts in the formats that JSON Schema names. */
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: moment.map((text) => text.slice(0, 10)),
  time: moment.map((text) => text.slice(11, 16)),
  'date-time': moment,
  uri: fc.webUrl({ withQueryParameters: true }),
  'uri-reference': fc.webUrl(),
  email: fc.emailAddress(),
};

/** Values that a schema accepts: of a list five at most, of an object all that it has, of a text that holds JSON that. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const own = resolve(schema);
  const { format = '', pattern, minLength = 0, maxLength = 100, minimum: min = 0, maximum: max = 1000 } = own;
  if (own.contentSchema) return fitting(own.contentSchema);
  const either = own.anyOf ?? own.oneOf;
  if (either) return fc.oneof(...either.map(fitting));
  const known = own.const !== undefined ? [own.const] : (own.enum ?? own.examples);
  if (known) return fc.constantFrom(...known);
  if (own.items) {
    const length = Math.min(own.maxItems ?? 2, 5);
    return fc.array(fitting(own.items), { minLength: length, maxLength: length });
  }
  if (own.properties)
    return fc.record(
      Object.fromEntries(Object.entries(own.properties).map(([name, one]) => [name, fitting(one)])),
    );
  const [type] = [own.type].flat();
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return fc.integer({ min, max });
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  if (formats[format]) return formats[format];
  if (minLength <= 6 && maxLength >= 8) return fc.nat(999).map((n) => `text ${n}`);
  return fc.string({ minLength, maxLength });
}

const fileNames = fc.constantFrom('a.jpg', 'b.pdf', '', '../x.png', 'नाम.pdf');
const oddPart = (name: fc.Arbitrary<string>): fc.Arbitrary<Part> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ name, text: oddText }) },
    { weight: 1, arbitrary: fc.record({ name, file: fc.constantFrom(...fileKinds), fileName: fileNames }) },
  );

/** The parts of a field as the form takes them: one, or one or two of a list. A picture has a part for its description. */
function fittingParts(name: string, schema: Schema, form: Schema): fc.Arbitrary<Part[]> {
  const one = schema.items ?? schema;
  const isFile = one.contentMediaType !== undefined && one.contentSchema === undefined;
  const file = form.properties?.[`${name}Alt`] ? 'jpeg' : 'pdf';
  const part: fc.Arbitrary<Part> = isFile
    ? fileNames.map((fileName) => ({ name, file, fileName }))
    : fitting(one).map((value) => ({
        name,
        text: typeof value === 'string' ? value : JSON.stringify(value),
      }));
  return fc.array(part, { minLength: 1, maxLength: schema.type === 'array' ? 2 : 1 });
}

/** Whether a form that is made to be accepted leaves a field out: it depends on others, or on what the item has. */
const isLeftOut = (name: string, schema: Schema) =>
  name === 'files' ||
  name === publishingPartNames.unpublishAt ||
  (schema.description?.startsWith('JSON list') ?? false);

/** Every field of a form as it takes it. */
function fittingForm(form: Schema): fc.Arbitrary<Part[]> {
  const fields = Object.entries(form.properties ?? {}).filter(([name, one]) => !isLeftOut(name, one));
  return fc
    .tuple(...fields.map(([name, schema]) => fittingParts(name, schema, form)))
    .map((parts) => parts.flat());
}

/** A form of which up to three fields are left out, and up to three parts are odd: beside the fitting ones or in their place. */
function oddForm(form: Schema): fc.Arbitrary<Part[]> {
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('x', ...Object.keys(form.properties ?? {})) },
    { weight: 1, arbitrary: oddText.map((text) => text || 'x') },
  );
  const leftOut = fc.array(name, { maxLength: 3 });
  const odd = fc.array(oddPart(name), { maxLength: 3 });
  return fc.tuple(fittingForm(form), leftOut, odd, fc.boolean()).map(([parts, without, others, replaces]) => {
    const gone = new Set([...without, ...(replaces ? others.map((part) => part.name) : [])]);
    return [...parts.filter((part) => !gone.has(part.name)), ...others];
  });
}

function fittingBody(form: Schema, type: string): fc.Arbitrary<FuzzRequest['body']> {
  return type === 'application/json'
    ? fitting(form).map((value) => ({ text: JSON.stringify(value), type }))
    : fittingForm(form).map((parts) => ({ parts }));
}

function oddBody(form: Schema): fc.Arbitrary<FuzzRequest['body']> {
  const fields = Object.entries(form.properties ?? {});
  const json = fc.record(
    Object.fromEntries(
      fields.map(([name, one]) => [name, fc.oneof(fitting(one), fc.jsonValue({ maxDepth: 3 }))]),
    ),
    { requiredKeys: [] },
  );
  const types = [
    'application/json',
    'multipart/form-data; boundary=zz',
    'multipart/form-data',
    'text/plain',
    'a/b;c',
  ] as const;
  return fc.oneof(
    { weight: 4, arbitrary: oddForm(form).map((parts) => ({ parts })) },
    {
      weight: 2,
      arbitrary: json.map((value) => ({ text: JSON.stringify(value), type: 'application/json' })),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        text: oddText.map((text) => `--zz\r\n${text}`),
        type: fc.constantFrom(...types),
      }),
    },
  );
}

/** The parameters of one kind that are there in a request; odd ones, and some that nobody knows, where it is odd. */
function given(parameters: readonly Parameter[], kind: Parameter['in'], odd: fc.Arbitrary<string>) {
  const own = parameters.filter((parameter) => parameter.in === kind);
  const values = own.map(({ name, schema }) => [name, fc.oneof(fitting(schema).map(String), odd)] as const);
  return fc.record({ ...Object.fromEntries(values), unknown: odd }, { requiredKeys: [] });
}

/** Requests of one operation: those that are made to be accepted, and others. */
function requestsOf(
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
  shared: readonly Parameter[],
) {
  const all = [...shared, ...parameters.map((one) => resolve(one) as Parameter)];
  const [[mediaType, content] = []] = Object.entries(requestBody?.content ?? {});
  const form = content && resolve(content.schema);
  // A session that ends is not one of those that the other requests need.
  const endsSession = /logout|refresh/.test(path);
  const roles = fc.constantFrom<FuzzRequest['role']>('staff', 'staff', 'staff', 'volunteer', 'anonymous');
  const parameterNames = all.filter(({ in: at }) => at === 'path').map(({ name }) => name);
  const inPath = (value: fc.Arbitrary<number | string>) =>
    fc.record(Object.fromEntries(parameterNames.map((name) => [name, value])));
  const someId = fc.nat(5);
  const of = { method: fc.constant(method.toUpperCase()), path: fc.constant(path) };
  const tidy: fc.Arbitrary<FuzzRequest> = fc.record({
    ...of,
    role: fc.constant(endsSession ? 'anonymous' : 'staff'),
    inPath: inPath(someId),
    query: fc.constant({}),
    headers: fc.constant({}),
    body: form ? fittingBody(form, mediaType ?? '') : fc.constant(null),
  });
  const odd: fc.Arbitrary<FuzzRequest> = fc.record({
    ...of,
    role: endsSession ? fc.constant('anonymous') : roles,
    inPath: inPath(fc.oneof({ weight: 4, arbitrary: someId }, { weight: 1, arbitrary: oddText })),
    query: given(all, 'query', oddText),
    headers: fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: given(all, 'header', headerText) },
    ),
    body: form ? oddBody(form) : fc.constant(null),
  });
  const weight = form ? 3 : 1;
  return [
    { weight: 3 * weight, arbitrary: tidy },
    { weight: 7 * weight, arbitrary: odd },
  ];
}

/** Valid, odd and broken requests of every operation that openapi.json describes; most of those that take a form. */
export const anyRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  ...Object.entries(description.paths).flatMap(([path, { parameters = [], ...operations }]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      requestsOf(
        method,
        path,
        operation,
        (parameters as unknown as readonly Parameter[]).map(resolve<Parameter & { $ref?: string }>),
      ),
    ),
  ),
);
