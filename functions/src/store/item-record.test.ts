import { expect, test } from 'vitest';
import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { objectivesDefaults } from '@site/defaults/objectives';
import { readState } from './item-record';

test.each([
  ['notices', { title: 'Old' }, { title: 'Old', kind: '', closesOn: '', firstPage: true }],
  ['objectives', { lead: 'Kept' }, { lead: 'Kept', items: objectivesDefaults.items }],
])('what was stored before %s had a field reads as its default', (path, values, expected) => {
  const at = new Date();
  const times = { version: 4, updatedAt: at };
  const published = { ...times, values, files: { leaflet: [] }, from: null, until: null };
  const record = { ...times, path, id: 'old', createdAt: at, wasPublished: true, published, draft: null };
  const state = readState(contentTypeAt(path) as ContentTypeDefinition, record);
  expect(state.published?.values).toMatchObject(expected);
  // Files of a field that another release knows are in use.
  expect(state.published?.files).toMatchObject(published.files);
});
