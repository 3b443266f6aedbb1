import { beforeEach, expect, test } from 'vitest';
import { googleApi } from './google-api';
import { releaseAgain, releasedVersions, versionBefore, type HostedSite } from './hosting-releases';

/** Google's two interfaces, with a site that has these releases (the newest first) and functions with these tags. */
let releases: { version: string; day: number; status?: string; tag?: string }[];
let tags: string[];
const posted: string[] = [];

const versionName = (version: string) => `projects/p/sites/p/versions/${version}`;
const asGoogleSays = ({
  version,
  day,
  status = 'FINALIZED',
  tag = `fh-${version}`,
}: (typeof releases)[number]) => ({
  name: `projects/p/sites/p/channels/live/releases/${day}`,
  type: 'DEPLOY',
  releaseTime: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
  releaseUser: { email: 'staff@example.org' },
  version: {
    name: versionName(version),
    status,
    config: {
      rewrites: ['api', 'site'].map((serviceId) => ({
        glob: '**',
        run: { serviceId, region: 'asia-south1', tag: tag === '' ? undefined : tag },
      })),
    },
  },
});

/** Google, as far as it is asked. */
const request = (asked: string, init: RequestInit = {}): Promise<Response> => {
  const url = new URL(asked);
  const respond = (status: number, body: object) => Promise.resolve(Response.json(body, { status }));
  if (new Headers(init.headers).get('authorization') !== 'Bearer token')
    return respond(401, { error: { message: 'Who are you?' } });
  if (/^\/v2\/projects\/p\/locations\/asia-south1\/services\/(api|site)$/.test(url.pathname))
    return respond(200, { trafficStatuses: [{ percent: 100 }, ...tags.map((tag) => ({ tag }))] });
  if (url.pathname !== '/v1beta1/projects/p/sites/p/channels/live/releases') return respond(404, {});
  if (init.method === 'POST') {
    posted.push(url.searchParams.get('versionName') ?? '');
    return respond(200, {});
  }
  const from = Number(url.searchParams.get('pageToken') ?? 0);
  return respond(200, {
    releases: releases.slice(from, from + 2).map(asGoogleSays),
    ...(from + 2 < releases.length ? { nextPageToken: String(from + 2) } : {}),
  });
};
const siteSeenBy = (token: string): HostedSite => ({
  project: 'p',
  site: 'p',
  call: googleApi('p', { token: () => Promise.resolve(token), request }),
});
const site = siteSeenBy('token');

beforeEach(() => {
  releases = [
    { version: 'c', day: 9 },
    { version: 'b', day: 7 },
    { version: 'a', day: 3 },
  ];
  tags = ['fh-a', 'fh-b', 'fh-c'];
  posted.length = 0;
});

test('back to what was deployed before, and one further the next time', async () => {
  const versions = await releasedVersions(site);
  expect(versions.map(({ id, isLive }) => [id, isLive])).toEqual([
    ['c', true],
    ['b', false],
    ['a', false],
  ]);
  await releaseAgain(versionBefore(versions), site);
  expect(posted).toEqual([versionName('b')]);

  releases.unshift({ version: 'b', day: 10 });
  const after = await releasedVersions(site);
  expect(after.map(({ id, isLive, releasedAt }) => [id, isLive, releasedAt.slice(8, 10)])).toEqual([
    ['c', false, '09'],
    ['b', true, '07'],
    ['a', false, '03'],
  ]);
  expect(versionBefore(after).id).toBe('a');
  expect(versionBefore(after, 'c').id).toBe('c');
});

test('a version whose functions are gone or not known is refused, and nothing is released', async () => {
  tags = ['fh-c'];
  const versions = await releasedVersions(site);
  await expect(releaseAgain(versionBefore(versions), site)).rejects.toThrow(
    'The version of api that b was made with (fh-b) is gone. Choose a newer one: --list',
  );
  releases = [
    { version: 'c', day: 9 },
    { version: 'b', day: 7, tag: '' },
  ];
  await expect(releaseAgain(versionBefore(await releasedVersions(site)), site)).rejects.toThrow(
    'b does not say which version of api answers for it: it was deployed without pinTag',
  );
  expect(posted).toEqual([]);
});

test('what was deleted is not offered; where there is nothing to go back to, it is said', async () => {
  releases = [
    { version: 'c', day: 9 },
    { version: 'b', day: 7, status: 'DELETED' },
  ];
  const versions = await releasedVersions(site);
  expect(() => versionBefore(versions)).toThrow('There is no version before the one that is live');
  expect(() => versionBefore(versions, 'b')).toThrow('There is no version b');
  expect(() => versionBefore(versions, 'c')).toThrow('c is what visitors get already');
});

test('what Google refuses is told', async () => {
  await expect(releasedVersions(siteSeenBy('none'))).rejects.toThrow('answers 401: Who are you?');
});

test('a site that there is not is named', async () => {
  await expect(releasedVersions({ ...site, site: 'q' })).rejects.toThrow('p has no Hosting site q');
});
