import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { expect, test } from 'vitest';
import type { AuditEntry } from '@content/api/contract';
import { doneText } from './history-labels';

const program = contentTypeAt('programs') as ContentTypeDefinition;
const entry = (action: AuditEntry['action'], changed: readonly string[] = []): AuditEntry => ({
  _id: 'x',
  at: '2026-01-01T00:00:00.000Z',
  path: 'programs',
  itemId: 'y',
  title: 'Springs',
  actor: { uid: 'z', email: 'sita@example.org', displayName: 'Sita' },
  action,
  changed,
});

test('changes are told by the labels of the form', () => {
  const done = (...changed: string[]) => doneText(program, entry('update', changed), 'it');
  expect(done('fundingPartner')).toBe('changed Funding Partner and Donor');
  expect(done('name', 'budget', 'isOngoing')).toBe('changed Name of Project, Total Budget (NRP), and Status');
  expect(done('aFieldOfOldTimes')).toBe('changed aFieldOfOldTimes');
  expect(done()).toBe('saved it without a change');
});

test('that somebody has confirmed that a picture may be seen is told', () => {
  const published = (...confirmed: string[]) => doneText(program, { ...entry('publish'), confirmed }, 'it');
  expect(published('a')).toBe('published it, and confirmed that visitors may see its picture');
  expect(published('a', 'b')).toBe('published it, and confirmed that visitors may see 2 pictures');
});

test.each([
  ['draft', 'saved a draft', 'saved a draft of “$& 5”'],
  ['discard', 'gave up its draft of changes', 'gave up the draft of changes of “$& 5”'],
  ['publish', 'published it', 'published “$& 5”'],
] as const)('%s is told of it and of a title', (action, ofIt, ofTitle) => {
  expect(doneText(program, entry(action), 'it')).toBe(ofIt);
  expect(doneText(program, entry(action), '“$& 5”')).toBe(ofTitle);
});
