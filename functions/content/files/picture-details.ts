import type { area, point, ResponseOf } from '../api/file-schema';
import { dayAfter } from '../dates/calendar';

/** Facts about a picture beside its description: its focus, its crop, who took it, and the consent of its people. */

export type Point = ResponseOf<typeof point>;
export type Area = ResponseOf<typeof area>;

/** How the people in a picture are to be thought of: nobody can be recognised, adults only, a child among them. */
export const peopleInPictures = ['nobody', 'adults', 'child'] as const;
export type PeopleInPicture = (typeof peopleInPictures)[number];

/** The consent of the people in a picture. No response for visitors contains it. */
export interface Consent {
  readonly people: PeopleInPicture;
  /** Who gave it: the person, or a child's parent; '' where that is not known. */
  readonly who: string;
  /** The day on which it was given, and the last one of its time, as '2026-11-22'; '' for none. */
  readonly given: string;
  readonly until: string;
}

/** The consent of these people: what was noted before stays, but nobody has agreed to a picture of nobody. */
export function consentOf(people: PeopleInPicture, before: Consent | null = null): Consent {
  const noted = people === 'nobody' ? null : before;
  return { who: '', given: '', until: '', ...noted, people };
}

export const CONSENT_ENDS_TOO_EARLY = 'The consent must end after it was given. Choose a later date.';
/** Tells whether a consent ends before it was given. */
export const endsTooEarly = ({ given, until }: Consent): boolean =>
  given !== '' && until !== '' && until < given;

export function isSameConsent(a: Consent | null, b: Consent | null): boolean {
  if (!a || !b) return a === b;
  return a.people === b.people && a.who === b.who && a.given === b.given && a.until === b.until;
}

/** Longest name of who took a picture, in characters. */
export const CREDIT_MAX_LENGTH = 120;
/** Longest name of who gave a consent, in characters. */
export const CONSENT_WHO_MAX_LENGTH = 120;
/** Days before its end from which a consent counts as ending. */
export const CONSENT_NOTICE_DAYS = 60;

/** How a consent stands on a day of the calendar; null where there is nothing to be said. */
export function consentState(consent: Consent | null, today: string): 'ended' | 'ending' | null {
  if (!consent || consent.until === '') return null;
  if (consent.until < today) return 'ended';
  return consent.until <= dayAfter(today, CONSENT_NOTICE_DAYS) ? 'ending' : null;
}
