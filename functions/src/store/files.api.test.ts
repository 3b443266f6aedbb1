import { Storage } from '@google-cloud/storage';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Files, ORIGINALS, SERVED, TRASH } from './files';

const emulator = new URL(process.env['STORAGE_EMULATOR_HOST'] ?? '');
/** Requests that have been broken off once already, by method and URL: each request is broken off one time. */
const broken = new Set<string>();
/** A way to the emulator that ends the connection of each request once, as a server does that closes an idle one. */
const wire = createServer((incoming, outgoing) => {
  const key = [incoming.method, incoming.url?.split('?')[0]].join(' ');
  if (!broken.has(key)) {
    broken.add(key);
    incoming.socket.resetAndDestroy();
    return;
  }
  const { hostname, port } = emulator;
  const { method, url: path, headers } = incoming;
  const onward = forward({ hostname, port, method, path, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 500, response.headers);
    response.pipe(outgoing);
  });
  incoming.pipe(onward);
});

let files: Files;
beforeAll(async () => {
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
  const apiEndpoint = `http://127.0.0.1:${(wire.address() as AddressInfo).port}`;
  process.env['STORAGE_EMULATOR_HOST'] = apiEndpoint;
  files = new Files(new Storage({ projectId: 'demo-broken-wire' }).bucket('demo-broken-wire.appspot.com'));
  process.env['STORAGE_EMULATOR_HOST'] = emulator.origin;
});
afterAll(() => new Promise((resolve) => wire.close(resolve)));

test('each call whose connection breaks off is made once more: nothing is lost, nothing is left behind', async () => {
  const location = { path: 'notices', id: 'broken-wire', uploadId: crypto.randomUUID() };
  const folder = `${location.path}/${location.id}/${location.uploadId}/`;
  const bytes = Buffer.from('a picture');
  await files.add(location, [
    { name: 'a.webp', type: 'image/webp', bytes },
    { name: 'a.jpg', type: 'image/jpeg', bytes, original: true },
  ]);
  const names = async (root: string) =>
    (await files.namesUnder(root + folder)).map((name) => name.slice(root.length));
  expect(await names(SERVED)).toEqual([`${folder}a.webp`]);
  expect(await files.info(`${folder}a.webp`)).toMatchObject({ bytes: bytes.length, type: 'image/webp' });

  await files.close([location]);
  expect([await names(SERVED), await names(ORIGINALS)]).toEqual([[], []]);
  expect(await names(TRASH + SERVED)).toEqual([`${folder}a.webp`]);
  expect(await names(TRASH + ORIGINALS)).toEqual([`${folder}a.jpg`]);
  expect(await files.readTrashed(location, 'a.webp')).toEqual(bytes);

  await files.open([location]);
  expect(await names(ORIGINALS)).toEqual([`${folder}a.jpg`]);
  await files.drop([location]);
  expect([await names(SERVED), await names(ORIGINALS), await names(TRASH)]).toEqual([[], [], []]);
  expect([...broken].filter((key) => key.startsWith('DELETE')).length).toBeGreaterThan(3);
});
