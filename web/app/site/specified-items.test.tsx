import type { ContentPath, ItemAt } from '@content';
import { type ListQuery, type Reader, ReadError } from '@content/api/contract';
import { encodeCursor } from '@content/items/page-token';
import { employeeCategories } from '@site/types/employee';
import { renderToString } from '../testing/render';
import { afterEach, expect, test, vi } from 'vitest';
import { structuredData } from './structured-data/structured-data';
import { PreviewOverlay } from './preview-overlay';
import { type PageModules, origin, renderPage } from './testing/render-page';
import { specifiedItems } from './testing/specified-items';
import * as employees from './features/team/team-page';
import * as gallery from './features/gallery/gallery-page';
import * as home from './features/home/home-page';
import * as notice from './features/notices/notice-page';
import * as notices from './features/notices/notices-page';
import * as policies from './features/documents/policies-page';
import * as projects from './features/programs/projects-page';
import * as document from './features/documents/document-page';
import * as documents from './features/documents/documents-page';
import * as stories from './features/stories/stories-page';
import * as story from './features/stories/story-page';
import * as feed from './resources/notices-feed';
import * as sitemap from '../routes/resources/sitemap';

const items: Partial<Record<ContentPath, object>> = { ...specifiedItems };

/** The notices that have closed. */
let closed: readonly object[] | ReadError = [];
/** Whether the reader gives what is stored whatever a list is narrowed to, as an API of the specified calls alone does. */
let ignoresFilters = false;

const reader: Reader = {
  list: <P extends ContentPath>(path: P, query?: ListQuery) => {
    const { isOngoing } = (!ignoresFilters && query?.filters) || {};
    if (closed instanceof ReadError && query?.state === 'closed') return Promise.reject(closed);
    if (query?.state === 'closed') return Promise.resolve({ items: closed as unknown as ItemAt<P>[] });
    if (!items[path]) return Promise.resolve({ items: [] });
    const item = { ...items[path], ...(isOngoing && { isOngoing: isOngoing === 'true' }) };
    return Promise.resolve({ items: [item as ItemAt<P>] });
  },
  one: <P extends ContentPath>(path: P, id: string) =>
    (items[path] as ItemAt<P>)._id === id
      ? Promise.resolve(items[path] as ItemAt<P>)
      : Promise.reject(new ReadError(404, 'Not found')),
  search: () => Promise.resolve({ items: [], total: 0 }),
};
const context = { reader, origin, uploadOrigin: '' };

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(items, specifiedItems);
  closed = [];
  ignoresFilters = false;
});

const pages: PageModules = {
  '/': home,
  '/stories': stories,
  '/story/:id': story,
  '/employees': employees,
  '/past-programs': projects,
  '/present-programs': projects,
  '/gallery': gallery,
  '/publications': documents,
  '/publications/:id': document,
  '/formats': documents,
  '/formats/:id': document,
  '/policies': policies,
  '/notices': notices,
  '/notices/:id': notice,
};
/** A page as the server renders it, with its structured data; a failure in it rejects. */
async function render(path: string): Promise<{ status: number; html: string }> {
  const { found, html } = await renderPage(pages, path, reader);
  return { status: found.statusCode, html: html + structuredData(found) };
}

