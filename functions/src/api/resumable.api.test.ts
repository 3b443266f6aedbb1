import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { createServices } from '../services';
import type { TestApi } from '../testing/api';
import { startApi, validForm } from '../testing/api';
import { pdf, picture } from '../testing/files';
import { sweepFiles } from '../upkeep/upkeep';

const publication = contentTypeAt('publications') as ContentTypeDefinition;
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Lays a finished upload where the browser's Storage SDK would. */
async function upload(uid: string, bytes: Buffer): Promise<string> {
  const uploadId = randomUUID();
  const bucket = getStorage().bucket(api.services.config.bucket);
  await bucket.file(`incoming/${uid}/${uploadId}`).save(bytes, { resumable: false });
  return uploadId;
}
const incoming = () => api.services.files.namesUnder(`incoming/${api.uids.staff}/`);

async function claim(uploadId: string) {
  const body = await validForm(publication, {
    publication: `upload:${uploadId}`,
    publicationName: 'योजना.pdf',
  });
  return api.call('/publications', { method: 'POST', as: 'staff', body });
}

test('an upload token is for staff only', async () => {
  const ask = (as: 'anonymous' | 'volunteer' | 'staff') =>
    api.call('/admins/upload-token', { method: 'POST', as });
  expect((await ask('anonymous')).status).toBe(401);
  expect((await ask('volunteer')).status).toBe(403);
  const { status, body } = await ask('staff');
  expect([status, (body.data as { uid: string }).uid]).toEqual([200, api.uids.staff]);
});

test('a claimed upload is judged like any file, kept under its own name, and leaves incoming/', async () => {
  const answer = await claim(await upload(api.uids.staff, await pdf(3)));
  expect(answer.status, answer.text).toBe(201);
  expect(answer.body.data).toMatchObject({ files: { publicationUrls: [{ name: 'योजना.pdf', pages: 3 }] } });
  expect(await incoming()).toEqual([]);
});

test('a claimed upload of the wrong kind is refused; so is one of somebody else, or none', async () => {
  const refused = await claim(await upload(api.uids.staff, await picture()));
  const message = 'This file is not a document we can use. Choose a PDF, DOC, DOCX, XLS or XLSX file.';
  expect([refused.status, refused.body.detail]).toEqual([415, message]);
  for (const uploadId of [await upload(api.uids.volunteer, await pdf()), randomUUID(), '../../x']) {
    const answer = await claim(uploadId);
    expect([answer.status, answer.body.detail]).toEqual([
      400,
      'Publication must be a file. Choose it again.',
    ]);
  }
});

test('an unclaimed upload ends after a day', async () => {
  await upload(api.uids.staff, await pdf());
  await sweepFiles(createServices());
  expect((await incoming()).length).toBeGreaterThan(0);
  await sweepFiles(createServices({ clock: () => new Date(Date.now() + 25 * 3600_000) }));
  expect(await incoming()).toEqual([]);
});
