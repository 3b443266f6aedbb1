import { contentTypes } from '@content';
import { openApi } from '../api/openapi';
import type { ApiResponse, Role, TestApi } from './api';
import { pdf, picture } from './files';
import { Random } from './random';

interface SchemaObject {
  readonly type?: string | string[];
  readonly $ref?: string;
  readonly properties?: Record<string, SchemaObject>;
  readonly items?: SchemaObject;
  readonly enum?: string[];
  readonly contentMediaType?: string;
}
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly form: SchemaObject | undefined;
}
interface Description {
  readonly paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: SchemaObject }> } }>
  >;
  readonly components: { schemas: Record<string, SchemaObject> };
}

function readOperations(): Operation[] {
  const { paths, components } = openApi() as unknown as Description;
  const resolve = (schema: SchemaObject | undefined) =>
    schema?.$ref ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => {
        const form = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
        return { method: method.toUpperCase(), path, form: resolve(form) };
      }),
  );
}

const oddTexts = [
  '',
  ' ',
  'गाउँ 🏔️ \u202e',
  '\u0000',
  "'; drop table --",
  '<script>alert(1)</script>',
  '__proto__',
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
] as const;

/** What one fuzz run did and found. */
export interface FuzzReport {
  readonly requests: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Answers that must not be: 5xx, or an error that is no problem details. */
  readonly failures: readonly string[];
  /** path/id of what must exist at the end, and of what must be in the trash. */
  readonly live: ReadonlySet<string>;
}

