import { expect, test } from 'vitest';
import { focusPosition } from './focus-position';

test('frames keep what was chosen, at whichever edge', () => {
  expect(focusPosition({ width: 400, height: 300, focus: { x: 0, y: 1 } })).toBe('0% 100%');
  expect(focusPosition({ width: 400, height: 300, focus: { x: 0.333, y: 0.5 } })).toBe('33% 50%');
});

test('without a choice they keep heads', () => {
  expect(focusPosition({ width: 400, height: 300 })).toBe('50% 33%');
  expect(focusPosition({ width: 300, height: 400 })).toBe('50% 16%');
});
