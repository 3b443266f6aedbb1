import { describe, expect, test } from 'vitest';
import { type ContentTypeDefinition, contentTypes, fileFields } from '@content';
import { addItem, conditional, validForm, problemOf } from '../testing/api';
import { useApi } from '../testing/hooks';

const api = useApi();

/** Of the pages' texts one type: all of them are read in globals.api.test.ts, and written by one path. */
const types = (contentTypes as readonly ContentTypeDefinition[]).filter(
  ({ defaults, path }) => !defaults || path === 'organisation',
);
describe.each(types)('$path', (type) => {
  const { path } = type;
  test('anyone reads the list and one item, staff adds, changes and deletes, a wrong id answers 404 with the message', async () => {
    const { _id, _version } = await addItem(api, type);
    const list = await api.call(`/${path}`);
    expect(list.status).toBe(200);
    expect((list.body.data as { _id: string }[]).map((item) => item._id)).toContain(_id);
    expect(list.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    const one = await api.call(`/${path}/${_id}`);
    expect(one.status).toBe(200);
    expect(one.headers.get('etag')).toBe('"1"');
    expect(one.body.data).toMatchObject({ _id, _version: 1 });
    const again = await api.call(`/${path}/${_id}`, { headers: conditional('"1"') });
    expect(again.status).toBe(304);
    for (const id of ['nobody', '__x__', 'a.b', '%2e%2e', 'क', 'x'.repeat(2000)]) {
      const missing = await api.call(`/${path}/${encodeURIComponent(id)}`);
      expect([missing.status, missing.body.detail]).toEqual([404, type.messages.notFound]);
    }

    const [field] = fileFields(type)[0] ?? [undefined];
    const ask = (method: string, tag: string, body?: FormData) =>
      api.call(`/${path}/${_id}`, {
        method,
        as: 'staff',
        headers: { 'if-match': tag },
        ...(body && { body }),
      });
    const form = await validForm(type);
    const changed = await ask('PATCH', `W/"${_version}"`, form);
    expect([changed.status, changed.headers.get('etag')], changed.text).toEqual([200, '"2"']);
    if (field) expect((changed.body.data as Record<string, unknown>)[field]).toBeTruthy();
    const stale = [412, 'Someone else has changed this in the meantime'];
    for (const body of [form, undefined]) {
      expect(problemOf(await ask(body ? 'PATCH' : 'DELETE', '"1"', body))).toEqual(stale);
    }
    const gone = await ask('DELETE', '"2"');
    expect([gone.status, gone.body.data]).toEqual([200, { _id }]);
    expect((await api.call(`/${path}/${_id}`)).status).toBe(404);
    const twice = await api.staff(`/${path}/${_id}`, 'DELETE');
    const missing = type.messages.deleteMissing ?? type.messages.notFound;
    expect([twice.status, twice.body.detail]).toEqual([404, missing]);
  });
});

// Of every type: validation.test.ts of the form.
test('an empty form gets the specified message and every field at once', async () => {
  const { status, headers, body } = await api.staff('/galleries', 'POST', new FormData());
  expect([status, body.detail]).toEqual([400, 'All fields are required']);
  expect(body.errors).toEqual([
    { field: 'title', message: 'Title is required' },
    { field: 'category', message: 'Category is required' },
    { field: 'image', message: 'Image is required' },
  ]);
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
});
