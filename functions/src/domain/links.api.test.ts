import { expect, test } from 'vitest';
import type { AnyItem } from '@content';
import type { ItemLinks, Overview } from '@content/api/contract';
import { checkLinks } from '../cleanup/check-links';
import { createSite } from '../delivery/site';
import { createServices } from '../services';
import { addItem, dataOf, servicesIn, typeAt } from '../testing/api';
import { useApi, useOwnProject, useServer } from '../testing/hooks';

// Links that other tests leave would be checked too.
useOwnProject('demo-links');
const api = useApi();

const addNotice = (title: string, description: string) =>
  addItem(api, typeAt('notices'), { title, description });
const addStory = () => addItem(api, typeAt('stories'));
const asked = async (links: string[], path = '', id = ''): Promise<ItemLinks> =>
  dataOf(await api.staff('/links', 'POST', { links, path, id }));
const redirect = (from: string, to: string) => api.staff('/redirects', 'POST', { from, to });
const attention = async (title: string) =>
  dataOf<AnyItem[]>(await api.staff(`/notices?view=admin&attention=links&q=${title}`)).length;

test('a link to what is not public is dead, and a form lists the items that link to its own', async () => {
  const { _id } = await addStory();
  const page = `${api.services.config.origin}/ne/story/${_id}`;
  const file = dataOf<AnyItem>(await api.staff(`/stories/${_id}?view=admin`)).files['imageUrls']?.[0]
    ?.address;
  const linking = await addNotice('Linking', `See ${page} and www.example.org`);
  const live = [
    page,
    `/story/${_id}#part`,
    String(file),
    '/notices?kind=Vacancy',
    '/search?q=a',
    '/ne/events',
    '/notices.xml',
  ];
  const dead = ['/story/nobody', '/nowhere', '/files/stories/nobody/a/b.jpg'];
  expect(await asked([...live, ...dead, 'https://example.org/'], 'stories', _id)).toEqual({
    dead,
    from: [{ path: 'notices', _id: linking._id, title: 'Linking' }],
  });
  expect(await attention('Linking')).toBe(0);
  const program = await addItem(api, typeAt('programs'));
  await api.staff(`/notices/${linking._id}`, 'PATCH', { program: program._id });
  expect((await asked([], 'programs', program._id)).from).toEqual([
    { path: 'notices', _id: linking._id, title: 'Linking' },
  ]);
  await api.staff(`/stories/${_id}/unpublish`, 'POST', {});
  expect((await asked([page, String(file)])).dead).toEqual([page, file]);
  expect(await attention('Linking')).toBe(1);
  const { attention: all } = dataOf<Overview>(await api.staff('/overview'));
  const items = [{ _id: linking._id, title: 'Linking' }];
  expect(all).toContainEqual({ path: 'notices', reason: 'links', total: 1, items });
});

test('a redirect is refused from a page, from a reserved path, and in a circle', async () => {
  const { _id } = await addStory();
  const refusal = async (from: string, to: string) => {
    const { status, body } = await redirect(from, to);
    return [status, body.errors?.[0]?.field];
  };
  expect(await refusal(`/story/${_id}`, '/stories')).toEqual([400, 'from']);
  for (const from of ['/notices', '/api/v1/notices', '/admins', 'old', '/a?b', '/ne/old', '//example.org'])
    expect(await refusal(from, '/stories')).toEqual([400, 'from']);
  expect(await refusal('/same', '/same')).toEqual([400, 'to']);
  expect((await redirect('/first', '/second')).status).toBe(201);
  expect(await refusal('/second', '/first')).toEqual([400, 'to']);
  const { _id: back } = dataOf<AnyItem>(await redirect('/back', '/forth'));
  await api.staff(`/redirects/${back}`, 'DELETE');
  const { _id: forth } = dataOf<AnyItem>(await redirect('/forth', '/back'));
  const restore = async () => (await api.staff(`/redirects/${back}/restore`, 'POST', {})).status;
  expect(await restore()).toBe(400);
  await api.staff(`/redirects/${forth}`, 'DELETE');
  expect(await restore()).toBe(200);
});

const site = useServer(() => {
  const services = createServices();
  const gone = /gone|old/;
  return createSite(services, () =>
    Promise.resolve({
      handle: ({ url }) => Promise.resolve(new Response('', { status: gone.test(url) ? 404 : 200 })),
      normalizeUrl: (path) => ({ path, movedTo: null, isFresh: true }),
      nameRequest: (html) => html,
    }),
  );
});
const opened = async (path: string) => {
  const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
  return [status, headers.get('location'), /s-maxage=\d+/.test(headers.get('cache-control') ?? '')];
};

test('a redirected URL without a page sends visitors on in their language, until the redirect is deleted', async () => {
  const { _id } = dataOf<AnyItem>(await redirect('/story/gone', '/stories?a=b'));
  await redirect('/old', 'https://example.org/new');
  expect((await redirect('/old.html', '/ne/stories')).status).toBe(201);
  expect(await opened('/story/gone?fbclid=1')).toEqual([301, '/stories?a=b', true]);
  expect(await opened('/ne/story/gone/')).toEqual([301, '/ne/stories?a=b', true]);
  expect(await opened('/ne/old')).toEqual([301, 'https://example.org/new', true]);
  expect(await opened('/ne/old.html')).toEqual([301, '/ne/stories', true]);
  expect((await opened('/story/there'))[0]).toBe(200);
  expect((await asked(['/story/gone'])).dead).toEqual([]);
  await api.staff(`/redirects/${_id}`, 'DELETE');
  expect((await opened('/story/gone'))[0]).toBe(404);
});

let hits: string[] = [];
const other = useServer(() => (request, response) => {
  hits.push(request.url ?? '');
  const moved = request.url === '/moved' ? { location: '/missing' } : {};
  response.writeHead(request.url === '/fine' ? 200 : request.url === '/moved' ? 302 : 404, moved).end();
});

test('links to other sites are checked daily, and broken after two failures', async () => {
  const names = ['fine', 'missing', 'moved'].map((name) => `${other.url}/${name}`);
  const { _id } = await addNotice('Elsewhere', names.join(' '));
  const night = async (days: number, isAllowed = () => true) => {
    hits = [];
    await checkLinks(servicesIn(days), isAllowed);
    return hits.length;
  };
  // Private addresses are never asked: neither as numbers nor by a name.
  await addNotice('Inside', `http://localhost:${new URL(other.url).port}/fine`);
  hits = [];
  await checkLinks(servicesIn(0));
  expect(hits).toEqual([]);
  expect([await night(0), await night(1), await attention('Elsewhere')]).toEqual([0, 5, 1]);
  expect((await asked(names)).dead).toEqual(names.slice(1));
  await api.staff(`/notices/${_id}`, 'PATCH', { description: `${other.url}/fine is there.` });
  await night(2);
  const kept = (await api.services.operations.checkedLinks()).map(({ href }) => href);
  expect([...names.map((name) => kept.includes(name)), await attention('Elsewhere')]).toEqual([
    true,
    false,
    false,
    0,
  ]);
});
