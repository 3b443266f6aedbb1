import { expect, test } from 'vitest';
import { keptInFrames } from './kept-in-frames';

test('frames keep what was chosen, at whichever edge', () => {
  expect(keptInFrames({ width: 400, height: 300, focus: { x: 0, y: 1 } })).toBe('0% 100%');
  expect(keptInFrames({ width: 400, height: 300, focus: { x: 0.333, y: 0.5 } })).toBe('33% 50%');
});

test('without a choice they keep heads', () => {
  expect(keptInFrames({ width: 400, height: 300 })).toBe('50% 33%');
  expect(keptInFrames({ width: 300, height: 400 })).toBe('50% 16%');
});
