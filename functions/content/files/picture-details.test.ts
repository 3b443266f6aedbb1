import { expect, test } from 'vitest';
import { consentOf, endsTooEarly } from './picture-details';

const given = { people: 'child', who: 'Her mother', given: '2026-01-02', until: '2026-01-02' } as const;

test('a consent keeps what is noted of it when other people are said to be in the picture, but for nobody', () => {
  expect(consentOf('adults', given)).toEqual({ ...given, people: 'adults' });
  const nobody = { people: 'nobody', who: '', given: '', until: '' };
  expect([consentOf('nobody', given), consentOf('nobody')]).toEqual([nobody, nobody]);
  expect(consentOf('child')).toEqual({ ...nobody, people: 'child' });
});

test('a consent ends on the day on which it was given at the earliest', () => {
  const ends = (until: string, from: string = given.given) => endsTooEarly({ ...given, given: from, until });
  expect([ends('2026-01-01'), ends('2026-01-02'), ends(''), ends('2026-01-01', '')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
