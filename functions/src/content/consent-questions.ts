import type { Consent } from '@content/picture-details';
import { consentState } from '@content/picture-details';
import { dateLocale } from '@site/place';

/** A day ('2026-01-15') in words. */
const inWords = (day: string): string =>
  new Date(day).toLocaleDateString(dateLocale, { dateStyle: 'long', timeZone: 'UTC' });

/** 'Sita Devi BK agreed on 15 January 2026, until 15 January 2028'. */
function factsOf({ who, given, until }: Consent): string {
  const agreed = who === '' ? '' : `${who} agreed${given === '' ? '' : ` on ${inWords(given)}`}`;
  const lasting = until === '' ? '' : `until ${inWords(until)}`;
  return [agreed, lasting].filter(Boolean).join(', ') || 'nobody’s consent is noted';
}

/**
 * The question before a picture is published: it shows a child that visitors do not see yet, or its consent will have ended
 * by the day on which they see it. `name` is that of its file. Null for no question.
 */
export function consentProblem(
  name: string,
  consent: Consent | null,
  { today, day }: { readonly today: string; readonly day: string },
  isKnownToShowChild: boolean,
): string | null {
  if (!consent) return null;
  if (consentState(consent, day) === 'ended') {
    const ended = consentState(consent, today) === 'ended' ? 'has ended' : 'will have ended by then';
    const child = consent.people === 'child' ? ' It shows a child.' : '';
    return `The consent for the picture “${name}” ${ended} (${factsOf(consent)}).${child} Ask for it again, or choose another picture.`;
  }
  if (consent.people !== 'child' || isKnownToShowChild) return null;
  return `The picture “${name}” shows a child (${factsOf(consent)}). Publish it only if the child’s family agrees to that.`;
}
