import type { Express } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyItem, contentTypeAt, type ContentTypeDefinition, contentTypes } from '@content';
import type { SiteBuild } from '@content/site-build';
import { encodeCursor } from '@content/items/page-token';
import { createApp } from '../api/app';
import { readConfig } from '../config';
import { createServices } from '../services';
import { validForm } from '../testing/api';
import { countedApp, readsOf } from '../testing/count-reads';
import { publishItem } from '../testing/items';
import { serve } from '../testing/serve';
import { createSite } from './site';
import { useApi, useOwnProject } from '../testing/hooks';

/** How many items of each type are added; of notices more than a page shows, in both its parts. */
const ITEMS = 3;
const [OPEN_NOTICES, CLOSED_NOTICES] = [14, 14];
const itemsOf = ({ path, singleton }: ContentTypeDefinition): number =>
  path === 'notices' ? CLOSED_NOTICES + OPEN_NOTICES : singleton ? 1 : ITEMS;
const build = (): Promise<SiteBuild> =>
  import(new URL('../../lib/web/index.js', import.meta.url).href) as Promise<SiteBuild>;

const person = { uid: 'test', email: 'test@example.org', displayName: null };

useOwnProject('demo-flood'); // what it adds of each type stays
const api = useApi();
/** When everything here takes place: the clock stands, as how long a flood takes on a busy machine is not asked here. */
let moment = new Date();
const ids: Partial<Record<string, string>> = {};
const idOf = (path: string) => ids[path] ?? '';
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const { items } = api.services;
  for (const type of contentTypes as readonly ContentTypeDefinition[]) {
    const body = await validForm(type, type.closing === undefined ? {} : { [type.closing]: '' });
    const { data } = (await api.staff(`/${type.path}`, 'POST', body)).body;
    const id = (data as AnyItem)._id;
    ids[type.path] = id;
    // The others are like it: an upload for each would take longer than the floods.
    const { values, files } = (await items.get(type, id))?.published ?? { values: {}, files: {} };
    for (let i = 1; i < itemsOf(type); i += 1) {
      const closing =
        type.closing !== undefined && i <= CLOSED_NOTICES ? { [type.closing]: '2020-01-31' } : {};
      await publishItem(items, type, { values: { ...values, ...closing }, files }, person);
    }
  }
  moment = new Date();
}, 120_000);
afterAll(() => Promise.all(ends.map((end) => end())));

