import fc from 'fast-check';
import { publicationParts } from '@content/publication';
import { openApi } from '../api/openapi';

/** The parts of a JSON Schema that say what a form takes. */
interface SchemaObject {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly anyOf?: readonly SchemaObject[];
  readonly oneOf?: readonly SchemaObject[];
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number | boolean)[];
  readonly examples?: readonly (string | number | boolean)[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly items?: SchemaObject;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly contentMediaType?: string;
  /** What a part holds that carries JSON. */
  readonly contentSchema?: SchemaObject;
  readonly description?: string;
}

/** The parts of openapi.json that requests are generated from. */
interface Description {
  readonly paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: SchemaObject }> } }>
  >;
  readonly components: { schemas: Record<string, SchemaObject> };
}

/** An operation of the API. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly form: SchemaObject | undefined;
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
type FileKind = (typeof fileKinds)[number];

/** A part of a multipart form. */
export type Part =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: FileKind; readonly fileName: string };

/** A request as it is generated; ids of items are only known when it is sent. */
export interface FuzzRequest {
  readonly operation: Operation;
  /** Made to be accepted. */
  readonly isTidy: boolean;
  readonly role: 'anonymous' | 'volunteer' | 'staff';
  /** Which of the known ids of the type, counted around; or a text in place of one. */
  readonly id: number | string;
  /** With its question mark, or ''. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body:
    | { readonly parts: readonly Part[] }
    | { readonly text: string; readonly type: string }
    | undefined;
}

const description = openApi() as unknown as Description;

const resolve = (schema: SchemaObject | undefined): SchemaObject | undefined =>
  schema?.$ref === undefined ? schema : description.components.schemas[schema.$ref.split('/').at(-1) ?? ''];

const operations: readonly Operation[] = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => {
      const form = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
      return { method: method.toUpperCase(), path, form: resolve(form) };
    }),
);

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
  'true',
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
const plainText = fc.nat(999).map((n) => `text ${n}`);
const oddText = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...notorious) },
  { weight: 4, arbitrary: plainText },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.nat(200_000).map((length) => 'x'.repeat(length)) },
  { weight: 1, arbitrary: hostileText },
);

/** A value in a share of cases (per cent), else undefined. fast-check's own numbers prefer the ends of their range. */
const sometimes = <T>(share: number, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 100 - share, arbitrary: fc.constant(undefined) }, { weight: share, arbitrary });

const isoDay = (day: Date) => day.toISOString().slice(0, 10);
const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

/** Texts in the formats that JSON Schema names. */
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: day.map(isoDay),
  time: day.map((moment) => moment.toISOString().slice(11, 16)),
  'date-time': day.map((moment) => moment.toISOString()),
  uri: fc.webUrl({ withQueryParameters: true }),
  'uri-reference': fc.webUrl(),
  email: fc.emailAddress(),
};

/** Texts that a schema accepts. */
function fittingText({
  format,
  pattern,
  minLength = 0,
  maxLength = 1_000,
}: SchemaObject): fc.Arbitrary<string> {
  if (format !== undefined && formats[format]) return formats[format];
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  if (minLength <= 6 && maxLength >= 8) return plainText;
  return fc.string({ minLength, maxLength });
}

/** JSON that a schema accepts: of a list five at most, of an object all that it has. */
function fittingJson(schema: SchemaObject): fc.Arbitrary<unknown> {
  if (schema.items) {
    const count = Math.min(schema.maxItems ?? 2, 5);
    return fc.array(fittingJson(schema.items), { minLength: count, maxLength: count });
  }
  if (!schema.properties) return fitting(schema);
  const properties = Object.entries(schema.properties).map(([name, one]) => [name, fittingJson(one)]);
  return fc.record(Object.fromEntries(properties) as Record<string, fc.Arbitrary<unknown>>);
}

