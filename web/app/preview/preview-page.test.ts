import { expect, test } from 'vitest';
import type { ContentPath, ItemAt } from '@content';
import type { Reader } from '@content/api/contract';
import { specifiedItems } from '@site/web/testing/specified-items';
import { asPreview } from './preview-page';

const page = [
  '<html><head><title>A notice</title><link rel="modulepreload" href="/assets/a.js">',
  '<noscript><style>a{}</style></noscript><script>starter()</script></head>',
  '<body><a href="#main">Skip</a><main id="main" tabindex="-1"><h1>A notice</h1></main>',
  '<script type="module" async>import "/assets/b.js"</script></body></html>',
].join('');
const items: Readonly<Partial<Record<ContentPath, object>>> = specifiedItems;
const reader: Reader = {
  list: () => Promise.reject(new Error('A preview reads no list beside those of its page')),
  search: () => Promise.reject(new Error('A preview searches for nothing')),
  one: <P extends ContentPath>(path: P) => Promise.resolve(items[path] as ItemAt<P>),
};
const open = (path: string, isPublic = false) => ({
  state: 'open' as const,
  token: 'a-token',
  path,
  id: 'x',
  isPublic,
  until: '2026-11-25T04:15:00.000Z',
});

test('a preview says so, and has no client that would show what visitors see', async () => {
  const html = await asPreview(page, reader, open('notices'));
  expect(html).not.toMatch(/<script|modulepreload|noscript|<dialog/);
  expect(html).toContain('<style>a{}</style>');
  expect(html).toMatch(
    /<p [^>]*data-screen-only[^>]*><b>Preview:<\/b> visitors cannot see this yet[^]*<\/body>/,
  );
  expect(html).toContain('This link ends on 25 November at 10:00.');
  expect(html).toContain('<h1>A notice</h1>');
  expect(html).toContain('<title>Preview: A notice</title>');
  const seen = await asPreview(page, reader, open('notices', true));
  expect(seen).toContain('<b>Preview:</b> visitors can already see this. This link ends on');
});

test('the links to the page in other languages show the previewed item too, others do not', async () => {
  const links = [
    '<a class="x" href="/ne/notices" hreflang="ne" lang="ne">नेपाली</a>',
    '<a href="/ne/notices?open=x" hrefLang="ne">नेपाली</a>',
    '<a href="/ne/stories">Stories</a>',
  ];
  const html = await asPreview(page.replace('<h1>', `${links.join('')}<h1>`), reader, open('notices'));
  expect([...html.matchAll(/href="(\/ne[^"]*)"/g)].map(([, url]) => url)).toEqual([
    '/ne/notices?preview=a-token',
    '/ne/notices?open=x&amp;preview=a-token',
    '/ne/stories',
  ]);
});

test('a previewed announcement lies over the page, with its button', async () => {
  const withButton: Reader = {
    ...reader,
    one: async (path, id) => ({ ...(await reader.one(path, id)), buttonLink: '/notices' }),
  };
  const html = await asPreview(page, withButton, open('popups'));
  expect(html).toMatch(/<a [^>]*href="\/notices"[^>]*>Read more<\/a>/);
  expect(html).toMatch(/<dialog open[^>]*><form [^>]*method="dialog"/);
  expect(html).toContain('Assembly');
});

test.each([
  ['galleries', '<img src="/preview/t/files/galleries/x/u/a.webp" alt="">', '<img id="preview" src='],
  ['programs', `<p>Pipes</p><span lang="en">Clean water</span>`, '<span id="preview" lang='],
] as const)('a previewed item of %s is marked among its neighbours', async (path, shown, marked) => {
  const html = await asPreview(page.replace('<h1>', `${shown}<h1>`), reader, open(path));
  expect(html).toContain(marked);
  expect(html.match(/id="preview"/g)).toHaveLength(1);
  expect(html).toMatch(/<style>#preview{[^}]*}<\/style><\/head>/);
});

test('of a link that has ended nothing is shown but that, with ways on', async () => {
  const html = await asPreview(page, reader, { state: 'ended' });
  expect(html).toContain('<title>This preview has ended</title>');
  expect(html).toMatch(
    /<main id="main" tabindex="-1">.*This preview has ended.*href="\/".*href="\/admins".*<\/main>/,
  );
  expect(html).not.toMatch(/A notice|<script/);
});
