import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { KEPT_REPORTS, REPORT_LENGTH } from '@content/api/site-state';
import { createServices } from '../services';
import { useApi } from '../testing/hooks';
import { cleanup } from '../cleanup/cleanup';
import { errorReportSchema, keptReport } from './error-reports';

const HOUR_MS = 3600_000;
const TODAY = Date.parse('2026-11-22T10:00:00Z');
let now = TODAY;
// Behind proxies, so that each test can be another place.
const api = useApi(({ config }) =>
  createServices({
    config: { ...config, emulated: false, contentMaxAgeMs: 0 },
    clock: () => new Date(now),
  }),
);
beforeEach(async () => {
  now = TODAY;
  const { docs } = await getFirestore().collection('operations').get();
  await Promise.all(docs.map((doc) => doc.ref.delete()));
});

let places = 0;
const place = () => `198.51.${(places += 1)}.1`;
const report = (body: object, from = place()) =>
  api.call('/error-reports', { method: 'POST', body, headers: { 'x-forwarded-for': from } });
const kept = (message: string, page: string) => keptReport(errorReportSchema.parse({ message, page }));
// The session of the test's staff was begun at the real time: read without the API.
const state = () => api.services.operations.read();
const health = async () => (await api.call('/health')).body.data;

test('a new site has nothing to report', async () => {
  expect(await health()).toEqual({ cleanup: 'never', backup: 'never' });
  const never = { cleanup: null, storage: null, backup: null, backupFailedAt: null };
  const nothing = { ...never, errors: [], reports: [] };
  expect(await state()).toEqual({ now: new Date(now).toISOString(), ...nothing });
});

test('a nightly run is late after 36 hours', async () => {
  const { operations } = api.services;
  await cleanup(api.services).catch(() => undefined);
  const run = { name: 'x', documents: 1, files: 2, bytes: 3, accounts: 4 };
  await operations.noteBackup({ at: new Date(now).toISOString(), ...run });
  now = TODAY + 36 * HOUR_MS;
  expect(await health()).toEqual({ cleanup: 'ok', backup: 'ok' });
  now = TODAY + 36 * HOUR_MS + 1000;
  expect(await health()).toEqual({ cleanup: 'late', backup: 'late' });
  await operations.noteFailedBackup();
  const { backup, backupFailedAt } = await state();
  expect([backup?.files, backupFailedAt]).toEqual([2, new Date(now).toISOString()]);
  await operations.noteBackup({ at: new Date(now).toISOString(), ...run });
  expect((await state()).backupFailedAt).toBeNull();
});

test('a report is kept without personal data', async () => {
  const message = [
    'TypeError: cannot read sita@example.org of +977 9841 234567',
    '    at https://site.example/assets/site-1a.js:1:234',
    '    at https://site.example/notices?fbclid=secret&x=1#frag:3:4',
    '    token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9abcdef',
  ].join('\n');
  const response = await report({ message, page: '/notices?fbclid=secret' });
  expect([response.status, response.body.data]).toEqual([200, {}]);
  const { reports, errors } = await state();
  expect(errors).toEqual([{ day: '2026-11-22', server: 0, browser: 1 }]);
  expect(reports).toMatchObject([{ page: '/notices', count: 1, at: new Date(now).toISOString() }]);
  expect(reports[0]?.message).toBe(
    'TypeError: cannot read … of … at https://site.example/assets/site-1a.js:1:234 at https://site.example/notices:3:4 token …',
  );
});

test('an invalid report is refused, and one of a browser extension ignored', async () => {
  for (const body of [
    {},
    { message: 'x' },
    { message: ' \n ', page: '/' },
    { message: 'x', page: 'https://evil.example' },
  ])
    expect((await report(body)).status).toBe(400);
  expect((await report({ message: 'x'.repeat(20_000), page: '/' })).status).toBe(413);
  await report({ message: 'Error: x at chrome-extension://abc/y.js:1:2', page: '/' });
  expect((await state()).errors).toEqual([]);
  const { message, page } = kept('wörd '.repeat(900), `/${'a '.repeat(900)}`);
  expect([message.length, page.length]).toEqual([REPORT_LENGTH.message, REPORT_LENGTH.page]);
});

