import { z } from 'zod';

/** What is said of a picture beside its description: what of it is shown, and whether its people agree to that. */

/** A place in a picture, as fractions of its width and height from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of a picture, as fractions of its width and height. */
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** How the people in a picture are to be thought of: nobody can be recognised, adults only, a child among them. */
const peopleInPictures = ['nobody', 'adults', 'child'] as const;
export type PeopleInPicture = (typeof peopleInPictures)[number];

export const isPeopleInPicture = (text: string): text is PeopleInPicture =>
  (peopleInPictures as readonly string[]).includes(text);

/** Whether the people in a picture agree to its publication. For staff alone: it is told to no visitor. */
export interface Consent {
  readonly people: PeopleInPicture;
  /** Who gave it: the person, or a child's parent; '' where that is not known. */
  readonly who: string;
  /** The day on which it was given, and the last one of its time, as '2026-11-22'; '' for none. */
  readonly given: string;
  readonly until: string;
}

/** Whether two consents, or that nothing is known, say the same. */
export function isSameConsent(a: Consent | null, b: Consent | null): boolean {
  if (!a || !b) return a === b;
  return a.people === b.people && a.who === b.who && a.given === b.given && a.until === b.until;
}

/** What a form says of a picture. What it does not name stays as it is; null goes back to how it was uploaded. */
export interface PictureDetails {
  /** What every crop of the site keeps, as fractions of the picture as it is shown. */
  readonly focus?: Point | null | undefined;
  /** What is shown of the picture, as fractions of the upright picture that was uploaded. */
  readonly crop?: Area | null | undefined;
  readonly consent?: Consent | null | undefined;
}

/** Longest name of who gave a consent, in characters. */
export const CONSENT_WHO_MAX_LENGTH = 120;
/** Staff are told of consents that end within so many days. */
export const CONSENT_NOTICE_DAYS = 60;
/** The least that can be shown of a picture, of its width and of its height. */
const LEAST_CROP = 0.05;

const fraction = (name: string) =>
  z
    .number({ error: `${name} must be a number from 0 to 1` })
    .min(0, { error: `${name} must be a number from 0 to 1` })
    .max(1, { error: `${name} must be a number from 0 to 1` });

const point = (name: string) =>
  z.object(
    { x: fraction(`${name}.x`), y: fraction(`${name}.y`) },
    { error: `${name} must be a place: {"x":0.5,"y":0.3}` },
  );

/** What one rounding adds or takes. */
const EPSILON = 0.0005;

const cropSchema = point('crop')
  .extend({ width: fraction('crop.width'), height: fraction('crop.height') })
  .refine(({ width, height }) => width >= LEAST_CROP && height >= LEAST_CROP, {
    error: 'Choose a larger part of the picture',
  })
  .refine(({ x, y, width, height }) => x + width <= 1 + EPSILON && y + height <= 1 + EPSILON, {
    error: 'The part that is shown must lie within the picture',
  });

const isDay = (text: string) => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
const day = (what: string) =>
  z
    .string({ error: `${what} must be a date` })
    .refine((text) => text === '' || isDay(text), { error: `${what} must be a date like 2026-11-22` });

/** Reads a consent. Its issues are complete sentences for people. */
export const consentSchema = z
  .object(
    {
      people: z.enum(peopleInPictures, { error: `people must be one of: ${peopleInPictures.join(', ')}` }),
      who: z
        .string({ error: 'Who gave the consent must be a text' })
        .trim()
        .max(CONSENT_WHO_MAX_LENGTH, {
          error: `Who gave the consent can have at most ${CONSENT_WHO_MAX_LENGTH} characters`,
        }),
      given: day('The day of the consent'),
      until: day('The last day of the consent'),
    },
    { error: 'consent must be an object' },
  )
  .refine(({ given, until }) => given === '' || until === '' || given <= until, {
    error: 'The consent must end after it was given. Choose a later date.',
  })
  .transform((consent): Consent =>
    consent.people === 'nobody' ? { people: 'nobody', who: '', given: '', until: '' } : consent,
  );

/** Reads what a form says of a picture. Its issues are complete sentences for people. */
export const detailsSchema = z.object(
  {
    focus: point('focus').nullable().optional(),
    crop: cropSchema.nullable().optional(),
    consent: consentSchema.nullable().optional(),
  },
  { error: 'What is said of a picture must be a JSON object' },
);

/** Such details as a form sends them: for tests and the fuzzer. */
export const sampleDetails: PictureDetails = {
  focus: { x: 0.5, y: 0.3 },
  crop: { x: 0.1, y: 0, width: 0.8, height: 0.9 },
  consent: { people: 'adults', who: 'Sita Devi BK', given: '2026-01-15', until: '2199-12-31' },
};

/** How a consent stands on a day of the calendar; null where there is nothing to be said. */
export function consentState(consent: Consent | null, today: string): 'ended' | 'ending' | null {
  if (!consent || consent.until === '') return null;
  if (consent.until < today) return 'ended';
  return consent.until <= dayAfter(today, CONSENT_NOTICE_DAYS) ? 'ending' : null;
}

/** The day so many days after another: '2026-11-22' and 60 make '2027-01-21'. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
}
