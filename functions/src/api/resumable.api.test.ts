import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import { expect, test, vi } from 'vitest';
import type { MediaItem, UploadGrant } from '@content/api/contract';
import { createServices } from '../services';
import { StoreUnavailable } from '../store/timeout';
import { dataOf, problemOf } from '../testing/api';
import { pdf, picture, uniqueCopy } from '../testing/files';
import { sweepFiles } from '../cleanup/cleanup';
import { useApi } from '../testing/hooks';

const api = useApi();

/** Lays a finished upload where the browser's Storage SDK would. */
async function upload(uid: string, bytes: Buffer): Promise<string> {
  const uploadId = randomUUID();
  const bucket = getStorage().bucket(api.services.config.bucket);
  await bucket.file(`incoming/${uid}/${uploadId}`).save(bytes, { resumable: false });
  return uploadId;
}
const incoming = () => api.services.files.namesUnder(`incoming/${api.uids.staff}/`);

function claim(uploadId: string, kind = 'document') {
  const body = new FormData();
  for (const [name, value] of Object.entries({ file: `upload:${uploadId}`, fileName: 'योजना.pdf', kind }))
    body.set(name, value);
  return api.staff('/media', 'POST', body);
}

/** Sends a file as a browser does that nobody is signed in to. Returns the status. */
async function sendAsBrowser(path: string, bytes: Buffer): Promise<number> {
  const { storageEmulator = '', bucket } = api.services.config;
  const url = `http://${storageEmulator}/v0/b/${bucket}/o?name=${encodeURIComponent(path)}`;
  const headers = { 'content-type': 'application/pdf' };
  return (await fetch(url, { method: 'POST', headers, body: new Uint8Array(bytes) })).status;
}

test('a grant lets a browser create that one object, once, without an account; it ends when the file is claimed', async () => {
  const { uploadId, path } = dataOf<UploadGrant>(await api.staff('/admins/upload-token', 'POST'));
  const bytes = await pdf(3);
  expect(await sendAsBrowser(`incoming/${api.uids.staff}/${randomUUID()}`, bytes)).toBe(403);
  expect(await sendAsBrowser(`incoming/${api.uids.volunteer}/${uploadId}`, bytes)).toBe(403);
  expect(await sendAsBrowser(path, bytes)).toBe(200);
  expect(await sendAsBrowser(path, bytes)).toBe(403);
  const { file } = dataOf<MediaItem>(await claim(uploadId));
  expect(file).toMatchObject({ name: 'योजना.pdf', pages: 3 });
  expect(await sendAsBrowser(path, bytes)).toBe(403);
});

test('an upload that cannot be stored stays for the next try; one that cannot be removed undoes nothing', async () => {
  const { files } = api.services;
  const uploadId = await upload(api.uids.staff, uniqueCopy(await pdf(2)));
  const storing = vi.spyOn(files, 'add').mockRejectedValueOnce(new StoreUnavailable('write'));
  expect((await claim(uploadId)).status).toBe(503);
  const removing = vi.spyOn(files, 'dropIncoming').mockRejectedValueOnce(new Error('injected'));
  expect((await claim(uploadId)).status).toBe(201);
  expect(removing).toHaveBeenCalledTimes(1);
  for (const spy of [storing, removing]) spy.mockRestore();
});

test('an upload of the wrong type, of somebody else, or without a file is refused', async () => {
  const refused = await claim(await upload(api.uids.staff, await picture()));
  const message = '“योजना.pdf” is not a document we can use. Choose a PDF, DOC, DOCX, XLS or XLSX file.';
  expect([refused.status, refused.body.detail]).toEqual([415, message]);
  for (const uploadId of [await upload(api.uids.volunteer, await pdf()), randomUUID(), '../../x']) {
    expect(problemOf(await claim(uploadId))).toEqual([400, 'File must be a file. Choose it again.']);
  }
});

test('an unclaimed upload ends after a day', async () => {
  await upload(api.uids.staff, await pdf());
  await sweepFiles(createServices());
  expect((await incoming()).length).toBeGreaterThan(0);
  await sweepFiles(createServices({ clock: () => new Date(Date.now() + 25 * 3600_000) }));
  expect(await incoming()).toEqual([]);
});
