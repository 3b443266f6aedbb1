import { type Consent, consentState, type PeopleInPicture } from '@content/files/picture-details';
import { formatDay } from '../../admin-ui/labels';

/** The answers to who can be recognised in a picture. */
export const peopleChoices: readonly { readonly value: PeopleInPicture | ''; readonly label: string }[] = [
  { value: '', label: 'Not asked yet' },
  { value: 'nobody', label: 'Nobody who can be recognised' },
  { value: 'adults', label: 'Adults' },
  { value: 'child', label: 'A child' },
];

/** Everything that is noted of a consent, in words. */
export function consentFacts(consent: Consent | null): string {
  const { people = '', who = '', given = '', until = '' } = consent ?? {};
  const facts = [
    peopleChoices.find(({ value }) => value === people)?.label,
    who && `agreed: ${who}`,
    given && `given on ${formatDay(given)}`,
    until && `until ${formatDay(until)}`,
  ];
  return `${facts.filter(Boolean).join(', ')}.`;
}

/** The state of a consent on a day, in words; '' where nothing is known. */
export function consentText(consent: Consent | null, today: string): string {
  if (!consent) return '';
  const { people, until } = consent;
  if (people === 'nobody') return 'Nobody can be recognised.';
  const who = people === 'child' ? 'Shows a child' : 'Shows adults';
  if (consentState(consent, today) === 'ended') return `${who}. The consent ended on ${formatDay(until)}.`;
  return until === '' ? `${who}.` : `${who}. Consent until ${formatDay(until)}.`;
}
