import { deleteApp, getApps } from 'firebase-admin/app';
import { expect, onTestFinished, test } from 'vitest';
import type { SiteBuild } from '@content/api/contract';
import { readConfig } from '../config';
import { createServices } from '../services';
import { serve } from '../testing/serve';
import { createSite } from './site';

const config = readConfig({
  SITE_ORIGINS: 'https://site.example',
  WEB_API_KEY: 'key',
  GCLOUD_PROJECT: 'demo-pages',
});

test('links with no valid token get one page in each language, rendered once, without a look at the store', async () => {
  const rendered: unknown[] = [];
  const build: SiteBuild = {
    normalizeUrl: (url) => ({ path: url.replace(/\?.*/, ''), movedTo: null, isFresh: false }),
    nameRequest: (html) => html,
    handle: ({ url }, { preview }) => {
      rendered.push([new URL(url).pathname, preview]);
      return Promise.resolve(new Response('This link has ended', { headers: { 'X-From': 'page' } }));
    },
  };
  const { url, close } = await serve(createSite(createServices({ config }), () => Promise.resolve(build)));
  onTestFinished(() =>
    Promise.all([close(), ...getApps().map((app) => deleteApp(app))]).then(() => undefined),
  );
  for (const path of ['/notices?preview=junk', '/?preview=', '/ne/notices?preview=1', '/ne?preview=2']) {
    const { status, headers } = await fetch(url + path);
    expect([
      status,
      headers.get('cache-control'),
      headers.get('x-robots-tag'),
      headers.get('x-from'),
    ]).toEqual([404, 'private, no-store', 'noindex, nofollow', 'page']);
  }
  expect(rendered).toEqual([
    ['/', { state: 'ended' }],
    ['/ne', { state: 'ended' }],
  ]);
});