test('a thousand reports of the largest size take less than five seconds of processor time', () => {
  const signs = ['a', 'a.', '1', '1 ', '1-', '?', '-', ' ', '@', 'a@', '\n', '/a'];
  const begin = process.cpuUsage();
  for (let i = 0; i < 1000; i += 1) {
    const long = (signs[i % signs.length] as string).repeat(8_000);
    kept(`x${long}`, `/${long}`);
  }
  const { user, system } = process.cpuUsage(begin);
  expect((user + system) / 1e6).toBeLessThan(5);
});

test('reports are limited to twenty a day from one address, and thirty a minute in a process', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000_000); // a minute of its own
  const from = place();
  for (let i = 0; i < 20; i += 1)
    expect((await report({ message: `a ${i}`, page: '/' }, from)).status).toBe(200);
  const more = await report({ message: 'one more', page: '/' }, from);
  expect([more.status, Number(more.headers.get('retry-after')) > 3600]).toEqual([429, true]);
  for (let i = 0; i < 9; i += 1) expect((await report({ message: `b ${i}`, page: '/' })).status).toBe(200);
  expect((await report({ message: 'too soon', page: '/' })).status).toBe(429);
  vi.restoreAllMocks();
  const { errors, reports } = await state();
  expect(errors).toEqual([{ day: '2026-11-22', server: 0, browser: 29 }]);
  expect(reports).toHaveLength(KEPT_REPORTS);
});

test('no network can use up the reports of a day, however many addresses it has', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 52; i += 1) {
    vi.spyOn(performance, 'now').mockReturnValue(20_000_000 + i * 61_000); // a minute of its own each
    statuses.push((await report({ message: 'x', page: '/' }, `2001:db8:7:${i}::1`)).status);
  }
  expect(statuses.map((status, i) => status === (i < 50 ? 200 : 429))).not.toContain(false);
  expect((await report({ message: 'x', page: '/' }, '2001:db8:8::1')).status).toBe(200);
  vi.restoreAllMocks();
});

test('the same report is counted, and no more than 500 a day', async () => {
  const { operations } = api.services;
  for (let i = 0; i < 3; i += 1) await operations.addReport({ message: 'same', page: '/' });
  expect((await state()).reports).toMatchObject([{ message: 'same', count: 3 }]);
  const day = getFirestore().collection('operations').doc('errors-2026-11-22');
  await day.set({ browser: 500 }, { merge: true });
  await operations.addReport({ message: 'other', page: '/' });
  expect((await state()).errors).toMatchObject([{ browser: 500 }]);
});

test('failures are counted for a week, and kept for a month', async () => {
  const { operations } = api.services;
  for (let i = 0; i < 5; i += 1) operations.countFailure();
  await vi.waitFor(async () => expect((await state()).errors).toMatchObject([{ server: 5 }]));
  const collection = getFirestore().collection('operations');
  for (const day of ['2026-11-15', '2026-11-16']) await collection.doc(`errors-${day}`).set({ server: 1 });
  expect((await state()).errors.map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-16']);
  const { removeAt } = (await collection.doc('errors-2026-11-22').get()).data() ?? {};
  expect(removeAt).toEqual(Timestamp.fromDate(new Date('2026-12-22')));
});

test('the clean-up reports what it did and what Storage holds, in the log too', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  await cleanup(api.services).catch(() => undefined);
  vi.restoreAllMocks();
  const { cleanup: run, storage } = await state();
  expect(run).toMatchObject({ at: new Date(now).toISOString(), failed: { count: 0 } });
  const last = JSON.parse(lines.at(-1) ?? '{}') as { cleanup: { isWhole: boolean } };
  expect(last.cleanup.isWhole).toBe(true);
  expect(storage).toEqual(expect.any(Object));
});
