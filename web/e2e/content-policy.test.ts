import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientReady, siteUrl, visit, launch } from './browser';
import { addItem, clear, landscape } from './content';

let browser: Browser;
let file = '';
beforeAll(async () => {
  browser = await launch();
  const image = { bytes: await landscape(400, 300), name: 'a.jpg' };
  file = (await addItem('notices', { title: 'A notice', description: 'With a picture', image })).image ?? '';
});
afterAll(async () => {
  await clear('notices');
});

const HARM =
  '<img src="/nothing.png" onerror="document.title = 1"><script>document.title = "harmed"</script>';

describe.each(['/', '/notices', '/nowhere', '/admins/login'])('%s', (path) => {
  test('has its policy at the beginning of its head', async () => {
    const html = await (await fetch(siteUrl + path)).text();
    const policy =
      /^<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
        html,
      )?.[1] ?? '';
    const directives = new Map(
      policy.split(';').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]),
    );
    const [own, ...scripts] = directives.get('script-src') ?? [];
    expect(own).toBe("'self'");
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) expect(script).toMatch(/^'sha256-[\w+/]{43}='$/);
    expect([directives.get('object-src'), directives.get('base-uri')]).toEqual([["'none'"], ["'none'"]]);
    const isStaff = path.startsWith('/admins');
    expect(directives.get('connect-src')?.length ?? 0).toBe(isStaff ? 3 : 0);
  });

  test('runs nothing that somebody has put into it, comes alive, and the visit reports it', async () => {
    const { page, context, unexpected } = await visit(browser, { expected: /./ });
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</body>', `${HARM}</body>`) });
    });
    await page.goto(path);
    await clientReady(page);
    await expect.poll(() => unexpected.length).toBe(2);
    for (const text of unexpected) expect(text).toContain('Content Security Policy');
    expect(await page.title()).not.toMatch(/harmed|^1$/);
    await context.close();
  });
});

test('pages and files say who may frame, open and embed them; a file may do nothing', async () => {
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
