import { expect, test } from 'vitest';
import { type ContentTypeDefinition, contentTypeAt } from '@content';
import { bold, paragraph, richText } from '@content/testing/builders';
import { defaultValues } from '@content/items/default-values';
import { anItem, picture } from '../../../testing/items';
import { emptyContent, formContentOf } from '../form/content/form-content';
import { differencesOf } from './differences';

const notice = contentTypeAt('notices') as ContentTypeDefinition;
const item = (title: string, description: string, ids: string[] = []) =>
  formContentOf(
    notice,
    anItem({ ...defaultValues(notice), title, description }, { image: ids.map((id) => picture(id)) }),
  );

test('a text is told word by word, a file by its name', () => {
  const found = differencesOf(
    notice,
    item('Meeting', 'We leave at seven.', ['a']),
    item('Meeting', 'We leave at eight.', ['b']),
  );
  expect(found.map(({ field, before, after }) => [field.label, before, after])).toEqual([
    ['Description', 'We leave at seven.', 'We leave at eight.'],
    [notice.fields['image']?.label, 'a.jpg', 'b.jpg'],
  ]);
  expect(found[0]?.pieces).toMatchObject([
    { value: 'We leave at ', added: false, removed: false },
    { value: 'seven', removed: true },
    { value: 'eight', added: true },
    { value: '.', added: false, removed: false },
  ]);
  expect(found[1]?.pieces).toBeNull();
});

test('of a long text what was changed is told with the words around it', () => {
  const long = 'A sentence that nobody has touched. '.repeat(40);
  const [found] = differencesOf(
    notice,
    item('x', `${long}At seven. ${long}At school. ${long}`),
    item('x', `${long}At eight. ${long}At home. ${long}`),
  );
  const told = found?.pieces?.map(({ value }) => value).join('') ?? '';
  expect(told).toMatch(/^….* At .*seven.*eight.* touched\..*….*touched.* At .*school.*home.*…$/);
  expect(told.length).toBeLessThan(400);
});

test('of a text with the same words it is told that their form was changed', () => {
  const [found] = differencesOf(
    notice,
    item('x', 'Bring two photos.'),
    item('x', richText(paragraph('Bring ', bold('two'), ' photos.'))),
  );
  expect(found).toMatchObject({ name: 'description', isFormOnly: true });
});

test('Nepali words stay whole', () => {
  const [found] = differencesOf(notice, item('खाने पानी योजना', 'x'), item('खाने पानी योजनाको', 'x'));
  expect(
    found?.pieces?.filter(({ added, removed }) => added || removed).map(({ value }) => value.trim()),
  ).toEqual(['योजना', 'योजनाको']);
});

test('texts without a word in common stand one below the other, and a first version tells all that it has', () => {
  const [found] = differencesOf(notice, item('One', 'x'), item('Two', 'x'));
  expect(found).toMatchObject({ before: 'One', after: 'Two', pieces: null });
  expect(differencesOf(notice, emptyContent(notice), item('One', 'x')).map(({ name }) => name)).toEqual([
    'title',
    'description',
  ]);
});
