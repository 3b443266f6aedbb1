import { Storage } from '@google-cloud/storage';
import { randomUUID } from 'node:crypto';
import { request as forward, type IncomingMessage } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { serve } from '../testing/serve';
import { Files, MEDIA, type StoredObject } from './files';

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
  const { url, close } = await serve((incoming, outgoing) => {
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
  ends.push(close);
  process.env['STORAGE_EMULATOR_HOST'] = url;
  const client = new Storage({ projectId: bucket }).bucket(`${bucket}.appspot.com`);
  process.env['STORAGE_EMULATOR_HOST'] = emulator.origin;
  return new Files(() => client);
}

const bytes = Buffer.from('a picture');
const upload = [
  { name: 'a.webp', type: 'image/webp', bytes },
  { name: 'original', type: 'image/jpeg', bytes },
];

test('a call whose connection breaks is repeated once: nothing is lost or left behind', async () => {
  // As a server does that closes an idle connection: each request is broken off one time, by method and URL.
  const broken = new Set<string>();
  const files = await filesOver('demo-broken-wire', ({ method, url }) => {
    const key = [method, url?.split('?')[0]].join(' ');
    if (broken.has(key)) return 'go on';
    broken.add(key);
    return 'break off';
  });
  const media = randomUUID();
  await files.add(media, upload);
  const names = async (root: string) =>
    (await files.namesUnder(`${root}${media}/`)).map((name) => name.slice(root.length));
  expect(await names(MEDIA)).toEqual([`${media}/a.webp`, `${media}/original`]);
  expect(await files.info(`${media}/a.webp`)).toMatchObject({ bytes: bytes.length, type: 'image/webp' });
  expect(await files.readOriginal(media)).toEqual(bytes);

  let isForgotten = false;
  const removed = await files.removeMedia(media, () => {
    isForgotten = true;
    return Promise.resolve();
  });
  expect([isForgotten, removed, await names(MEDIA)]).toEqual([true, 2, []]);
  expect([...broken].filter((key) => key.startsWith('DELETE')).length).toBe(2);
});

/** Which generation of an object there is: 412 when a request is for another one. The emulator reads no such condition. */
async function conditionOf({ url = '' }: IncomingMessage): Promise<Judgement> {
  const wanted = new URL(url, emulator).searchParams.get('ifGenerationMatch');
  const response = await fetch(new URL(url.split('?')[0] ?? '', emulator));
  if (wanted === null || !response.ok) return 'go on';
  const { generation } = (await response.json()) as { generation: string };
  return generation === wanted ? 'go on' : 412;
}

test('a removal keeps an upload that comes meanwhile', async () => {
  const files = await filesOver('demo-upload-meanwhile', (request) =>
    request.method === 'DELETE' ? conditionOf(request) : 'go on',
  );
  const media = randomUUID();
  await files.add(media, upload);
  const again = () => files.add(media, upload.slice(0, 1));
  const asListed = async () => {
    const listed: StoredObject[] = [];
    for await (const object of files.objectsUnder(`${MEDIA}${media}/`)) listed.push(object);
    await again();
    await files.remove(listed);
  };
  for (const takeAway of [asListed, () => files.removeMedia(media, again)]) {
    await takeAway();
    expect(await files.namesUnder(`${MEDIA}${media}/`)).toEqual([`${MEDIA}${media}/a.webp`]);
  }
});
