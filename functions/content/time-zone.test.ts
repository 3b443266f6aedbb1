import { expect, test } from 'vitest';
import { offsetAt } from '@site/locale';
import { timeZone } from '@site/place';
import { fixed, ofZone } from './time-zone';

const at = (moment: string) => Date.parse(moment);
const HOUR = 3600_000;

test('a zone’s clocks follow summer time, and a fixed offset is the same at any time', () => {
  const lisbon = ofZone('Europe/Lisbon');
  expect(lisbon(at('2026-03-29T00:59:59.999Z'))).toBe(0);
  expect(lisbon(at('2026-03-29T01:00:00Z'))).toBe(HOUR);
  expect(lisbon(at('2026-10-25T01:00:00Z'))).toBe(0);
  expect(ofZone('America/New_York')(at('2026-01-01T00:00:00Z'))).toBe(-5 * HOUR);
  expect(fixed('+05:45')(0)).toBe(5.75 * HOUR);
  expect(fixed('-03:00')(at('2026-07-01T00:00:00Z'))).toBe(-3 * HOUR);
});

test('the site’s clocks are those of its zone, in winter and in summer', () => {
  const ofSite = ofZone(timeZone);
  for (const month of ['01', '04', '07', '10'])
    expect(offsetAt(at(`2026-${month}-01T00:00:00Z`))).toBe(ofSite(at(`2026-${month}-01T00:00:00Z`)));
});
