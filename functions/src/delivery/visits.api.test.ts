import { getFirestore } from 'firebase-admin/firestore';
import { expect, onTestFinished, test } from 'vitest';
import type { VisitReport } from '@content/api/contract';
import { DAY_MS, siteDay } from '@content/dates/calendar';
import { createServices } from '../services';
import { dataOf } from '../testing/api';
import { useApi, useOwnProject } from '../testing/hooks';
import { serve } from '../testing/serve';
import { createSite } from './site';

useOwnProject('demo-visits');
const moment = new Date();
const daysAgo = (days: number) => siteDay(new Date(moment.getTime() - days * DAY_MS));
const api = useApi();

const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const web = {
  normalizeUrl: (url: string) => ({ path: url, movedTo: null, isFresh: url.includes('?v=') }),
  nameRequest: (html: string) => html,
  handle: ({ url }: Request) =>
    Promise.resolve(
      new Response('<p>', {
        status: url.includes('nowhere') ? 404 : 200,
        headers: { 'content-type': url.endsWith('.xml') ? 'text/xml' : 'text/html' },
      }),
    ),
};

/** Asks a process of its own for a page, which writes its first visit at once. */
async function open(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { url, close } = await serve(createSite(createServices(), () => Promise.resolve(web)));
  onTestFinished(close);
  await fetch(url + path, { method, headers: { 'user-agent': CHROME, ...headers } });
}

test('an opened page is counted once for all languages and queries, and nothing else is, without data about the visitor', async () => {
  const own = { cookie: 'a=1', 'x-forwarded-for': '27.34.1.1', referer: 'https://example.com' };
  const none = [
    open('/notices', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
    open('/notices', { 'user-agent': '' }),
    open('/notices', { 'sec-purpose': 'prefetch' }),
    open('/notices', { 'sec-fetch-dest': 'empty' }),
    open('/notices', {}, 'HEAD'),
    open('/notices?v=3'),
    open('/notices?preview=x'),
    open('/admins/notices'),
    open('/nowhere'),
    open('/notices.xml'),
  ];
  await Promise.all(none);
  await Promise.all([
    open('/notices', own),
    open('/ne/notices'),
    open('/notices?kind=Tender'),
    open('/ne?a=1'),
  ]);
  const stored = async () => {
    const { docs } = await getFirestore().collection('visits').get();
    return docs.map((doc) => ({ day: doc.id, ...doc.data() }));
  };
  const until = expect.anything() as unknown;
  await expect.poll(stored).toEqual([{ day: daysAgo(0), pages: { '/notices': 3, '/': 1 }, until }]);

  await getFirestore()
    .collection('visits')
    .doc(daysAgo(7))
    .set({ pages: { '/notices': 50 } });
  const report = async (days: number) => dataOf<VisitReport>(await api.staff(`/visits?days=${days}`));
  expect(await report(7)).toEqual({
    total: 4,
    pages: [
      { path: '/notices', title: 'Notices', count: 3 },
      { path: '/', title: 'Home page', count: 1 },
    ],
  });
  expect((await report(30)).total).toBe(54);
});
