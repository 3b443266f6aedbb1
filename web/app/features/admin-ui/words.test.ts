import { expect, test } from 'vitest';
import { dayInWords } from './words';

test('days are those of Nepal', () => {
  expect(dayInWords('2026-01-02T20:00:00.000Z')).toBe('3 January 2026');
});
