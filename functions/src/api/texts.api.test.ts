import { expect, test } from 'vitest';
import type { AnyItem } from '@content';
import { bold, bulletList, heading, link, paragraph, placed, richText } from '@content/testing/builders';
import { placedMedia, plainText, type WithTexts } from '@content/texts/rich-text';
import { createReader } from '../domain/reader';
import { dataOf, file, uploadTo } from '../testing/api';
import { picture } from '../testing/files';
import { useApi } from '../testing/hooks';

const api = useApi();

type Told = AnyItem & WithTexts;
const itemOf = dataOf<Told>;

async function noticeWith(description: string) {
  const { _id } = itemOf(await api.staff('/notices', 'POST', { title: 'A text', description }));
  return {
    forStaff: itemOf(await api.staff(`/notices/${_id}?view=admin`)),
    forVisitors: itemOf(await api.call(`/notices/${_id}`)),
    forPages: (await createReader(api.services.content).one('notices', _id)) as unknown as Told,
  };
}

test('a plain text is stored as sent, whatever characters it has, and nothing is added', async () => {
  const text = '* not a list\n# not a heading\n\n1. <b>not bold</b> & `so on`_';
  const { forStaff, forVisitors, forPages } = await noticeWith(text);
  for (const told of [forStaff, forVisitors, forPages])
    expect([told['description'], told._texts]).toEqual([text, undefined]);
});

test('a plain text field is never rich text, whatever it contains', async () => {
  const contact = richText(paragraph(link('01-4412345', 'javascript:alert(1)')));
  const body = { title: 'A contact', description: 'Ask us.', contact };
  const { _id } = itemOf(await api.staff('/notices', 'POST', body));
  const { contact: shown, _texts } = itemOf(await api.call(`/notices/${_id}`));
  expect([shown, plainText(_texts?.['contact'] ?? [])]).toEqual([contact, contact]);
  expect(JSON.stringify(_texts)).not.toContain('"href":"javascript:');
});

test('rich text is stored as edited; visitors get plain text, with its blocks beside it', async () => {
  const who = heading(2, 'Who');
  const stored = richText(who, bulletList([paragraph(bold('Call'), ' 01-4412345')], '<script>x</script>'));
  const { forStaff, forVisitors, forPages } = await noticeWith(stored);
  const plain = 'Who\n\nCall 01-4412345\n<script>x</script>';
  expect([forStaff['description'], forVisitors['description']]).toEqual([stored, plain]);
  const list = await api.call('/notices?pageSize=1');
  expect(list.body.data).toMatchObject([{ description: plain, _texts: forVisitors._texts }]);
  expect(forStaff._texts).toBeUndefined();
  expect(forVisitors._texts?.['description']).toEqual([
    who,
    bulletList([paragraph(bold('Call'), ' ', link('01-4412345', 'tel:+97714412345'))], '<script>x</script>'),
  ]);
  expect(forPages['description']).toBe(plain);
  expect(forPages._texts).toEqual(forVisitors._texts);
  const found = await api.staff('/notices?view=admin&search=Call+01-4412345');
  expect((found.body as { data: AnyItem[] }).data.map(({ _id }) => _id)).toContain(forStaff._id);
});

test('visitors get the pictures that a text places, even after a replacement, and no others', async () => {
  const upload = async (width: number) => uploadTo(api, file(await picture(width, 20), 'a.jpg'));
  const [own = '', taken = '', foreign = '', other = ''] = await Promise.all([20, 21, 22, 23].map(upload));
  const text = (...media: string[]) => richText(paragraph('We walk.'), ...media.map(placed));
  const files = { imageUrls: [{ media: own, credit: 'Maya' }, { media: taken }] };
  const texts = { description: text(own, foreign, taken), ne_description: text(taken) };
  const elsewhere = { imageUrls: [{ media: foreign }] };
  await api.staff('/stories', 'POST', { title: 'B', description: 'B', files: elsewhere });
  const { _id } = itemOf(await api.staff('/stories', 'POST', { title: 'A', ne_title: 'अ', ...texts, files }));
  const shown = async (language: string) => {
    const story = itemOf(await api.call(`/stories/${_id}?language=${language}`));
    return [story['description'], placedMedia(story._texts?.['description'] ?? [])];
  };
  expect(await shown('en')).toEqual(['We walk.', [own, taken]]);
  expect(await shown('ne')).toEqual(['We walk.', [taken]]);
  await api.staff(`/media/${own}/replace`, 'POST', { media: other });
  expect(await shown('en')).toEqual(['We walk.', [other, taken]]);
  const { imageUrls } = itemOf(await api.call(`/stories/${_id}`)).files;
  expect(imageUrls).toMatchObject([{ credit: 'Maya' }, {}]);
  await api.staff(`/stories/${_id}`, 'PATCH', { files: { imageUrls: [{ media: other }] } });
  expect(await shown('ne')).toEqual(['We walk.', []]);
});

test('a text with only pictures does not count as a required text', async () => {
  const body = { title: 'A text', description: richText(placed('a'.repeat(40))) };
  const { errors } = (await api.staff('/notices', 'POST', body)).body;
  expect(errors).toEqual([{ field: 'description', message: 'Description is required' }]);
});

test('rich text with forbidden content is refused at its field', async () => {
  const body = { title: 'A text', description: richText(paragraph(link('x', 'javascript:alert(1)'))) };
  const { status, body: problem } = await api.staff('/notices', 'POST', body);
  const message = expect.stringContaining('href cannot be') as string;
  expect([status, problem.errors]).toEqual([400, [{ field: 'description', message }]]);
});

test('half a surrogate pair is replaced by U+FFFD, in values and in names', async () => {
  const half = 'A \ud83d';
  const texts = { title: half, description: half, [half]: half };
  const added = await api.staff('/notices', 'POST', { ...texts, files: { [half]: half } });
  expect([added.status, added.text]).toEqual([400, expect.stringContaining('file field called A')]);
  const taken = await api.staff('/notices', 'POST', texts);
  expect(itemOf(taken)).toMatchObject({ title: 'A \ufffd', description: 'A \ufffd' });
});
