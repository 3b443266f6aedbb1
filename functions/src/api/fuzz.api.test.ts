import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentTypes } from '@content';
import { API_BASE } from '@content/api/contract';
import { file, validForm } from '../testing/api';
import { pdf, picture } from '../testing/files';
import { checkIntegrity } from '../testing/integrity';
import { openApi } from './openapi';
import { useApi, useOwnProject } from '../testing/hooks';

type Referring<T> = Readonly<T & { $ref?: string }>;
type Parameter = Referring<{ in?: string; name?: string }>;
type Schema = Referring<{ properties?: Readonly<Record<string, unknown>> }>;
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
const description = openApi() as unknown as { paths: Record<string, Record<string, Operation>> };

/** What a `$ref` of the description leads to; anything else is itself. */
function resolve<T>(value: Referring<T>): Referring<T> {
  const steps = value.$ref?.split('/').slice(1);
  return (steps?.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], description) ??
    value) as Referring<T>;
}

/** Texts that have broken programs. */
const notorious = '|  |गाउँ 🏔️ \u202e|\0|<b>|__proto__|__id__|constructor|%00|-1|1e999|NaN|[]|{"a":|\ud800';
const node = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.record(
    {
      type: fc.constantFrom('doc', 'paragraph', 'picture', 'bulletList', 'listItem', 'table', 'text', 'x', 1),
      attrs: fc.jsonValue({ maxDepth: 1 }),
      marks: fc.jsonValue({ maxDepth: 2 }),
      text: fc.constantFrom('a', '', null),
      content: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie('node'), { maxLength: 4 }),
      ),
    },
    { requiredKeys: ['type'] },
  ),
})).node;
const oddText = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom(...notorious.split('|')) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.nat(200_000).map((length) => 'x'.repeat(length)) },
  { weight: 1, arbitrary: fc.array(node).map((content) => JSON.stringify({ type: 'doc', content })) },
);
const headerText = oddText.map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 200));
const [image, document] = [await picture(8, 6), await pdf(1)];
const bytes = fc.constantFrom(image, document, Buffer.alloc(0), document.subarray(0, 300), image.subarray(9));
const oddFile = fc
  .tuple(bytes, fc.constantFrom('a.jpg', 'b.pdf', '', '../x.png', 'नाम.pdf'))
  .map(([content, name]) => file(content, name));
/** Mostly nothing, else some of these names and one that nobody knows. */
const some = <T>(names: readonly string[], value: fc.Arbitrary<T>, weight: number) =>
  fc.oneof(
    { weight, arbitrary: fc.constant<Record<string, T>>({}) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('x', ...names), value, { maxKeys: 3 }) },
  );

const mediaTypes = ['application/json', 'multipart/form-data; boundary=zz', 'multipart/form-data', 'a/b'];
const roles = ['volunteer', 'anonymous', ...Array<'staff'>(8).fill('staff')] as const;