test.each([
  ['/', ['/plain/slide.webp', 'The ridge', '/plain/class.webp', '"/past-programs"', '"/present-programs"']],
  ['/', ['The spring', '/plain/1.webp', 'href="/story/st"']],
  ['/stories', ['The spring', '/plain/1.webp', 'href="/story/st"']],
  ['/story/st', ['The spring', '/plain/1.webp', '/plain/2.webp', '"headline":"The spring"']],
  ['/employees', ['Maya', 'Director', '/plain/maya.webp']],
  ['/past-programs', ['Clean water', 'Taps']],
  ['/present-programs', ['Clean water', 'Taps']],
  ['/gallery', ['The class', '/plain/class.webp']],
  ['/gallery?photo=ga', ['The class', '/plain/class.webp']],
  ['/publications', ['The report', 'href="/publications/pu"']],
  ['/publications/pu', ['The report', '/plain/report.pdf', '"headline":"The report"']],
  ['/formats', ['The form', 'href="/formats/fo"']],
  ['/formats/fo', ['The form', '/plain/form.pdf', '"headline":"The form"']],
  ['/policies', ['/plain/policy.pdf']],
  ['/notices', ['The call', '/plain/call.webp', 'href="/notices/no"']],
  ['/notices/no', ['The call', '/plain/call.webp', '"headline":"The call"']],
])('%s shows items that carry the specified fields only', async (path, texts) => {
  const { status, html } = await render(path);
  expect(status).toBe(200);
  for (const text of texts) expect(html).toContain(text);
  expect(html).not.toMatch(/undefined|Invalid Date|NaN|Unexpected Application Error/);
});