/** Values that a schema accepts, as a form sends them. */
function fitting(schema: SchemaObject): fc.Arbitrary<string> {
  const own = resolve(schema) ?? {};
  if (own.contentSchema) return fittingJson(own.contentSchema).map((value) => JSON.stringify(value));
  const either = own.anyOf ?? own.oneOf;
  if (either) return fc.oneof(...either.map(fitting));
  if (own.const !== undefined) return fc.constant(String(own.const));
  if (own.enum) return fc.constantFrom(...own.enum.map(String));
  // Texts with a form of their own.
  if (own.examples) return fc.constantFrom(...own.examples.map(String));
  const { minimum: min = 0, maximum: max = 1_000 } = own;
  switch ([own.type].flat()[0]) {
    case 'boolean':
      return fc.boolean().map(String);
    case 'integer':
    case 'number':
      return fc.integer({ min, max }).map(String);
    default:
      return fittingText(own);
  }
}

/** The files a part may carry: those it is for, and any with an odd request. A picture has a part for its description. */
function filePart(name: string, form: SchemaObject, isTidy: boolean): fc.Arbitrary<Part> {
  const fits: FileKind = form.properties?.[`${name}Alt`] ? 'jpeg' : 'pdf';
  const file = isTidy ? fc.constant(fits) : fc.constantFrom(fits, ...fileKinds);
  return fc.record({
    name: fc.constant(name),
    file,
    fileName: fc.constantFrom('a.jpg', 'b.pdf', '', '../x.png', 'नाम.pdf'),
  });
}

const textPart = (name: string, text: fc.Arbitrary<string>): fc.Arbitrary<Part> =>
  text.map((found) => ({ name, text: found }));

/** The parts of one field: none, one, or several of an array. */
function partsOf(
  name: string,
  schema: SchemaObject,
  form: SchemaObject,
  isTidy: boolean,
): fc.Arbitrary<Part[]> {
  const one = schema.items ?? schema;
  const isFile = one.contentMediaType !== undefined && one.contentSchema === undefined;
  // Which files an item keeps can only be said of one that has some.
  const isKept = schema.description?.startsWith('JSON list') ?? false;
  if (isTidy && isKept) return fc.constant<Part[]>([]);
  const fits = isFile ? filePart(name, form, isTidy) : textPart(name, fitting(one));
  const most = schema.type === 'array' ? Math.min(schema.maxItems ?? 2, 2) : 1;
  if (isTidy) return fc.array(fits, { minLength: 1, maxLength: most });
  const part = fc.oneof(
    { weight: 4, arbitrary: fits },
    { weight: 4, arbitrary: textPart(name, oddText) },
    { weight: 1, arbitrary: filePart(name, form, false) },
  );
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<Part[]>([]) },
    { weight: 7, arbitrary: fc.array(part, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(part, { minLength: 2, maxLength: 3 }) },
  );
}

function multipart(form: SchemaObject, isTidy: boolean): fc.Arbitrary<{ parts: Part[] }> {
  // Of two moments one may well lie before the other: a tidy form names the first alone.
  const named = Object.entries(form.properties ?? {}).filter(
    ([name]) => !isTidy || name !== publicationParts.unpublishAt,
  );
  const fields = named.map(([name, schema]) => partsOf(name, schema, form, isTidy));
  const unknown = fc.tuple(oddText, oddText).map(([name, text]) => [{ name: name || 'x', text }]);
  const rest = isTidy
    ? fc.constant([])
    : fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: unknown });
  return fc.tuple(...fields, rest).map((parts) => ({ parts: parts.flat() }));
}

/** A body for an operation: a form, JSON with anything in its fields, or what is neither. */
function bodyFor(form: SchemaObject, isTidy: boolean): fc.Arbitrary<NonNullable<FuzzRequest['body']>> {
  if (isTidy) return multipart(form, true);
  const names = Object.keys(form.properties ?? {});
  const json = fc.record(Object.fromEntries(names.map((name) => [name, fc.jsonValue({ maxDepth: 3 })])), {
    requiredKeys: [],
  });
  const types = ['multipart/form-data; boundary=zz', 'multipart/form-data', 'text/plain', 'a/b;c'] as const;
  return fc.oneof(
    { weight: 11, arbitrary: multipart(form, false) },
    {
      weight: 5,
      arbitrary: json.map((values) => ({ text: JSON.stringify(values), type: 'application/json' })),
    },
    { weight: 2, arbitrary: oddText.map((text) => ({ text: text || '{', type: 'application/json' })) },
    {
      weight: 2,
      arbitrary: fc.record({
        text: oddText.map((text) => `--zz\r\n${text}`),
        type: fc.constantFrom(...types),
      }),
    },
  );
}

