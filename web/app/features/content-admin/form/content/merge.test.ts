import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { expect, test } from 'vitest';
import { anItem, picture } from '../../../../testing/items';
import { formContentOf, mergeContents, withoutDeletedFiles } from './form-content';

const notice = contentTypeAt('notices') as ContentTypeDefinition;
const at = (title: string, description: string, alt = '') =>
  formContentOf(notice, anItem({ title, description }, { image: [picture('a', alt)] }));

test('what only one person changed is taken from that person', () => {
  const merge = mergeContents(notice, at('t', 'd'), at('mine', 'd'), at('t', 'theirs'));
  expect([merge.theirs, merge.conflicts]).toEqual([['description'], []]);
  expect(merge.content).toEqual(at('mine', 'theirs'));
});

test('what both changed alike is no conflict', () => {
  const merge = mergeContents(notice, at('t', 'd'), at('same', 'd'), at('same', 'd'));
  expect([merge.theirs, merge.conflicts, merge.content]).toEqual([[], [], at('same', 'd')]);
});

test('what both changed differently is asked about; mine stands until then', () => {
  const theirs = at('theirs', 'd', 'their words');
  const merge = mergeContents(notice, at('t', 'd'), at('mine', 'd', 'my words'), theirs);
  expect(merge.conflicts).toEqual(['title', 'image']);
  expect(merge.content).toEqual(at('mine', 'd', 'my words'));
});

test('what was typed while a form was on its way stays typed', () => {
  const merge = mergeContents(notice, at('sent ', 'd'), at('sent and more', 'd'), at('sent', 'd'));
  expect(merge.content).toEqual(at('sent and more', 'd'));
});

const story = contentTypeAt('stories') as ContentTypeDefinition;
const withPictures = (...ids: string[]) =>
  formContentOf(
    story,
    anItem({ title: 't', description: 'd' }, { imageUrls: ids.map((id) => picture(id, `of ${id}`)) }),
  );

test('a picture that another person has taken away takes its description along', () => {
  const left = withoutDeletedFiles(story, withPictures('a', 'b', 'c'), withPictures('b', 'c', 'd'));
  expect(left).toEqual(withPictures('b', 'c'));
});

test('a field whose only picture was replaced shows theirs', () => {
  const left = withoutDeletedFiles(story, withPictures('a'), withPictures('b'));
  expect(left).toEqual(withPictures('b'));
});