test('a shared notice without a page is read first on the list, unfolded, and has a share card of its own', async () => {
  const text = `${'word '.repeat(20)}and how it ends`;
  const asked = { _id: 'old', title: 'An old call', description: text };
  vi.spyOn(reader, 'one').mockImplementation((_, id) =>
    id === 'old' ? Promise.resolve(asked as never) : Promise.reject(new ReadError(404, 'Not found')),
  );
  const { status, html } = await render('/notices?open=old');
  expect(status).toBe(200);
  expect(html).toMatch(/<details open[^]*and how it ends/);
  expect(html.indexOf('An old call')).toBeLessThan(html.indexOf('aria-label="Filter notices"'));
  expect(html).toContain('<meta property="og:title" content="An old call"/>');
  expect(html).toMatch(/<meta property="og:description" content="word word/);
  expect(html).toContain(`<meta property="og:url" content="${context.origin}/notices?open=old"/>`);
  expect(html).toContain(`<link rel="canonical" href="${context.origin}/notices"/>`);
  items.notices = asked;
  closed = [asked];
  expect((await render('/notices?open=old')).html.match(/id="old"/g)).toHaveLength(1);
  closed = [];
  Object.assign(items, specifiedItems);

  const gone = await render('/notices?open=gone');
  expect(gone.status).toBe(200);
  expect(gone.html).toContain('The call');
  expect(gone.html).toContain('<meta property="og:title" content="Get Involved"/>');
  expect(gone.html).not.toContain('<details open');
});

test('where only what has closed cannot be read, that is said below what is open, once', async () => {
  closed = new ReadError(500, 'Failed to load notices');
  const { html } = await render('/notices');
  expect(html.indexOf('Failed to load notices')).toBeGreaterThan(html.indexOf('The call'));
  expect(html.match(/Failed to load notices/g)).toHaveLength(1);
});

test('what has closed stands below what is open, and goes on page by page', async () => {
  const closesOn = '2026-01-01';
  closed = Array.from({ length: 13 }, (_, i) => ({
    ...specifiedItems.notices,
    ...{ _id: `closed${i}`, title: `Closed ${i}`, closesOn, createdAt: `${closesOn}T00:00:00.000Z` },
  }));
  const { html } = await render('/notices');
  expect(html.indexOf('Closed 11')).toBeGreaterThan(html.indexOf('The call'));
  expect(html).not.toContain('Closed 12');
  expect(html).toMatch(/href="\/notices\?state=closed&amp;after=[\w-]+"/);
});

test.each([
  ['/stories', 'stories', 12],
  ['/publications', 'publications', 12],
  ['/formats', 'formats', 12],
  ['/gallery', 'galleries', 24],
  ['/past-programs', 'programs', 50],
] as const)(
  '%s: where there are more %s than %i it shows so many, and leads on to the rest',
  async (path, type, size) => {
    const next = encodeCursor([12, 'next']);
    const many = Array.from({ length: size + 1 }, (_, i) => ({
      ...items[type],
      _id: `${i}`,
      isOngoing: false,
    }));
    vi.spyOn(reader, 'list').mockImplementation((asked) => {
      return Promise.resolve(asked === type ? { items: many as never, nextPageToken: next } : { items: [] });
    });
    const [main = ''] = (await render(path)).html.match(/<main.*|<ul.*|<table.*/s) ?? [];
    expect(main.split('data-entry')).toHaveLength(size + 1);
    expect(main).toMatch(/<a [^>]*href="[^"]+[?&;]after=[\w-]+"[^>]*>Show more</);
  },
);

test('an item may lack what is said of it: a slide its title, a project whether it is ongoing', async () => {
  items.sliders = { ...items.sliders, title: undefined };
  items.programs = { ...items.programs, isOngoing: undefined };
  ignoresFilters = true;
  expect((await render('/')).html).toContain('alt="Slide 1"');
  expect((await render('/past-programs')).html).toContain('Clean water');
  expect((await render('/present-programs')).html).not.toContain('Clean water');
});

test.each([
  ['/publications/bare', 'publications', { description: 'No file.' }, 'No publication file available'],
  ['/formats/bare', 'formats', { description: 'No file.' }, 'No format file available'],
  ['/story/bare', 'stories', { description: 'It has no picture.' }, 'No story found'],
  ['/story/bare', 'stories', { description: '', imageUrls: ['/plain/1.webp'] }, 'No story found'],
] as const)(
  '%s of an item that lacks what its page is for is not there, and says so',
  async (path, type, item, text) => {
    items[type] = { _id: 'bare', title: 'Bare', ...item };
    const { status, html } = await render(path);
    expect([status, html]).toEqual([404, expect.stringContaining(`${text}</h1>`)]);
  },
);

test.each([
  ['/Formats/', 'The form'],
  ['/FORMATS/fo', '/plain/form.pdf'],
  ['/Present-Programs/', '>Present Projects</h1>'],
])('%s, as a link that staff have written may spell it, is the page of its own type', async (path, text) => {
  const { status, html } = await render(path);
  expect([status, html]).toEqual([200, expect.stringContaining(text)]);
});

test('a single slide has no buttons and no dots; without any the slider says so, as do pictures and the policy', async () => {
  expect((await render('/')).html).not.toMatch(/aria-label="(Next|Show) slide/);
  Object.assign(items, { sliders: undefined, galleries: undefined, policies: undefined });
  const { html } = await render('/');
  expect(html).toContain('No slider images available');
  expect(html).toContain('>No images found.<');
  const policy = await render('/policies');
  expect([policy.status, policy.html]).toEqual([200, expect.stringContaining('No policy file available.')]);
});

test('a choice of notices has one address, whatever else its URL holds', async () => {
  const { html } = await render('/notices?state=open&kind=VACANCY&utm_source=x');
  expect(html).toContain(
    `<link rel="canonical" href="${context.origin}/notices?kind=Vacancy&amp;state=open"/>`,
  );
  expect(html).toContain('<title>Vacancy · Open · Get Involved');
});

test('the announcement shows with the specified fields only', async () => {
  const announcement = items.popups as ItemAt<'popups'>;
  const html = await renderToString(<PreviewOverlay item={announcement} />);
  expect(html).toContain('Assembly');
  expect(html).toContain('/plain/hall.webp');
});

test('the sitemap and the feed name items that carry the specified fields only', async () => {
  const args = { context, params: {}, request: new Request(context.origin) } as never;
  const urls = await (await sitemap.loader(args)).text();
  for (const path of ['/story/st', '/publications/pu', '/formats/fo', '/notices/no']) {
    expect(urls).toContain(`<loc>${context.origin}${path}</loc>`);
  }
  const entries = await (await feed.loader(args)).text();
  expect(entries).toContain(`${context.origin}/notices/no`);
  expect(urls + entries).not.toMatch(/undefined|Invalid Date/);
});

test('the three groups of the team are always there, and an empty one says so', async () => {
  const { html } = await render('/employees');
  for (const group of employeeCategories) expect(html).toContain(`aria-label="${group}"`);
  expect(html.split('We will introduce the people of this group here.')).toHaveLength(3);
});
