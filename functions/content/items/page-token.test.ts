import { describe, expect, it } from 'vitest';
import { auditCursor, decodeCursor, encodeCursor } from './page-token';

const MOMENT = '2026-11-21T01:02:03.004Z';

describe('a cursor', () => {
  it.each([
    ['+275760-09-13T00:00:00.000Z', 'x'],
    ['0000-12-31T00:00:00.000Z', 'x'],
    ['+010000-01-01T00:00:00.000Z', 'x'],
    ['2026-13-01T00:00:00.000Z', 'x'],
    ['2026-11-21', 'x'],
    [MOMENT, '__x__'],
    [MOMENT, 'a/b'],
    [MOMENT, ''],
    [MOMENT, '..'],
    [MOMENT, 'x'.repeat(200)],
    [],
    [MOMENT],
    [MOMENT, 'x', 'x'],
    [1, 'x'],
  ])('is refused when it can stand for no entry: %s %s', (...values) => {
    expect(decodeCursor(auditCursor, encodeCursor(values))).toBeNull();
  });

  it.each(['', '%', 'x', 'e30', 'bnVsbA', '\u0000', 'नमस्ते'])('is refused when it is none: %s', (token) => {
    expect(decodeCursor(auditCursor, token)).toBeNull();
  });

  it('is read up to the last moment that Firestore knows', () => {
    const values = ['9999-12-31T23:59:59.999Z', 'x'];
    expect(decodeCursor(auditCursor, encodeCursor(values))).toEqual(values);
  });
});
