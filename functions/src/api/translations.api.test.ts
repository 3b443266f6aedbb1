import { expect, test } from 'vitest';
import { contentTypeAt, type AnyItem, type ContentTypeStructure } from '@content';
import type { Overview } from '@content/api/contract';
import { publishingPartNames } from '@content/items/publishing-status';
import { bold, paragraph, richText } from '@content/testing/builders';
import type { WithTexts } from '@content/texts/rich-text';
import { outdatedTranslations } from '@content/items/translation-sources';
import { flatItem } from '@content/items/translations';
import { homeDefaults } from '@site/defaults/home';
import { home as homeInNepali } from '@site/defaults/ne';
import { dataOf, file, uploadTo, problemOf } from '../testing/api';
import { pdf, picture, uniqueCopy } from '../testing/files';
import { useApi } from '../testing/hooks';

const api = useApi();

const noticeType = contentTypeAt('notices') as ContentTypeStructure;

type Translated = AnyItem & WithTexts & { readonly ne?: object; readonly en?: object };
const itemOf = dataOf<Translated>;
const listOf = dataOf<Translated[]>;

const add = async (path: string, body: object) => itemOf(await api.staff(path, 'POST', body))._id;
const patch = async (path: string, body: object) => itemOf(await api.staff(path, 'PATCH', body));
const read = async (path: string) => itemOf(await api.call(path));

test('the specified fields keep their original; the translation is beside them, and replaces them on request', async () => {
  const id = await add('/notices', {
    title: 'Office closed',
    description: richText(paragraph(bold('Closed'), ' on Friday')),
    ne_title: 'कार्यालय बन्द',
    ne_description: richText(paragraph('शुक्रबार ', bold('बन्द'))),
  });
  const plain = await read(`/notices/${id}`);
  expect(plain).toMatchObject({
    title: 'Office closed',
    description: 'Closed on Friday',
    ne: { title: 'कार्यालय बन्द', description: 'शुक्रबार बन्द' },
  });
  expect(Object.keys(plain).filter((name) => name.includes('_') && !name.startsWith('_'))).toEqual([]);
  expect(plain.en).toBeUndefined();
  const nepali = await read(`/notices/${id}?language=ne`);
  expect(nepali).toMatchObject({ title: 'कार्यालय बन्द', description: 'शुक्रबार बन्द' });
  expect(nepali._texts?.['description']).toEqual([paragraph('शुक्रबार ', bold('बन्द'))]);
  expect([nepali.ne, nepali.en]).toEqual([undefined, undefined]);
  expect(await read(`/notices/${id}?language=en`)).toMatchObject({ title: 'Office closed' });
  const listed = listOf(await api.call('/notices?language=ne')).find(({ _id }) => _id === id);
  expect(listed).toMatchObject({ title: 'कार्यालय बन्द' });
});

test('Nepali texts are translated into English; one without a translation stays as written', async () => {
  const id = await add('/notices', {
    title: 'आवेदन आह्वान',
    description: 'इच्छुक छात्राले आवेदन दिनुहोला।',
    place: 'कार्यालय',
    en_title: 'Call for applications',
    ne_title: 'नपढिने',
  });
  const english = { title: 'Call for applications', place: 'कार्यालय' };
  expect(await read(`/notices/${id}?language=en`)).toMatchObject(english);
  // Its own language needs no translation: nobody reads what stands there.
  expect(await read(`/notices/${id}?language=ne`)).toMatchObject({ title: 'आवेदन आह्वान' });
  const plain = await read(`/notices/${id}`);
  expect([plain.ne, plain.en]).toEqual([undefined, { title: 'Call for applications' }]);
});

test('a translation is drafted, published and unpublished with its item; a draft is not public', async () => {
  const id = await add('/notices', { title: 'A walk', description: 'On Friday', ne_title: 'पदयात्रा' });
  const draft = { ne_title: 'गोप्य पदयात्रा', [publishingPartNames.state]: 'draft' };
  const change = await patch(`/notices/${id}`, draft);
  expect(change).toMatchObject({ title: 'A walk', ne: { title: 'गोप्य पदयात्रा' } });
  for (const query of ['', '?language=ne', '?language=en']) {
    const response = await api.call(`/notices/${id}${query}`);
    expect(response.text).not.toContain('गोप्य');
  }
  expect(await read(`/notices/${id}?language=ne`)).toMatchObject({ title: 'पदयात्रा' });
});

test('an item lists its languages, and staff can set the original one', async () => {
  const texts = { title: 'USAID 12', description: 'www.example.org', en_title: 'Project 12' };
  const id = await add('/notices', texts);
  expect(await read(`/notices/${id}`)).toMatchObject({ title: 'USAID 12', _languages: ['en'] });
  const change = await patch(`/notices/${id}`, { language: 'nepali' });
  expect(change).toMatchObject({ language: 'Nepali', en: { title: 'Project 12' } });
  const plain = await read(`/notices/${id}`);
  expect(plain).toMatchObject({ _languages: ['ne', 'en'], en: { title: 'Project 12' } });
  expect([plain['language'], plain['translationSources']]).toEqual([undefined, undefined]);
  const english = { title: 'Project 12', _languages: ['ne', 'en'] };
  expect(await read(`/notices/${id}?language=en`)).toMatchObject(english);
  const refused = await api.staff(`/notices/${id}`, 'PATCH', { language: 'French' });
  expect([refused.status, refused.body.detail]).toEqual([400, 'Written in must be one of: English, Nepali']);
});

