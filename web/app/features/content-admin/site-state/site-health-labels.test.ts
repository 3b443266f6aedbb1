import { expect, test } from 'vitest';
import type { SiteHealth } from '@content/api/contract';
import { detailsOf, findingsOf, summaryOf } from './site-health-labels';

const none = { count: 0, names: [] };
const cleanup = {
  at: '2026-11-21T21:31:00Z',
  seconds: 12,
  purged: 1,
  removed: 3,
  unknown: none,
  failed: none,
};
const backup = {
  at: '2026-11-21T20:33:00Z',
  name: '2026-11-21T20-30-00Z',
  documents: 1240,
  files: 4120,
  bytes: 1_288_490_189,
  accounts: 3,
};
const good: SiteHealth = {
  now: '2026-11-22T10:00:00Z',
  cleanup,
  storage: {
    media: { files: 4000, bytes: 1_288_490_189 },
    other: { files: 1, bytes: 100 },
  },
  backup,
  backupFailedAt: null,
  errors: [],
  reports: [],
};
const textsOf = (state: Partial<SiteHealth>) =>
  findingsOf({ ...good, ...state }).map(({ text, advice }) => [text, advice ?? ''].join(' | '));
const badOf = (state: Partial<SiteHealth>) =>
  findingsOf({ ...good, ...state }).flatMap(({ title, isGood }) => (isGood ? [] : [title]));

test('when all is well it says so, in words', () => {
  expect(summaryOf(findingsOf(good))).toBe('Everything is in order.');
  expect(textsOf({})).toEqual([
    'The last backup was made on 22 November 2026 at 02:18. It holds 1,240 records, 4,120 files and 3 accounts. | ',
    'The last one was on 22 November 2026 at 03:16. 1 item left the trash after thirty days, and 3 unused files were removed. | ',
    'None in the last seven days. | ',
    '1.2 GB in 4,001 files. Each picture is kept in several sizes. | ',
  ]);
});

test('what has not run for 36 hours is told with its day and what to do', () => {
  const now = '2026-11-25T10:00:00Z';
  expect(badOf({ now })).toEqual(['Backup', 'Daily clean-up']);
  expect(textsOf({ now }).slice(0, 2)).toEqual([
    'There has been no backup since Sunday 22 November. | Tell the person who looks after the site. Until then, nothing is lost on the site itself.',
    'The daily clean-up has not run since Sunday 22 November. | Tell the person who looks after the site. The site works without it, but grows.',
  ]);
  expect(summaryOf(findingsOf({ ...good, now }))).toBe('2 things need attention.');
});

test('what has never run', () => {
  expect(badOf({ cleanup: null, backup: null })).toEqual(['Backup', 'Daily clean-up']);
  expect(textsOf({ cleanup: null, backup: null })[0]).toBe(
    'No backup has been made yet. | The first one will be made tonight. If this is still here tomorrow, tell the person who looks after the site.',
  );
  expect(textsOf({ storage: null })[3]).toContain('it has found no files yet');
  expect(summaryOf(findingsOf({ ...good, cleanup: null }))).toBe('One thing needs attention.');
});

test('a backup that failed, and a clean-up that could not do everything', () => {
  expect(badOf({ backupFailedAt: '2026-11-22T20:40:00Z' })).toEqual(['Backup']);
  expect(textsOf({ backupFailedAt: '2026-11-22T20:40:00Z' })[0]).toContain(
    'The one of Monday 23 November failed.',
  );
  const failed = { count: 2, names: ['trash/a', 'trash/b'] };
  expect(badOf({ cleanup: { ...cleanup, failed } })).toEqual(['Daily clean-up']);
  const unknown = { count: 23, names: ['media/x'] };
  expect(badOf({ cleanup: { ...cleanup, unknown } })).toEqual([]);
  expect(detailsOf({ ...good, cleanup: { ...cleanup, failed, unknown } })).toEqual([
    'Last backup: 2026-11-21T20-30-00Z, 1.2 GB of files',
    'Clean-up failed for: trash/a, trash/b',
    'Unknown to the clean-up: media/x and 22 more',
    'Stored under media: 1.2 GB in 4,000 files',
    'Stored under other: 1 KB in 1 file',
  ]);
});

test('errors of the week: a few are normal', () => {
  const few = [
    { day: '2026-11-22', server: 3, browser: 0 },
    { day: '2026-11-20', server: 5, browser: 1 },
  ];
  expect(badOf({ errors: few })).toEqual([]);
  expect(textsOf({ errors: few })[2]).toBe(
    '8 requests to the site failed on our side. Visitors’ browsers have reported 1 error. Most of it was on Friday 20 November. | A few in a week are normal.',
  );
  const many = [{ day: '2026-11-22', server: 30, browser: 0 }];
  expect(badOf({ errors: many })).toEqual(['Errors this week']);
  expect(textsOf({ errors: many })[2]).toBe(
    '30 requests to the site failed on our side. | Tell the person who looks after the site.',
  );
});
