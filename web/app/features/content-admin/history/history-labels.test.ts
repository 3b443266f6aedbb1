import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import type { AuditEntry } from '@content/contract';
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
  ['create', 'added “a.pdf”'],
  ['draft', 'saved a draft of “a.pdf”'],
  ['schedule', 'named a date for “a.pdf” to be published'],
  ['publish', 'published “a.pdf”'],
  ['unpublish', 'unpublished “a.pdf”: visitors do not see it'],
  ['discard', 'gave up the draft of changes of “a.pdf”'],
  ['bringBack', 'brought an earlier version of “a.pdf” back'],
  ['delete', 'moved “a.pdf” to the trash'],
  ['restore', 'brought “a.pdf” back'],
  ['erase', 'erased “a.pdf” for good'],
  ['uploadMedia', 'uploaded “a.pdf”'],
  ['deleteMedia', 'deleted “a.pdf” for good'],
  ['describeMedia', 'described “a.pdf”'],
  ['noteConsent', 'noted who is in “a.pdf”, and whether they agree'],
  ['removeConsent', 'removed the note on the people in “a.pdf”'],
  ['invite', 'invited “a.pdf”'],
  ['remove', 'removed “a.pdf”'],
  ['secondFactorOn', 'turned on the second step of signing in'],
  ['passwordChanged', 'changed their password'],
  ['secondFactorOff', 'turned off the second step of signing in'],
] as const)('%s', (action, words) => {
  expect(doneText(program, entry(action), '“a.pdf”')).toBe(words);
});
