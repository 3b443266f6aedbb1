import { expect, test } from 'vitest';
import { aboutDefaults } from '@site/defaults/about';
import type { GlobalAt } from './globals';
import { globalChanges } from './globals';

const words = (changed: object) => ({ ...aboutDefaults, ...changed }) as GlobalAt<'about'>;
const blocks = [{ kind: 'paragraph', text: [{ bold: ['x'] }] }] as const;

test('what was saved as it was is no change, in whatever order the texts of a row come', () => {
  const [step] = aboutDefaults.history;
  const turned = { what: step?.what, when: step?.when };
  expect(
    globalChanges(words({ history: [turned, ...aboutDefaults.history.slice(1)] }), aboutDefaults),
  ).toEqual({});
});

test('what differs is told, with the form of long texts', () => {
  const values = [{ text: 'Patience' }, ...aboutDefaults.values];
  const found = globalChanges({ ...words({ intro: 'x', values }), _texts: { intro: blocks } }, aboutDefaults);
  expect(found).toEqual({ intro: 'x', values, _texts: { intro: blocks } });
  const other = { ...words({ vision: 'Light' }), _texts: { intro: blocks } };
  expect(globalChanges(other, aboutDefaults)).toEqual({ vision: 'Light' });
});

test('what an item does not tell of is as it was', () => {
  expect(globalChanges({ vision: 'Light' } as GlobalAt<'about'>, aboutDefaults)).toEqual({ vision: 'Light' });
});
