import { Storage } from '@google-cloud/storage';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Files } from './files';

/** Storage as it is in the cloud: unlike the emulator, it sends the fields that are asked for, and no others. */
let server: Server;
let files: Files;
beforeAll(async () => {
  const pages = [
    { items: [{ name: 'media/a', timeCreated: '2026-11-20T10:00:00.000Z' }], nextPageToken: 'second' },
    { items: [{ name: 'media/b', timeCreated: '2026-11-21T10:00:00.000Z' }, { name: 'media/c' }] },
  ];
  server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://storage').searchParams;
    const isAsked = query.get('fields') === 'items(name,timeCreated,size,generation),nextPageToken';
    response.writeHead(isAsked ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(pages[query.get('pageToken') === 'second' ? 1 : 0]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiEndpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('STORAGE_EMULATOR_HOST', undefined); // it would be asked instead
  files = new Files(new Storage({ projectId: 'demo-lists', apiEndpoint }).bucket('objects'));
  vi.unstubAllEnvs();
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

test('listed objects bear the moment they were stored; one of unknown age counts as new', async () => {
  const listed: [string, Date][] = [];
  for await (const { name, storedAt } of files.objectsUnder('media/')) listed.push([name, storedAt]);
  expect(listed.slice(0, 2)).toEqual([
    ['media/a', new Date('2026-11-20T10:00:00Z')],
    ['media/b', new Date('2026-11-21T10:00:00Z')],
  ]);
  expect(listed[2]?.[0]).toBe('media/c');
  expect(Date.now() - (listed[2]?.[1].getTime() ?? 0)).toBeLessThan(10_000);
});
