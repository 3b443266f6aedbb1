import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SiteBuild } from '@content/api/contract';
import { createServices } from '../services';
import { AuditLog } from '../store/audit';
import { ContentIndex } from '../store/content-index';
import { Records } from '../store/records';
import { FaultyLink } from '../testing/faulty-link';
import { createSite } from './site';

const KEPT_MS = 500;
const services = createServices(); // the app of everything else is there first
let link: FaultyLink;
let app: App;
let site: Server;

/** A page that reads one list. */
const build: SiteBuild = {
  handle: async (_, { reader }) => {
    const { items } = await reader.list('notices', { pageSize: 1 });
    return new Response(`<p>${items.length}</p>`, { headers: { 'content-type': 'text/html' } });
  },
  normalizeUrl: (path) => ({ path, movedTo: null, isFresh: path.includes('fresh') }),
  nameRequest: (html) => html,
};

beforeAll(async () => {
  link = await FaultyLink.open(Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':')[1]));
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${link.port}`);
  app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' }, 'faulty link of pages');
  const db = getFirestore(app);
  vi.unstubAllEnvs();
  const { items, clock } = services;
  const content = new ContentIndex(new Records(db), items, new AuditLog(db), clock, KEPT_MS);
  site = createSite({ ...services, content }, () => Promise.resolve(build)).listen(0, '127.0.0.1');
  await once(site, 'listening');
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await link.close();
  await deleteApp(app);
});

async function ask(path: string) {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`);
  await response.text();
  return { status: response.status, ms: performance.now() - started };
}

test('nobody waits longer than a second for a page that has a last good version, the first ones of an outage neither', async () => {
  for (const path of ['/a', '/b']) expect((await ask(path)).status).toBe(200);
  await pause(KEPT_MS + 100);
  link.hang();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(i % 2 === 0 ? '/a' : '/b')));
  // Once it was late, nobody waits for it.
  const next = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(i % 2 === 0 ? '/a' : '/b')));
  await link.mend();
  expect(next.map(({ status }) => status)).toEqual(next.map(() => 200));
  expect(Math.max(...next.map(({ ms }) => ms))).toBeLessThan(500);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(2000);
});