/** Requests of one operation: valid ones, and such with odd or missing parts and parameters. */
function requestsOf(path: string, method: string, { parameters = [], requestBody }: Operation) {
  const shared = (description.paths[path]?.['parameters'] ?? []) as readonly Parameter[];
  const all = [...shared, ...parameters].map(resolve<Parameter>);
  const namesIn = (place: string) => all.flatMap((one) => (one.in === place ? [one.name ?? ''] : []));
  const [[mediaType, content] = []] = Object.entries(requestBody?.content ?? {});
  const fields = Object.keys((content && resolve<Schema>(content.schema).properties) ?? {});
  const value = fc.jsonValue({ maxDepth: 3 });
  const json = fc.oneof(fc.dictionary(fc.constantFrom('x', ...fields), value), value);
  const text = fc.oneof(
    json.map((made) => JSON.stringify(made)),
    oddText,
  );
  return fc.record({
    path: fc.constant(path.slice(API_BASE.length)),
    method: fc.constant(method.toUpperCase()),
    type: fc.constant(contentTypes.find((one) => path.startsWith(`${API_BASE}/${one.path}`))),
    // A session that ends is not one of those that the other requests need.
    role: fc.constantFrom(...(/logout|refresh|end-others/.test(path) ? (['anonymous'] as const) : roles)),
    /** In place of an id: one of those that are known when it is sent, or a text. */
    id: fc.oneof({ weight: 4, arbitrary: fc.nat(5) }, { weight: 1, arbitrary: oddText }),
    query: some(namesIn('query'), oddText, 4),
    headers: some(namesIn('header'), headerText, 4),
    parts: content ? some(fields, fc.oneof(oddText, oddFile, fc.constant(null)), 3) : fc.constant(null),
    /** In place of the parts. */
    text: fc.oneof(
      { weight: mediaType === 'application/json' ? 0 : 6, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: text },
    ),
    mediaType: fc.constantFrom(...mediaTypes),
  });
}
const listPaths = contentTypes.map((type) => `${API_BASE}/${type.path}`);
/** Additions come often, so that under any seed many are accepted. */
const weightOf = (path: string, method: string, { requestBody }: Operation) =>
  method === 'post' && listPaths.includes(path) ? 12 : requestBody ? 3 : 1;
const anyRequest = fc.oneof(
  ...Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method !== 'parameters')
      .map(([method, one]) => ({
        weight: weightOf(path, method, one),
        arbitrary: requestsOf(path, method, one),
      })),
  ),
);

// A project of its own: all that lies in it at the end is of the requests.
useOwnProject('demo-fuzz');
const api = useApi();

test('400 generated requests: no 5xx, nothing lost, nothing orphaned', { timeout: 150_000 }, async () => {
  const statuses: Record<string, number> = {};
  const live = new Set<string>();
  const known = new Map<string, string[]>();
  const encode = (text: string) => encodeURIComponent(text.slice(0, 2000).replace(/[\ud800-\udfff]/g, ''));

  const property = fc.asyncProperty(anyRequest, async ({ path, method, type, role, id, parts, ...rest }) => {
    const ids = known.get(type?.path ?? '') ?? ['nobody'];
    const inPath = encode(typeof id === 'number' ? (ids[id % ids.length] ?? '') : id) || 'x';
    const query = Object.entries(rest.query).map(([name, value]) => `${name}=${encode(value)}`);
    const form = type ? await validForm(type, parts ?? {}) : new FormData();
    if (!type) for (const [name, value] of Object.entries(parts ?? {})) form.append(name, value ?? '');
    const typed = { 'content-type': rest.mediaType, ...rest.headers };
    const response = await api.call(`${path.replace(/\{\w+\}/g, inPath)}?${query.join('&')}`, {
      method,
      as: role,
      ...(parts && { body: rest.text ?? form }),
      headers: parts && rest.text !== null ? typed : rest.headers,
    });
    const { status, body } = response;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status >= 500 || (status >= 400 && body['status'] !== status))
      throw new Error(`${status} ${response.text.slice(0, 200)}`);
    const own = (body.data as { _id?: string } | undefined)?._id;
    if (!type || status >= 300 || own === undefined || method === 'GET') return;
    if (method === 'DELETE') live.delete(`${type.path}/${own}`);
    else live.add(`${type.path}/${own}`);
    if (status === 201) known.set(type.path, [...(known.get(type.path) ?? []).slice(-5), own]);
  });
  await fc.assert(property, { seed: 2048, numRuns: 400 });

  // They were of every kind, and many were accepted.
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '201', '400', '401', '403', '404', '409', '413', '415']),
  );
  expect(statuses['201']).toBeGreaterThan(20);
  const { missing, orphans, ids } = await checkIntegrity(api.services);
  expect([missing, orphans]).toEqual([[], []]);
  expect([...live].filter((id) => !ids.has(id))).toEqual([]);
});
