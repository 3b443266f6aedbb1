import type { ContentPath } from '@content';
import { listenerOn } from '../../emulators/suite/ports';

const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
const project = process.env['GCLOUD_PROJECT'] ?? '';

type Value = string | number | boolean | Date | readonly Value[] | { readonly [key: string]: Value };

/** A value as Firestore's REST interface writes it. */
function encode(value: Value): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map((each: Value) => encode(each)) } };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return { mapValue: { fields: encodeAll(value as Readonly<Record<string, Value>>) } };
}

function encodeAll(values: Readonly<Record<string, Value>>): Record<string, object> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encode(value)]));
}

const documents = `projects/${project}/databases/(default)/documents`;

/** Sends a request about a document, or a verb like `:commit`, to the emulator; returns the JSON of its response. */
async function send(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://${host}/v1/${documents}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}`);
  return response.json();
}

const notValues = new Set(['files', 'version', 'createdAt', 'updatedAt']);

type PublicRecord = Readonly<Record<string, object>>;
const nothing = { nullValue: null };

/** Values and files of a public record, as the closed collections have them. */
function contentOf(item: PublicRecord) {
  const values = Object.entries(item).filter(([name]) => !notValues.has(name));
  return {
    values: { mapValue: { fields: Object.fromEntries(values) } },
    files: item['files'] ?? encode({}),
  };
}

/** The record of an item's first version. */
const firstVersion = (of: Readonly<Record<string, Value>>, item: PublicRecord) => ({
  ...encodeAll({ ...of, version: 1, action: 'create', note: '' }),
  ...contentOf(item),
  replacedAt: nothing,
});

/** The record of an item that is published as its public record has it. */
function wholeRecord(path: ContentPath, id: string, item: PublicRecord) {
  const { createdAt = nothing, updatedAt = nothing } = item;
  const published = {
    ...contentOf(item),
    ...encodeAll({ version: 1 }),
    updatedAt,
    from: nothing,
    until: nothing,
  };
  return {
    ...encodeAll({ path, id, version: 1, wasPublished: true }),
    ...{ createdAt, updatedAt, draft: nothing, published: { mapValue: { fields: published } } },
  };
}

/**
 * Writes documents of a type past the API, or with null deletes them, with entries in the log: by these processes know what
 * to read again.
 */
async function write(
  path: ContentPath,
  changes: readonly (readonly [id: string, fields: Record<string, object> | null])[],
): Promise<void> {
  const writes = changes.flatMap(([id, fields]) => {
    const name = `${documents}/${path}/${id}`;
    const whole = `${documents}/items/${path}.${id}`;
    const version = `${documents}/versions/${path}.${id}.00000001`;
    const at = new Date();
    const actor = { uid: 'past-the-api', email: 'past-the-api@example.org', displayName: 'Past the API' };
    const entry = {
      ...{ at, path, itemId: id, action: fields ? 'create' : 'delete', title: id, changed: [], actor },
    };
    const log = `${documents}/audit/${id}-${Math.random().toString(36).slice(2)}`;
    return [
      ...(fields
        ? [
            { update: { name, fields } },
            { update: { name: whole, fields: wholeRecord(path, id, fields) } },
            { update: { name: version, fields: firstVersion({ path, id, at, actor }, fields) } },
          ]
        : [{ delete: name }, { delete: whole }, { delete: version }]),
      {
        update: { name: log, fields: encodeAll(entry) },
        updateTransforms: [{ fieldPath: 'committedAt', setToServerValue: 'REQUEST_TIME' }],
      },
    ];
  });
  await send('POST', ':commit', { writes });
}

/** Writes an item past the API: an incomplete one, which no form lets through, without files. Returns its id. */
export async function putIncomplete(path: ContentPath, values: Record<string, Value>): Promise<string> {
  const id = `incomplete-${Math.random().toString(36).slice(2)}`;
  const now = new Date();
  const meta = { files: {}, version: 1, createdAt: now, updatedAt: now };
  await write(path, [[id, encodeAll({ ...values, ...meta })]]);
  return id;
}

/** Forgets how the site is doing: what has run, and errors. */
export async function dropOperations(): Promise<void> {
  const { documents: found = [] } = (await send('GET', '/operations')) as { documents?: { name: string }[] };
  for (const { name } of found) await send('DELETE', name.slice(documents.length));
}

/** Removes an item past the API. */
export async function dropIncomplete(path: ContentPath, id: string): Promise<void> {
  await write(path, [[id, null]]);
}

/**
 * Copies an item so many times, past the API, which would take a while for a long list: the copies share its files.
 * `values` says what is different in copy 1, 2, …; each is a millisecond newer than the one before. Returns what takes
 * the copies out again.
 */
export async function copyItem(
  path: ContentPath,
  id: string,
  times: number,
  values: (copy: number) => Record<string, Value>,
): Promise<() => Promise<void>> {
  const { fields } = (await send('GET', `/${path}/${id}`)) as {
    fields: { createdAt: { timestampValue: string } };
  };
  const first = Date.parse(fields.createdAt.timestampValue);
  const copies = Array.from({ length: times }, (_, i) => {
    const createdAt = new Date(first + i + 1);
    const changed = encodeAll({ ...values(i + 1), createdAt, updatedAt: createdAt });
    return [`${id}-${i + 1}`, { ...fields, ...changed }] as const;
  });
  await write(path, copies);
  return () =>
    write(
      path,
      copies.map(([copy]) => [copy, null]),
    );
}

/** Does the work while the Firestore emulator stands still: it takes connections and answers nothing. */
export async function whileFirestoreStands(work: () => Promise<void>): Promise<void> {
  const pid = await listenerOn(Number(host.split(':')[1]));
  if (pid === undefined) throw new Error('The Firestore emulator is not there');
  process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}
