import { beforeAll, expect, test } from 'vitest';
import { clientReady } from './page';
import { visit } from './visit';
import { addItem, landscape, siteUrl } from './content';

let file = '';
beforeAll(async () => {
  const image = { bytes: await landscape(400, 300), name: 'a.jpg' };
  file = (await addItem('notices', { title: 'A notice', description: 'With a picture', image })).image ?? '';
});

const HARM =
  '<img src="/nothing.png" onerror="document.title = 1"><script>document.title = "harmed"</script>';

const paths = ['/', '/nowhere', '/admins/login'];

test.each(paths)('%s has its content security policy first in its head', async (path) => {
  const html = await (await fetch(siteUrl + path)).text();
  const [, encoded = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  const policy = encoded.replaceAll('&#x27;', "'");
  expect(html.indexOf('http-equiv')).toBeLessThan(html.search(/<(script|style|body)/));
  const directives = new Map(policy.split(';').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));
  const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? '';
  expect(directives.get('script-src')).toEqual(["'self'", `'nonce-${nonce}'`]);
  // Only the page's own scripts know it.
  const scripts = [...html.matchAll(/<script(?![^>]*application\/ld)[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.length).toBeGreaterThan(2);
  for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
  expect([directives.get('object-src'), directives.get('base-uri')]).toEqual([["'none'"], ["'none'"]]);
  const isStaff = path.startsWith('/admins');
  expect(directives.get('connect-src')?.length ?? 0).toBe(isStaff ? 2 : 0);
});

test('no injected script runs; it is reported, and the page hydrates', async () => {
  const { page, context, unexpected } = await visit({ expected: /./ });
  for (const path of paths) {
    unexpected.splice(0);
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</body>', `${HARM}</body>`) });
    });
    await page.goto(path);
    await clientReady(page);
    await expect.poll(() => unexpected.length).toBe(2);
    for (const text of unexpected) expect(text).toContain('Content Security Policy');
    expect(await page.title()).not.toMatch(/harmed|^1$/);
  }
  await context.close();
});

test('pages and files restrict who may frame, open and embed them; files run nothing', async () => {
  const headersOf = async (path: string) => {
    const { headers } = await fetch(siteUrl + path);
    return ['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'].map(
      (name) => headers.get(name),
    );
  };
  for (const path of ['/', '/admins', '/api/v1/notices', '/service-worker.js']) {
    expect(await headersOf(path)).toEqual(["frame-ancestors 'self'", 'same-origin', 'same-origin']);
  }
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";
  expect(file).toMatch(/^\/files\//);
  for (const path of [file, `/preview/a.b.c.d${file}`])
    expect(await headersOf(path)).toEqual([policy, 'same-origin', 'cross-origin']);
  const preview = await fetch(`${siteUrl}/notices?preview=ended`);
  expect(preview.headers.get('referrer-policy')).toBe('same-origin');
});