/** A process of `site` and one of `api` that have read nothing yet; each begins with the first request to it. */
function start() {
  const config = { ...readConfig(process.env), contentMaxAgeMs: 15_000 };
  const services = createServices({ config, clock: () => moment });
  const begin = async (app: Express) => {
    const { url, close } = await serve(countedApp(app));
    ends.push(close);
    return url;
  };
  let site: Promise<string> | undefined;
  let api: Promise<string> | undefined;
  return async (path: string) => {
    const url = path.startsWith('/api/')
      ? (api ??= begin(createApp(services)))
      : (site ??= begin(createSite(services, build)));
    const response = await fetch((await url) + path, { redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  };
}

/** How many requests are on their way at a time. */
const AT_ONCE = 4;

/** Sends requests and counts what they read; none is answered with a status above `most`. */
const flood = (ask: ReturnType<typeof start>, paths: readonly string[], most = 499): Promise<number> =>
  readsOf(async () => {
    for (let i = 0; i < paths.length; i += AT_ONCE) {
      const answers = await Promise.all(paths.slice(i, i + AT_ONCE).map(ask));
      expect(answers.filter((status) => status > most)).toEqual([]);
    }
  });

const many = (path: (i: number) => string, n: number) => Array.from({ length: n }, (_, i) => path(i));
const forged = (i: number) => encodeCursor([i, `id${i}`]);

/** What every page shows, and those of notices. */
const page = ['organisation'];
const notices = [...page, 'notices'];
const searched =
  'employees galleries stories programs publications formats policies notices organisation about objectives contact support';

const floods: readonly [what: string, types: readonly string[], path: (i: number) => string][] = [
  ['unknown parameters of a page', notices, (i) => `/notices?fbclid=${i}`],
  [
    'other spellings of a page',
    notices,
    (i) => `/${i % 2 ? 'NOTICES' : 'notices'}${i % 3 ? '/' : ''}?x=${i}`,
  ],
  ['the home page', [...notices, 'home', 'sliders', 'stories', 'galleries'], (i) => `/?utm_source=${i}`],
  ['the sitemap', [...notices, 'stories', 'programs', 'publications', 'formats'], (i) => `/sitemap.xml?${i}`],
  ['the feed', notices, (i) => `/notices.xml?${i}`],
  ['the calendar', ['notices'], (i) => `/events.ics?${i}`],
  ['a list of 200', ['stories'], (i) => `/api/v1/stories?x=${i}`],
  ['a list of 200, spelt out', ['notices'], (i) => `/api/v1/notices?_=${i}&pageSize=${200 + i}`],
  ['paths that lead nowhere', [...page, 'redirects'], (i) => `/nowhere/${i}`],
  ['pages of a list from forged places', notices, (i) => `/notices?after=${forged(i)}`],
  [
    'responses from forged places',
    ['notices'],
    (i) => `/api/v1/notices?pageSize=${(i % 200) + 1}&pageToken=${forged(i)}`,
  ],
  ['pages of events from forged places', notices, (i) => `/events?after=${forged(i)}`],
  ['pages of what has closed from forged places', notices, (i) => `/notices?state=closed&after=${forged(i)}`],
  ['numbered pages', [...page, 'programs'], (i) => `/past-programs?after=${forged(i)}`],
  ['searches', searched.split(' '), (i) => `/search?q=word${i}`],
  ['searches of the API', searched.split(' '), (i) => `/api/v1/search?q=word${i}`],
  ['items that do not exist', [...notices, 'redirects'], (i) => `/notices/nothing${i}`],
  ['questions about what does not exist', [...notices, 'contact'], (i) => `/contact?about=nothing${i}`],
  ['items that do not exist, of the API', ['stories'], (i) => `/api/v1/stories/nothing${i}`],
  ['pictures that do not exist', [...page, 'galleries'], (i) => `/gallery?photo=nothing${i}`],
  ['files that do not exist', ['notices'], (i) => `/files/notices/${idOf('notices')}/nothing/${i}.webp`],
  ['the moment of a change', notices, (i) => `/notices/${idOf('notices')}?v=${i}`],
  ['calls of the router', [...page, 'redirects'], (i) => `/notices.data?_routes=${i}`],
];
test.each(floods)('a flood of different URLs, %s, reads each type once', async (_what, types, path) => {
  // At once; that many more change nothing is what the last test tells.
  expect(await flood(start(), many(path, AT_ONCE))).toBe(await costOf(types));
});

/** The types that a page shows, beside the organisation's details; those of a flood above, and all others. */
const flooded: Readonly<Record<string, readonly string[]>> = {
  '/': ['home', 'sliders', 'notices', 'stories', 'galleries'],
  '/notices': ['notices'],
  '/notices?state=closed': ['notices'],
  '/notices/{notices}': ['notices'],
  '/events': ['notices'],
};
const others: typeof flooded = {
  '/about-us-details': ['about'],
  '/objective': ['objectives'],
  '/stories': ['stories'],
  '/employees': ['employees'],
  '/programs': ['programs'],
  '/present-programs': ['programs'],
  '/gallery': ['galleries'],
  '/publications': ['publications'],
  '/formats': ['formats'],
  '/policies': ['policies'],
  '/notices?state=open': ['notices'],
  '/contact': ['contact'],
  '/public-information': ['employees', 'programs', 'publications'],
  '/support': ['support'],
  '/story/{stories}': ['stories'],
  '/publications/{publications}': ['publications'],
  '/formats/{formats}': ['formats'],
  '/gallery?photo={galleries}': ['galleries'],
  '/contact?about={notices}': ['contact', 'notices'],
};
const shown = { ...flooded, ...others };
const pathOf = (pattern: string) => pattern.replace(/\{(\w+)\}/, (_, type: string) => idOf(type));

/** What it costs to read types whole: their items, and one look at the quiet log. */
async function costOf(paths: Iterable<string>): Promise<number> {
  const types = [...paths].map((path) => contentTypeAt(path) as ContentTypeDefinition);
  const sizes = await Promise.all(
    types.map(async (type) => (await api.services.content.states(type)).length),
  );
  return sizes.reduce((sum, size) => sum + size, 1);
}

test.each(Object.entries(others))('%s, uncached, reads each type once', async (pattern, types) => {
  const ask = start();
  const reads = await readsOf(async () => expect(await ask(pathOf(pattern))).toBe(200));
  expect(reads).toBe(await costOf(['organisation', ...types]));
});

test('a process that serves all pages, the sitemap and the feed reads each type once; after that, and two more URLs of every kind, nothing is read again', async () => {
  const paths = [...Object.keys(shown).map(pathOf), '/sitemap.xml', '/notices.xml'];
  const cost = await costOf(new Set(['organisation', ...Object.values(shown).flat()]));
  const ask = start();
  expect(await flood(ask, paths, 200)).toBe(cost);
  const kinds = floods.map(([, , path]) => path);
  await flood(
    ask,
    kinds.map((path) => path(0)),
  );
  const again = paths.map((path) => `${path}${path.includes('?') ? '&' : '?'}fbclid=1`);
  const more = many((i) => kinds[i % kinds.length]?.(i) ?? '/', 2 * kinds.length);
  expect(await flood(ask, [...again, ...more])).toBe(0);
});
