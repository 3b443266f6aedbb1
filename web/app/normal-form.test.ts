import { expect, test } from 'vitest';
import { encodeCursor } from '@content/items/page-token';
import { normalizeUrl } from './normal-form';

const cursor = encodeCursor([12, 'abc']);
const loose = btoa('[ 12, "abc" ]');

test.each([
  ['/?fbclid=1&utm_source=x', '/'],
  ['/notices?x=1', '/notices'],
  ['/notices/', '/notices'],
  ['/NoTices', '/notices'],
  ['/%6eotices', '/notices'],
  ['/story/abc?photo=p1', '/story/abc'],
  ['/notices/a%2Fb', '/notices/a%2Fb'],
  [`/notices?after=${cursor}&x=1`, `/notices?after=${cursor}`],
  [`/notices?after=${encodeURIComponent(loose)}`, `/notices?after=${cursor}`],
  ['/notices?after=nonsense', '/notices'],
  [`/notices?after=${cursor}&state=closed`, `/notices?state=closed&after=${cursor}`],
  ['/notices?state=open&kind=VACANCY&fbclid=1', '/notices?kind=Vacancy&state=open'],
  ['/notices?kind=gossip&state=ajar', '/notices'],
  ['/notices?open=n1&kind=gossip', '/notices?open=n1'],
  ['/notices?open=a/b', '/notices'],
  ['/gallery?category=trainings', '/gallery'],
  ['/gallery?photo=p1&category=sUPPORT', '/gallery?category=Support&photo=p1'],
  ['/gallery?category=nothing&photo=a/b', '/gallery'],
  ['/nowhere?x=1', '/nowhere'],
  ['/some/where/else?after=x', '/some/where/else'],
  ['/notices.data?_routes=x', '/404'],
  ['/__manifest?p=/', '/404'],
  ['/%ff', '/404'],
  ['/sitemap.xml?x=1', '/sitemap.xml'],
  ['/site.webmanifest?x=1', '/site.webmanifest'],
  ['/admins/notices?q=water', '/admins/notices'],
  ['/ne', '/ne'],
  ['/NE/', '/ne'],
  ['/ne/NoTices/?kind=VACANCY&x=1', '/ne/notices?kind=Vacancy'],
  ['/ne/story/abc?photo=p1', '/ne/story/abc'],
  ['/ne/notices.xml?x=1', '/ne/notices.xml'],
  ['/NOTICES/n1/event.ics?x=1', '/notices/n1/event.ics'],
  ['/ne/nowhere', '/ne/nowhere'],
  ['/ne/admins/notices', '/ne/404'],
  ['/ne/sitemap.xml', '/ne/404'],
  ['/ne/notices.data', '/ne/404'],
  ['/en/notices', '/en/notices'],
  ['/nepal', '/nepal'],
])('%s is %s', (url, path) => {
  expect(normalizeUrl(url).path).toBe(path);
});

test('a link of staff asks for the page as it is this moment', () => {
  expect(normalizeUrl('/notices/abc?v=3')).toEqual({ path: '/notices/abc', movedTo: null, isFresh: true });
  expect(normalizeUrl('/notices/abc?photo=v').isFresh).toBe(false);
});

test.each([
  ['/NOTICES?fbclid=1', '/notices?fbclid=1'],
  ['/ne/', '/ne'],
  ['/Ne/NOTICES?x=1', '/ne/notices?x=1'],
  ['/ne/admins', null],
  ['/story/abc/?photo=p1', '/story/abc?photo=p1'],
  ['/story/a:b', '/story/a%3Ab'],
  ['/notices?fbclid=1', null],
  ['/', null],
  ['/nowhere/', null],
  ['/%ff', null],
  ['/notices.data?x', null],
])('%s belongs to %s, which belongs nowhere else', (url, movedTo) => {
  expect(normalizeUrl(url).movedTo).toBe(movedTo);
  if (movedTo !== null) expect(normalizeUrl(movedTo).movedTo).toBe(null);
});
