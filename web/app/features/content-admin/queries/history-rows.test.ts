import { expect, test } from 'vitest';
import { rowsOf, savesBehind } from './history-rows';

const save = (action: 'create' | 'draft' | 'publish' | 'update', minute: number, uid = 'sita') => ({
  action,
  at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  actor: { uid },
});
const saves = [
  save('publish', 500),
  save('draft', 490),
  save('draft', 480),
  save('draft', 470, 'hari'),
  save('draft', 300, 'hari'),
  save('update', 299),
  save('create', 0),
];

test('drafts of one sitting are one row, by person and pause', () => {
  expect(rowsOf(saves).map(({ entry, count }) => [entry.action, count])).toEqual([
    ['publish', 1],
    ['draft', 2],
    ['draft', 1],
    ['draft', 1],
    ['update', 1],
    ['create', 1],
  ]);
});

test('to what was published belong all its drafts, to a draft those of its sitting, to any other save none', () => {
  expect(saves.map((_, at) => savesBehind(saves, at))).toEqual([4, 1, 0, 0, 0, 0, 0]);
});
