import { expect, test } from 'vitest';
import { aboutDefaults } from './defaults/about';
import type { WordsAt } from './words';
import { changesOf } from './words';

const words = (changed: object) => ({ ...aboutDefaults, ...changed }) as WordsAt<'about'>;
const blocks = [{ kind: 'paragraph', text: [{ bold: ['x'] }] }] as const;

test('what was saved as it was is no change, in whatever order the texts of a row come', () => {
  const [step] = aboutDefaults.history;
  const turned = { what: step?.what, when: step?.when };
  expect(changesOf(words({ history: [turned, ...aboutDefaults.history.slice(1)] }), aboutDefaults)).toEqual(
    {},
  );
});

test('what differs is told, with the form of long texts', () => {
  const values = [{ text: 'Patience' }, ...aboutDefaults.values];
  const found = changesOf({ ...words({ intro: 'x', values }), _texts: { intro: blocks } }, aboutDefaults);
  expect(found).toEqual({ intro: 'x', values, _texts: { intro: blocks } });
  const other = { ...words({ vision: 'Light' }), _texts: { intro: blocks } };
  expect(changesOf(other, aboutDefaults)).toEqual({ vision: 'Light' });
});

test('what an item does not tell of is as it was', () => {
  expect(changesOf({ vision: 'Light' } as WordsAt<'about'>, aboutDefaults)).toEqual({ vision: 'Light' });
});