/** A text as a header may carry it. */
const headerText = oddText.map((text) =>
  text
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 200)
    .trim(),
);

/** Headers that are there in a share of requests each. */
const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record({
    'if-match': sometimes(20, fc.oneof(fc.constantFrom('"1"', '*', 'W/"2"', '"'), headerText)),
    'idempotency-key': sometimes(
      15,
      fc.oneof(
        headerText,
        fc.nat(49).map((n) => `key-${n}-0123456789`),
      ),
    ),
    origin: sometimes(5, fc.constantFrom('null', 'https://evil.example')),
    'if-none-match': sometimes(5, headerText),
  })
  .map((values) => {
    const present = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
    return Object.fromEntries(present);
  });

/** A text as a path or a query carries it. */
export function encodeSafely(value: string): string {
  return encodeURIComponent(value.slice(0, 2000).replace(/[\ud800-\udfff]/g, ''));
}

const queryNames = [
  'state',
  'kind',
  'view',
  'pageSize',
  'pageToken',
  'sort',
  'q',
  'attention',
  'category',
  'isOngoing',
  'type',
  'id',
];
const queryValues = [
  'open',
  'Vacancy',
  'admin',
  'trash',
  '1',
  '200',
  'Trainings',
  'true',
  'notices',
  'newest',
];
const queryPair = fc
  .tuple(
    fc.oneof(fc.constantFrom(...queryNames), oddText),
    fc.oneof(fc.constantFrom(...queryValues), oddText),
  )
  .map((pair) => pair.map(encodeSafely).join('='));
const oddQuery = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  {
    weight: 4,
    arbitrary: fc.array(queryPair, { minLength: 1, maxLength: 2 }).map((pairs) => `?${pairs.join('&')}`),
  },
);

function requestFor(operation: Operation, isTidy: boolean): fc.Arbitrary<FuzzRequest> {
  // A session that ends is not one of those that the other requests need.
  const endsSession = /logout|refresh/.test(operation.path);
  const roles = isTidy
    ? (['staff'] as const)
    : (['staff', 'staff', 'staff', 'volunteer', 'anonymous'] as const);
  return fc.record({
    operation: fc.constant(operation),
    isTidy: fc.constant(isTidy),
    role: endsSession ? fc.constant('anonymous' as const) : fc.constantFrom<FuzzRequest['role']>(...roles),
    id: fc.oneof({ weight: 4, arbitrary: fc.nat(5) }, { weight: 1, arbitrary: oddText }),
    query: isTidy ? fc.constant('') : oddQuery,
    headers: isTidy ? fc.constant({}) : oddHeaders,
    body: operation.form ? bodyFor(operation.form, isTidy) : fc.constant(undefined),
  });
}

/** Valid, odd and broken requests of every operation that openapi.json describes; most of those that take a form. */
const anyRequest = fc.oneof(
  ...operations.flatMap((operation) => {
    const share = operation.form ? 3 : 1;
    return [
      { weight: 3 * share, arbitrary: requestFor(operation, true) },
      { weight: 7 * share, arbitrary: requestFor(operation, false) },
    ];
  }),
);

const CHUNK = 100;

/** `n` requests; the same seed (a whole number) gives the same ones. Made a few at a time, since some are large. */
export function* generateRequests(n: number, seed: number): Generator<FuzzRequest> {
  for (let done = 0; done < n; done += CHUNK) {
    const numRuns = Math.min(CHUNK, n - done);
    yield* fc.sample(anyRequest, { numRuns, seed: (Math.imul(seed, 0x9e3779b1) + done) | 0 });
  }
}
