/** Uses of files in requests. Browsers take the types alone, and load no zod for them. */
import {
  CONSENT_ENDS_TOO_EARLY,
  CONSENT_WHO_MAX_LENGTH,
  CREDIT_MAX_LENGTH,
  consentOf,
  endsTooEarly,
  peopleInPictures,
} from '../files/picture-details';
import { withLatinDigits } from '../texts/digits';
import { isDay } from '../dates/calendar';
import { trimmed } from '../field-types/field-type';
import { type Caption, captions, fileMessages } from '../files/limits';
import { isMediaId } from '../files/media-types';
import { z } from 'zod';
import { area, inEachLanguage, point, type ResponseOf } from './file-schema';

/** The least that can be shown of a picture, of its width and of its height. */
const LEAST_CROP = 0.05;

/** Rounding errors of a browser. */
const EPSILON = 0.0005;

const cropSchema = area
  .refine(({ width, height }) => width >= LEAST_CROP && height >= LEAST_CROP, {
    error: 'Choose a larger part of the picture',
  })
  .refine(({ x, y, width, height }) => x + width <= 1 + EPSILON && y + height <= 1 + EPSILON, {
    error: 'The part that is shown must lie within the picture',
  });

const day = (what: string) =>
  z
    .string({ error: `${what} must be a date` })
    .overwrite(withLatinDigits)
    .refine((text) => text === '' || isDay(text), { error: `${what} must be a date like 2026-11-22` });

const line = (what: string, most: number) =>
  z
    .string({ error: `${what} must be a text` })
    .overwrite(trimmed)
    .max(most, { error: `${what} can have at most ${most} characters` });

/** Reads a consent. Its issues are complete sentences for people. */
const consentSchema = z
  .object(
    {
      people: z.enum(peopleInPictures, { error: `people must be one of: ${peopleInPictures.join(', ')}` }),
      who: line('Who gave the consent', CONSENT_WHO_MAX_LENGTH),
      given: day('The day of the consent'),
      until: day('The last day of the consent'),
    },
    { error: 'consent must be an object' },
  )
  .refine((consent) => !endsTooEarly(consent), { error: CONSENT_ENDS_TOO_EARLY })
  .transform((consent) => consentOf(consent.people, consent));

const NOT_THERE = 'media must be the id of a file in the library';

const caption = (name: Caption) =>
  z
    .string({ error: `The ${captions[name].named} must be a text` })
    .overwrite(trimmed)
    .max(captions[name].maxLength, { error: fileMessages.captionTooLong(name) })
    .optional();
const texts = { alt: caption('Alt'), label: caption('Label') };

/** Null takes back what was said. */
const details = {
  focus: point.nullable().optional(),
  consent: consentSchema.nullable().optional(),
};

/** Reads a use of a file. Its issues are complete sentences for people. */
export const fileUseSchema = z.object(
  {
    media: z.string({ error: NOT_THERE }).refine(isMediaId, { error: NOT_THERE }),
    ...texts,
    ...inEachLanguage(texts),
    ...details,
    crop: cropSchema.nullable().optional(),
    credit: line('Who took the picture', CREDIT_MAX_LENGTH).optional(),
  },
  { error: 'A file must be an object with its media' },
);

/**
 * How an item uses a file of the library, as a request says it in `files`. What is left out comes from the library (alt, focus)
 * or is absent; a consent that is left out stays.
 */
export type FileUse = ResponseOf<typeof fileUseSchema>;

/** What is said of a picture beside its description. */
export type PictureDetails = Pick<FileUse, 'focus' | 'crop' | 'consent' | 'credit'>;

/** Reads the notes of a picture in the library: consent, and the defaults of new uses. */
export const notesSchema = z.object({ ...details, alt: texts.alt });
