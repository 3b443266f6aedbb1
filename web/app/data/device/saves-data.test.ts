import { afterEach, expect, test, vi } from 'vitest';
import { savesData } from './saves-data';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [undefined, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
])('who has %o, saves data: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(savesData()).toBe(expected);
});