test('staff find what is untranslated, and what has changed since its translation', async () => {
  const word = `needle${Date.now()}`;
  const found = async (attention: string) =>
    listOf(await api.staff(`/notices?view=admin&q=${word}&attention=${attention}`)).map(({ _id }) => _id);
  const id = await add('/notices', { title: `A walk ${word}`, description: 'On Friday' });
  expect([await found('untranslated'), await found('outdated')]).toEqual([[id], []]);
  await patch(`/notices/${id}`, { ne_title: 'पदयात्रा', ne_description: 'शुक्रबार' });
  expect([await found('untranslated'), await found('outdated')]).toEqual([[], []]);
  const changed = await patch(`/notices/${id}`, { description: 'On Saturday' });
  expect(outdatedTranslations(noticeType, flatItem(noticeType, changed))).toEqual(['ne_description']);
  expect(await found('outdated')).toEqual([id]);
  const { attention } = dataOf<Overview>(await api.staff('/overview'));
  const counted = attention.find(({ path, reason }) => path === 'notices' && reason === 'outdated');
  // Other tests write into the same type.
  expect(counted?.total).toBeGreaterThanOrEqual(1);
});

test('descriptions of pictures and names of documents are translated with their item', async () => {
  const sent = [
    file(await picture(63, 41), 'ridge.jpg'),
    file(uniqueCopy(await pdf(1)), 'terms.pdf'),
    file(uniqueCopy(await pdf(2)), 'map.pdf'),
  ];
  const [ridge = '', terms = '', map = ''] = await Promise.all(sent.map((one) => uploadTo(api, one)));
  const files = {
    image: [{ media: ridge, alt: 'A ridge', ne: { alt: 'डाँडा' } }],
    attachments: [
      { media: terms, label: 'Terms', ne: { label: 'सर्तहरू' } },
      { media: map, label: 'Map', ne: { label: '' } },
    ],
  };
  const id = await add('/notices', { title: 'A walk', description: 'On Friday', files });
  type Files = Readonly<Record<string, readonly { readonly ne?: object }[]>>;
  const filesIn = async (query: string) => (await read(`/notices/${id}${query}`)).files as Files;
  const plain = await filesIn('');
  expect(plain['image']).toMatchObject([{ alt: 'A ridge', ne: { alt: 'डाँडा' } }]);
  expect(plain['attachments']).toMatchObject([{ label: 'Terms', ne: { label: 'सर्तहरू' } }, { label: 'Map' }]);
  const nepali = await filesIn('?language=ne');
  expect(nepali['image']).toMatchObject([{ alt: 'डाँडा' }]);
  expect(nepali['attachments']).toMatchObject([{ label: 'सर्तहरू' }, { label: 'Map' }]);
  for (const one of Object.values(nepali).flat()) expect(one).not.toHaveProperty('ne');
  expect((await filesIn('?language=en'))['image']).toMatchObject([{ alt: 'A ridge' }]);
  // The form of the API describes it anew, and the translation stays; an empty one is taken away.
  await patch(`/notices/${id}`, { imageAlt: 'A ridge at dawn' });
  expect((await filesIn(''))['image']).toMatchObject([{ alt: 'A ridge at dawn', ne: { alt: 'डाँडा' } }]);
  const image = (ne: object) => ({ files: { image: [{ media: ridge, alt: 'A ridge', ne }] } });
  await patch(`/notices/${id}`, image({ alt: '' }));
  expect((await filesIn(''))['image']?.[0]?.ne).toBeUndefined();
  expect(problemOf(await api.staff(`/notices/${id}`, 'PATCH', image({ alt: 'क'.repeat(301) })))).toEqual([
    400,
    'A description can have at most 300 characters',
  ]);
});

test('the default Nepali texts of a page are used until staff change the originals', async () => {
  const home = async () => listOf(await api.call('/home?language=ne'))[0];
  expect(await home()).toMatchObject({ headline: homeInNepali.headline, line: homeInNepali.line });
  const id = await add('/home', { ...homeDefaults, headline: 'Light on every ridge' });
  expect(await home()).toMatchObject({ headline: 'Light on every ridge', line: homeInNepali.line });
  await patch(`/home/${id}`, { ne_headline: 'हरेक डाँडामा उज्यालो' });
  expect(await home()).toMatchObject({ headline: 'हरेक डाँडामा उज्यालो' });
  expect(listOf(await api.call('/home'))[0]).toMatchObject({ headline: 'Light on every ridge' });
});
