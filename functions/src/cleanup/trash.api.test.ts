import { expect, test } from 'vitest';
import { type AnyItem, type ContentTypeDefinition, contentTypes } from '@content';
import type { AuditEntry, TrashEntry } from '@content/api/contract';
import { MEDIA } from '../store/files';
import { dataOf, file, validForm, typeAt, problemOf } from '../testing/api';
import { unlike } from '../testing/files';
import { useApi, useOwnProject } from '../testing/hooks';

// what other tests leave would be listed each time, and be in the way
useOwnProject('demo-trash');
const api = useApi();

async function addAndDelete(type: ContentTypeDefinition): Promise<AnyItem> {
  const body = await validForm(type);
  // Of its own: what something else uses stays.
  for (const [name, part] of [...body])
    if (part instanceof File) body.set(name, file(unlike(Buffer.from(await part.arrayBuffer())), part.name));
  const item = (await api.staff(`/${type.path}`, 'POST', body)).body.data as AnyItem;
  expect((await api.staff(`/${type.path}/${item._id}`, 'DELETE')).status).toBe(200);
  return item;
}

const trashIds = async (path: string) =>
  ((await api.staff(`/trash?type=${path}`)).body.data as TrashEntry[]).map(({ item }) => item._id);

test.each(contentTypes.map((type) => [type.path, type as ContentTypeDefinition] as const))(
  '%s: what is deleted can be restored, files and all, and erased',
  async (path, type) => {
    const item = await addAndDelete(type);
    const media = Object.values(item.files).flatMap((files) => files.map((file) => file.media));
    const objects = async () => {
      const names = media.map((id) => api.services.files.namesUnder(`${MEDIA}${id}/`));
      return (await Promise.all(names)).map(({ length }) => length > 0);
    };
    expect(await objects()).toEqual(media.map(() => true));
    expect(await trashIds(path)).toContain(item._id);
    const restored = await api.staff(`/${path}/${item._id}/restore`, 'POST');
    expect(restored.status, restored.text).toBe(200);
    const after = restored.body.data as AnyItem;
    expect(after._version).toBe(item._version + 1);
    expect(Date.parse(after.updatedAt)).toBeGreaterThanOrEqual(Date.parse(item.updatedAt));
    expect(after).toEqual({ ...item, _version: after._version, updatedAt: after.updatedAt });
    expect(await trashIds(path)).not.toContain(item._id);

    await api.staff(`/${path}/${item._id}`, 'DELETE');
    const erased = await api.staff(`/${path}/${item._id}?view=trash`, 'DELETE');
    expect(erased.body.data).toEqual({ _id: item._id });
    expect((await api.staff(`/${path}/${item._id}/restore`, 'POST')).status).toBe(404);
    expect(await objects()).toEqual(media.map(() => false));
  },
);

test('restoring a policy while one exists answers 409 and keeps its file out of sight', async () => {
  const type = typeAt('policies');
  const old = await addAndDelete(type);
  const now = await api.staff('/policies', 'POST', await validForm(type));
  expect(now.status).toBe(201);
  expect(problemOf(await api.staff(`/policies/${old._id}/restore`, 'POST'))).toEqual([
    409,
    'There is a policy already. Replace it instead.',
  ]);
  const [document] = old.files['policyUrls'] ?? [];
  const seen = api.services.content.fileUntil(type, old._id, document?.media ?? '', 'file.pdf');
  expect(await seen).toBeUndefined();
});

test('the audit log tells staff who did what', async () => {
  const type = typeAt('notices');
  const item = await addAndDelete(type);
  await api.staff(`/notices/${item._id}/restore`, 'POST');
  await api.staff(`/notices/${item._id}`, 'PATCH', { title: 'Changed' });
  const entries = dataOf<AuditEntry[]>(await api.staff(`/audit?type=notices&id=${item._id}`));
  expect(entries.map(({ action }) => action)).toEqual(['update', 'restore', 'delete', 'create']);
  expect(entries[0]).toMatchObject({ changed: ['title'], title: 'Changed', actor: { uid: api.uids.staff } });
});
