import { Storage } from '@google-cloud/storage';
import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { Files, ORIGINALS, SERVED, TRASH } from './files';

const emulator = new URL(process.env['STORAGE_EMULATOR_HOST'] ?? '');
const ends: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

/** What becomes of a request on its way: it goes on, its connection is broken off, or it is answered with a status. */
type Judgement = 'go on' | 'break off' | number;

/** The objects of a bucket of their own, on a way to the emulator on which each request is judged before it goes on. */
async function filesOver(
  bucket: string,
  judge: (request: IncomingMessage) => Judgement | Promise<Judgement>,
): Promise<Files> {
  const wire = createServer((incoming, outgoing) => {
    void Promise.resolve(judge(incoming)).then((judgement) => {
      if (judgement === 'break off') return incoming.socket.resetAndDestroy();
      if (judgement !== 'go on') return outgoing.writeHead(judgement).end();
      const { hostname, port } = emulator;
      const { method, url: path, headers } = incoming;
      const onward = forward({ hostname, port, method, path, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(outgoing);
      });
      return incoming.pipe(onward);
    });
  });
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => wire.close(resolve)));
  process.env['STORAGE_EMULATOR_HOST'] = `http://127.0.0.1:${(wire.address() as AddressInfo).port}`;
  const files = new Files(new Storage({ projectId: bucket }).bucket(`${bucket}.appspot.com`));
  process.env['STORAGE_EMULATOR_HOST'] = emulator.origin;
  return files;
}

const bytes = Buffer.from('a picture');
const upload = [
  { name: 'a.webp', type: 'image/webp', bytes },
  { name: 'a.jpg', type: 'image/jpeg', bytes, original: true },
];

test('each call whose connection breaks off is made once more: nothing is lost, nothing is left behind', async () => {
  // As a server does that closes an idle connection: each request is broken off one time, by method and URL.
  const broken = new Set<string>();
  const files = await filesOver('demo-broken-wire', ({ method, url }) => {
    const key = [method, url?.split('?')[0]].join(' ');
    if (broken.has(key)) return 'go on';
    broken.add(key);
    return 'break off';
  });
  const location = { path: 'notices', id: 'broken-wire', uploadId: crypto.randomUUID() };
  const folder = `${location.path}/${location.id}/${location.uploadId}/`;
  await files.add(location, upload);
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

/** Which generation of an object there is: 412 when a request is for another one. The emulator reads no such condition. */
async function conditionOf({ url = '' }: IncomingMessage): Promise<Judgement> {
  const wanted = new URL(url, emulator).searchParams.get('ifGenerationMatch');
  const response = await fetch(new URL(url.split('?')[0] ?? '', emulator));
  if (wanted === null || !response.ok) return 'go on';
  const { generation } = (await response.json()) as { generation: string };
  return generation === wanted ? 'go on' : 412;
}

/** Something that is waited for, and what ends the waiting. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => void (open = resolve));
  return { opened, open };
}

test('what one publishes and another takes away in the same moment is in one of the two places', async () => {
  const copied = gate();
  const closed = gate();
  let held = false;
  const files = await filesOver('demo-opposite-moves', async (request) => {
    if (request.method !== 'DELETE') return 'go on';
    if (!held) {
      held = true;
      copied.open();
      await closed.opened;
    }
    return conditionOf(request);
  });
  const location = { path: 'notices', id: 'opposite', uploadId: crypto.randomUUID() };
  await files.add(location, upload, false);
  const opened = files.open([location]);
  await copied.opened;
  await files.close([location]);
  closed.open();
  await opened;
  const under = `notices/opposite/${location.uploadId}/`;
  expect(await files.namesUnder(TRASH + SERVED + under)).toEqual([`${TRASH}${SERVED}${under}a.webp`]);
  expect(await files.namesUnder(SERVED + under)).toEqual([]);
  expect(await files.namesUnder(ORIGINALS + under)).toEqual([`${ORIGINALS}${under}a.jpg`]);
});
