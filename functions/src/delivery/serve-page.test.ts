import { expect, onTestFinished, test } from 'vitest';
import type { SiteBuild } from '@content/site-build';
import { serve } from '../testing/serve';
import { unconnectedServices } from '../testing/unconnected';
import { createSite } from './site';

test('links with no valid token get one page in each language, rendered once, without a look at the store', async () => {
  const rendered: unknown[] = [];
  const build: SiteBuild = {
    normalizeUrl: (url) => ({ path: url.replace(/\?.*/, ''), movedTo: null, isFresh: false }),
    nameRequest: (html) => html,
    handle: ({ url }, { preview }) => {
      rendered.push([new URL(url).pathname, preview]);
      return Promise.resolve(new Response('This link has ended'));
    },
  };
  const { url, close } = await serve(createSite(unconnectedServices(), () => Promise.resolve(build)));
  onTestFinished(close);
  for (const path of ['/notices?preview=junk', '/?preview=', '/ne/notices?preview=1', '/ne?preview=2']) {
    const response = await fetch(url + path);
    const headers = ['cache-control', 'x-robots-tag'].map((name) => response.headers.get(name));
    expect([response.status, ...headers]).toEqual([404, 'private, no-store', 'noindex, nofollow']);
  }
  expect(rendered).toEqual([
    ['/', { state: 'ended' }],
    ['/ne', { state: 'ended' }],
  ]);
});