/** Sends `n` requests generated from openapi.json with a fixed seed: valid ones, odd ones and broken ones. */
export async function fuzz(api: TestApi, n: number, seed: number): Promise<FuzzReport> {
  const random = new Random(seed);
  const operations = readOperations();
  const files = [
    await picture(8, 6),
    await picture(5, 9, 'png'),
    await pdf(1),
    Buffer.alloc(0),
    Buffer.from('%PDF-1.7 broken'),
    (await picture(64, 64)).subarray(0, 300),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from('PK\x03\x04 not a zip'),
  ];
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  const live = new Set<string>();
  const known = new Map<string, string[]>();

  const text = (): string => {
    if (random.chance(0.4)) return random.pick(oddTexts);
    if (random.chance(0.05)) return 'x'.repeat(random.below(200_000));
    return `text ${random.below(1000)}`;
  };
  const nested = (depth: number): unknown => {
    if (depth === 0 || random.chance(0.3)) return random.pick([null, 0, -1, 1e308, true, text(), [], {}]);
    if (random.chance(0.5)) return [nested(depth - 1), nested(depth - 1)];
    return { [text()]: nested(depth - 1) };
  };
  const fitting = (schema: SchemaObject): string => {
    if (schema.enum) return random.pick(schema.enum);
    if (schema.type === 'boolean') return random.pick(['true', 'false']);
    if (schema.type === 'number') return String(random.below(100));
    return `text ${random.below(1000)}`;
  };
  const blob = (bytes: Buffer) =>
    new File([new Uint8Array(bytes)], random.pick(['a.jpg', 'b.pdf', '', '../x.png', 'नाम.pdf']));

  function multipart(form: SchemaObject, tidy: boolean): FormData {
    const data = new FormData();
    for (const [name, schema] of Object.entries(form.properties ?? {})) {
      if (!tidy && random.chance(0.2)) continue;
      const times = !tidy && random.chance(0.1) ? 2 : 1;
      for (let i = 0; i < times; i += 1) {
        const isFile = (schema.contentMediaType ?? schema.items?.contentMediaType) !== undefined;
        if (name.endsWith('Urls')) {
          if (!tidy) data.append(name, text());
        } else if (isFile && (tidy || random.chance(0.8))) {
          const wantsDocument = ['publication', 'format', 'policy'].includes(name);
          data.append(name, blob(tidy ? (files[wantsDocument ? 2 : 0] as Buffer) : random.pick(files)));
        } else if (!tidy && random.chance(0.1)) data.append(name, blob(random.pick(files)));
        else data.append(name, tidy || random.chance(0.5) ? fitting(schema) : text());
      }
    }
    if (!tidy && random.chance(0.2)) data.append(text() || 'x', text());
    return data;
  }

  function bodyOf(form: SchemaObject, tidy: boolean): { body: FormData | string; type?: string } {
    const kind = tidy ? 0 : random.next();
    if (kind < 0.55) return { body: multipart(form, tidy) };
    if (kind < 0.8) {
      const entries = Object.keys(form.properties ?? {}).map((name) => [name, nested(3)]);
      return { body: JSON.stringify(Object.fromEntries(entries)), type: 'application/json' };
    }
    if (kind < 0.9) return { body: text() || '{', type: 'application/json' };
    const type = random.pick([
      'multipart/form-data; boundary=zz',
      'multipart/form-data',
      'text/plain',
      'a/b;c',
    ]);
    return { body: `--zz\r\n${text()}`, type };
  }

  function headersOf(): Record<string, string> {
    const headers: Record<string, string> = {};
    const ascii = () =>
      text()
        .replace(/[^\x20-\x7e]/g, '')
        .slice(0, 200)
        .trim();
    if (random.chance(0.2)) headers['if-match'] = random.pick(['"1"', '*', 'W/"2"', '"', ascii()]);
    if (random.chance(0.15))
      headers['idempotency-key'] = random.pick([ascii(), `key-${random.below(50)}-0123456789`]);
    if (random.chance(0.05)) headers['origin'] = random.pick(['null', 'https://evil.example']);
    if (random.chance(0.05)) headers['if-none-match'] = ascii();
    return headers;
  }

  function queryOf(): string {
    if (random.chance(0.6)) return '';
    const names = ['view', 'pageSize', 'pageToken', 'category', 'isOngoing', 'type', 'id', text()];
    const value = () => random.pick(['admin', 'trash', '1', '200', 'Trainings', 'true', 'notices', text()]);
    const pair = () => `${encodeSafely(random.pick(names))}=${encodeSafely(value())}`;
    return `?${random.chance(0.3) ? `${pair()}&${pair()}` : pair()}`;
  }

  function note(operation: Operation, address: string, answer: ApiResponse): void {
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const what = `${operation.method} ${address.slice(0, 120)} answered ${answer.status}`;
    if (answer.status >= 500) failures.push(`${what}: ${answer.text.slice(0, 200)}`);
    if (answer.status >= 400 && answer.body['status'] !== answer.status)
      failures.push(`${what} without a problem`);
  }

  function remember(operation: Operation, path: string, address: string, answer: ApiResponse): void {
    const id = (answer.body.data as { _id?: string } | undefined)?._id;
    if (answer.status >= 300 || id === undefined || operation.method === 'GET') return;
    if (operation.method === 'DELETE') live.delete(`${path}/${id}`);
    else live.add(`${path}/${id}`);
    if (answer.status === 201) known.set(path, [...(known.get(path) ?? []).slice(-5), id]);
    if (!address.includes(id) && operation.method !== 'POST') failures.push(`${address} changed ${id}`);
  }

  for (let i = 0; i < n; i += 1) {
    const operation = random.pick(operations);
    const tidy = random.chance(0.3);
    const path = contentTypes.find((each) => operation.path.startsWith(`/api/v1/${each.path}`))?.path;
    const ids = known.get(path ?? '') ?? ['nobody'];
    const id = random.chance(0.8) ? random.pick(ids) : text();
    const address =
      operation.path.slice('/api/v1'.length).replace('{id}', encodeSafely(id) || 'x') +
      (tidy ? '' : queryOf());
    const { body, type } = operation.form ? bodyOf(operation.form, tidy) : {};
    const endsSession = /logout|refresh/.test(operation.path);
    const others = tidy
      ? (['staff'] as const)
      : (['staff', 'staff', 'staff', 'volunteer', 'anonymous'] as const);
    const role: Role = endsSession ? 'anonymous' : random.pick<Role>(others);
    const answer = await api.call(address, {
      method: operation.method,
      as: role,
      headers: { ...(type ? { 'content-type': type } : {}), ...(tidy ? {} : headersOf()) },
      ...(body === undefined ? {} : { body }),
    });
    note(operation, address, answer);
    if (path) remember(operation, path, address, answer);
  }
  return { requests: n, statuses, failures, live };
}

function encodeSafely(value: string): string {
  return encodeURIComponent(value.slice(0, 2000).replace(/[\ud800-\udfff]/g, ''));
}
