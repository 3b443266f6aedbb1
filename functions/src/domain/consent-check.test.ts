import { expect, test, vi } from 'vitest';
import type { Consent } from '@content/files/picture-details';
import { publishedRevisions } from '../model/item-state';
import type { StoredPicture } from '../model/content';
import { typeAt } from '../testing/api';
import { pictureRecord, rendition, unconnectedServices } from '../testing/unconnected';
import { requireConsent } from './consent-check';
import { planSave } from './publishing';

const now = new Date('2026-11-22T06:00:00Z');
const adults: Consent = { people: 'adults', who: 'Maya', given: '2026-01-15', until: '' };
const child: Consent = { ...adults, people: 'child' };
const until = (day: number): Consent => ({ ...adults, until: `2026-11-${day}` });

const picture: StoredPicture = { kind: 'picture', media: 'm', alt: 'Asha at the well', ...rendition };
const content = { values: {}, files: { image: [picture] } };
const publishAt = new Date('2026-11-25T06:00:00Z');
const saves = { draft: { state: 'draft' }, now: {}, later: { publishAt }, seen: {} } as const;

const ASKS =
  '“Asha at the well” shows a child (Maya agreed on 15 January 2026). Publish it only if the child’s';
const DOUBTS =
  '“Asha at the well” is noted as showing a child (Maya agreed on 15 January 2026). Go on only if that';
test.each<[string, when: keyof typeof saves, noted: Consent, given?: Consent]>([
  ['', 'now', adults],
  [ASKS, 'now', child],
  [ASKS, 'now', adults, child],
  ['', 'seen', child],
  [ASKS, 'seen', adults, child],
  ['', 'draft', adults, child],
  [DOUBTS, 'draft', child, adults],
  ['', 'now', until(22)],
  ['has ended (Maya agreed on 15 January 2026, until 21 November 2026).', 'seen', until(21)],
  ['', 'later', until(25)],
  ['ended by then (Maya agreed on 15 January 2026, until 24 November 2026).', 'later', until(24)],
])('asks “%s” of a picture for %s, noted as %j, given %j', async (question, when, noted, given) => {
  const services = unconnectedServices(() => now);
  vi.spyOn(services.media, 'getMany').mockResolvedValue(new Map([['m', pictureRecord(noted)]]));
  vi.spyOn(services.previews, 'staffRoots').mockResolvedValue(() => '');
  const { state } = planSave(null, 'id', content, saves[when], now);
  const [current, shown] = [when === 'seen' ? state : null, publishedRevisions(state)];
  const consents = new Map(given && [['m', { consent: given, picture }]]);
  const ask = (answer: { confirm?: 'pictures' }) =>
    requireConsent(services, typeAt('stories'), current, shown, answer, consents);
  if (question === '') expect(await ask({})).toEqual([]);
  else await expect(ask({})).rejects.toThrow(question);
  expect(await ask({ confirm: 'pictures' })).toEqual(question === '' ? [] : ['m']);
});
