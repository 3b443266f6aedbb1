import type { ContentPath, ItemAt } from '@content';
import { ReadError, type Reader } from '@content/api/contract';
import { organisationDefaults } from '@site/defaults/organisation';
import { expect, test } from 'vitest';
import { anItem } from '../../../testing/items';
import { renderPage } from '../../testing/render-page';
import { specifiedItems } from '../../testing/specified-items';
import * as page from './public-information-page';

/** The heads of the page's sections, given what is stored; a list of a type that is not given fails. */
async function sections(stored: Partial<Record<ContentPath, readonly object[]>>) {
  const reader: Reader = {
    list: <P extends ContentPath>(path: P) =>
      stored[path]
        ? Promise.resolve({
            items: stored[path].map((values) => anItem({ ...values })) as unknown as ItemAt<P>[],
          })
        : Promise.reject(new ReadError(503, 'The store is down')),
    one: () => Promise.reject(new ReadError(404, 'Not found')),
    search: () => Promise.resolve({ items: [], total: 0 }),
  };
  const { found, html: whole } = await renderPage(
    { '/public-information': page },
    '/public-information',
    reader,
  );
  expect(found.statusCode).toBe(200);
  const html = whole.split('<script')[0] ?? '';
  return { html, heads: [...html.matchAll(/<h[23][^>]*>([^<]*)/g)].map(([, head]) => head) };
}

test('shows what there is, publications by category', async () => {
  const { employees, programs, publications } = specifiedItems;
  const { heads, html } = await sections({
    organisation: [organisationDefaults],
    employees: [{ ...employees, category: 'Current Executive Committee', position: 'Chair' }, employees],
    programs: [programs],
    publications: [
      publications,
      { ...publications, _id: 'a', category: 'Audit' },
      { ...publications, _id: 'r', category: 'Annual report' },
    ],
  });
  expect(heads).toEqual([
    ...['Who we are', 'Who decides', 'Projects and their funding', 'Reports and publications'],
    ...['Annual reports', 'Audits', 'Other publications', 'Ask us, or complain'],
  ]);
  expect(html).toContain('Chair');
  expect(html).not.toContain('Director');
  expect(html).toContain('information@pahilokiran.example');
});

test('leaves out what is empty, or cannot be read, and names no officer where there is none', async () => {
  const organisation = [{ ...organisationDefaults, informationOfficer: '' }];
  const none = await sections({ organisation, employees: [], programs: [], publications: [] });
  expect(none.heads).toEqual(['Who we are', 'Ask us, or complain']);
  expect(none.html).not.toContain('Information officer');
  expect((await sections({})).heads).toEqual(none.heads);
});
