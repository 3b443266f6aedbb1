import { type ContentTypeDefinition, contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { anItem, aPublication } from '../../../testing/items';
import { undoOf } from './item-actions';

const typeAt = (path: string) => contentTypeAt(path) as ContentTypeDefinition;

const item = (version: number, given?: Parameters<typeof aPublication>[0]) => ({
  ...anItem({ title: 'Meeting' }, {}, version),
  _publication: aPublication(given),
});
const published = (version: number) => item(version);
const draft = (version: number) => item(version, { state: 'draft', isPublic: false });
const beside = (version: number, publicVersion: number) => item(version, { state: 'draft', publicVersion });
const begin = '2026-11-29T04:15:00.000Z';
const scheduled = (version: number) =>
  item(version, { state: 'scheduled', publishAt: begin, isPublic: false });
const back = (version: number, options: object) => ({
  name: `versions/${version}/restore`,
  options,
});
const atOnce = { state: 'published', publishAt: null, unpublishAt: null };

test.each([
  ['a change of what is published', published(1), published(2), back(1, atOnce)],
  ['a draft of changes', published(1), beside(2, 1), { name: 'discard-draft' }],
  ['a change of a draft', draft(1), draft(2), back(1, { state: 'draft' })],
  ['a draft that was published', draft(1), published(2), { name: 'unpublish' }],
  ['a published one that was unpublished', published(1), draft(2), back(1, atOnce)],
  ['a draft of changes that was published or given up', beside(2, 1), published(3), null],
  ['a change of a draft of changes', beside(2, 1), beside(3, 1), back(2, { state: 'draft' })],
  ['a scheduled one that was published', scheduled(1), published(2), { name: 'unpublish' }],
  ['a draft that was scheduled', draft(1), scheduled(2), back(1, { state: 'draft' })],
  ['an end that was named', published(1), item(2, { unpublishAt: begin }), back(1, atOnce)],
])('%s', (_, before, after, undo) => {
  expect(undoOf(typeAt('notices'), before, after)).toEqual(undo);
});

test.each([
  ['a notice is a draft again', 'notices', published(1), { name: 'unpublish' }],
  ['one that is scheduled too', 'notices', scheduled(1), { name: 'unpublish' }],
  ['of a draft there is nothing to undo', 'notices', draft(1), null],
  ['a page has its first texts again', 'about', published(1), back(0, { state: 'published' })],
  ['and a draft of them too', 'about', draft(1), back(0, { state: 'draft' })],
])('the first save: %s', (_, path, after, undo) => {
  expect(undoOf(typeAt(path), undefined, after)).toEqual(undo);
});
