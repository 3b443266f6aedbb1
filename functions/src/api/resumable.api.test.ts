import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import { expect, test } from 'vitest';
import type { UploadGrant } from '@content/api/contract';
import { createServices } from '../services';
import { StoreUnavailable } from '../store/deadline';
import { startApi, validForm, typeAt } from '../testing/api';
import { pdf, picture } from '../testing/files';
import { sweepFiles } from '../cleanup/cleanup';
import { useApi } from '../testing/hooks';

const publication = typeAt('publications');
const api = useApi();

/** Lays a finished upload where the browser's Storage SDK would. */
async function upload(uid: string, bytes: Buffer): Promise<string> {
  const uploadId = randomUUID();
  const bucket = getStorage().bucket(api.services.config.bucket);
  await bucket.file(`incoming/${uid}/${uploadId}`).save(bytes, { resumable: false });
  return uploadId;
}
const incoming = () => api.services.files.namesUnder(`incoming/${api.uids.staff}/`);

async function claim(uploadId: string, publicationName = 'योजना.pdf') {
  const body = await validForm(publication, {
    publication: `upload:${uploadId}`,
    publicationName,
  });
  return api.staff('/publications', 'POST', body);
}

const ask = () => api.staff('/admins/upload-token', 'POST');

/** Sends a file as a browser does that nobody is signed in to. Returns the status. */
async function sendAsBrowser(path: string, bytes: Buffer): Promise<number> {
  const { storageEmulator = '', bucket } = api.services.config;
  const url = `http://${storageEmulator}/v0/b/${bucket}/o?name=${encodeURIComponent(path)}`;
  const headers = { 'content-type': 'application/pdf' };
  return (await fetch(url, { method: 'POST', headers, body: new Uint8Array(bytes) })).status;
}

test('a grant lets a browser create that one object, once, without an account; it ends when the file is claimed', async () => {
  const { uploadId, path } = (await ask()).body.data as UploadGrant;
  const bytes = await pdf(3);
  expect(await sendAsBrowser(`incoming/${api.uids.staff}/${randomUUID()}`, bytes)).toBe(403);
  expect(await sendAsBrowser(`incoming/${api.uids.volunteer}/${uploadId}`, bytes)).toBe(403);
  expect(await sendAsBrowser(path, bytes)).toBe(200);
  expect(await sendAsBrowser(path, bytes)).toBe(403);
  const { status, body } = await claim(uploadId);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ files: { publicationUrls: [{ name: 'योजना.pdf', pages: 3 }] } });
  expect(await sendAsBrowser(path, bytes)).toBe(403);
});

test('several claimed uploads keep their order and each its own name', async () => {
  const story = typeAt('stories');
  const uploads = await Promise.all(
    [picture(600, 400), picture(500, 400)].map(async (one) => upload(api.uids.staff, await one)),
  );
  const form = await validForm(story);
  form.delete('image');
  for (const [at, uploadId] of uploads.entries()) {
    form.append('image', `upload:${uploadId}`);
    form.append('imageName', `picture ${at + 1}.jpg`);
  }
  const response = await api.staff('/stories', 'POST', form);
  expect(response.status, response.text).toBe(201);
  const { imageUrls } = (response.body.data as { files: { imageUrls: { name: string }[] } }).files;
  expect(imageUrls.map(({ name }) => name)).toEqual(['picture 1.jpg', 'picture 2.jpg']);
});

test('a claimed upload that cannot be removed does not undo the write', async () => {
  const faulty = await startApi((services) => {
    const files = Object.assign(Object.create(services.files) as typeof services.files, {
      dropIncoming: () => Promise.reject(new Error('injected')),
    });
    return { ...services, files };
  });
  try {
    const uploadId = await upload(faulty.uids.staff, await pdf());
    const body = await validForm(publication, {
      publication: `upload:${uploadId}`,
      publicationName: 'plan.pdf',
    });
    const response = await faulty.call('/publications', { method: 'POST', as: 'staff', body });
    expect(response.status, response.text).toBe(201);
    const { files } = response.body.data as { files: { publicationUrls: { address: string }[] } };
    const url = files.publicationUrls[0]?.address ?? '';
    expect(await api.services.files.info(url.split('/').slice(-2).join('/'))).toMatchObject({
      type: 'application/pdf',
    });
  } finally {
    await faulty.stop();
  }
});

test('a claimed upload stays when the write fails: the next try takes it', async () => {
  let fails = true;
  const faulty = await startApi((services) => {
    const items = Object.assign(Object.create(services.items) as typeof services.items, {
      create: (...given: Parameters<typeof services.items.create>) =>
        fails ? Promise.reject(new StoreUnavailable('write')) : services.items.create(...given),
    });
    return { ...services, items };
  });
  try {
    const uploadId = await upload(faulty.uids.staff, await pdf(2));
    const send = async () => {
      const body = await validForm(publication, {
        publication: `upload:${uploadId}`,
        publicationName: 'plan.pdf',
      });
      return (await faulty.call('/publications', { method: 'POST', as: 'staff', body })).status;
    };
    expect(await send()).toBe(503);
    fails = false;
    expect(await send()).toBe(201);
  } finally {
    await faulty.stop();
  }
});

test('a claimed upload of the wrong kind is refused; so is one of somebody else, or none', async () => {
  const refused = await claim(await upload(api.uids.staff, await picture()));
  const message = '“योजना.pdf” is not a document we can use. Choose a PDF, DOC, DOCX, XLS or XLSX file.';
  expect([refused.status, refused.body.detail]).toEqual([415, message]);
  for (const uploadId of [await upload(api.uids.volunteer, await pdf()), randomUUID(), '../../x']) {
    const response = await claim(uploadId);
    expect([response.status, response.body.detail]).toEqual([
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
