import { z } from 'zod';
import { timePlace, timeZone } from '@site/place';
import { withLatinDigits } from '../texts/digits';
import { trimmed } from '../field-types/field-type';
import { staffRoles } from './staff-contract';

// Pages allow no code that is made of texts, and zod would try whether they do.
z.config({ jitless: true });

/** Longest e-mail address that mail servers take, in characters. */
const EMAIL_MAX_LENGTH = 254;
/** Longest name of a person, in characters. */
const NAME_MAX_LENGTH = 120;
/** Longest password that is read: more would only cost time. */
const PASSWORD_MAX_LENGTH = 4096;

/** Longest text that is read as a code, in characters. */
const CODE_MAX_LENGTH = 40;
const codeError = { error: 'Enter the code of six digits, or a recovery code' };
const codeSchema = z.string(codeError).trim().max(CODE_MAX_LENGTH, codeError).overwrite(withLatinDigits);

const required = (label: string) => ({ error: `${label} is required` });
const passwordSchema = (label: string) =>
  z
    .string(required(label))
    .min(1, required(label))
    .max(PASSWORD_MAX_LENGTH, { error: 'Password is too long' });
const invalidEmail = { error: 'Enter a valid email address' };

/** An e-mail address as people type it; surrounding white space goes. */
const emailSchema = z
  .string(required('Email'))
  .trim()
  .min(1, required('Email'))
  .max(EMAIL_MAX_LENGTH, invalidEmail)
  .pipe(z.email(invalidEmail));

/** A person's name; surrounding white space goes. */
const nameSchema = z
  .string(required('Name'))
  .overwrite(trimmed)
  .min(1, required('Name'))
  .max(NAME_MAX_LENGTH, { error: `Name can have at most ${NAME_MAX_LENGTH} characters` });

export const credentialsSchema = z.object({
  email: emailSchema,
  password: passwordSchema('Password'),
  /** Of the second step, for those who have turned it on. */
  code: codeSchema.optional(),
});

/** A code of an authenticator app, or a recovery code; white space and hyphens do not matter. */
export const secondFactorCodeSchema = z.object({
  code: codeSchema.min(1, codeError),
});

/** Fewest characters of a password that somebody chooses, as `npm run accounts` asks of Firebase. */
export const PASSWORD_MIN_LENGTH = 12;

export const nameChangeSchema = z.object({ name: nameSchema });

export const ownPasswordSchema = credentialsSchema.pick({ password: true });

/** Attackers try these first: common words, the country and its capital, years, and rows of letters, numbers or keys. */
const COMMON = new RegExp(
  [
    'passwor[dt]|qwerty(?:uiop)?|asdf(?:ghjkl)?|welcome|letmein|iloveyou|admin|login|abcd(?:ef)?',
    ...[timePlace, timeZone.slice(timeZone.indexOf('/') + 1)].map((place) => place.toLowerCase()),
    String.raw`0?123(?:4567890|456789|45678|4567|456|45|4)?|(?:19|20)\d\d`,
  ].join('|'),
  'g',
);
/** Letters and signs that must stand beside it, each counted once. */
const OTHER_SIGNS = 5;

/** Common words and numbers, or few letters over and over. */
const isGuessable = (password: string): boolean =>
  new Set(password.toLowerCase().replaceAll(COMMON, '')).size < OTHER_SIGNS;

export const passwordChangeSchema = z.object({
  current: passwordSchema('Your present password'),
  password: z
    .string(required('A new password'))
    .min(PASSWORD_MIN_LENGTH, { error: `A password needs at least ${PASSWORD_MIN_LENGTH} characters` })
    .max(PASSWORD_MAX_LENGTH, { error: 'Password is too long' })
    .refine((password) => !isGuessable(password), {
      error:
        'This password is easy to guess. Put several words together that have nothing to do with each other.',
    }),
});

export const passwordResetSchema = z.object({ email: emailSchema });

const roleSchema = z.enum(staffRoles, { error: `Role must be one of: ${staffRoles.join(', ')}` });

/** An invitation makes an administrator, unless it says otherwise. */
export const invitationSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  role: roleSchema.optional(),
});

/** One of the two at a time. */
export const staffChangeSchema = z
  .object({ role: roleSchema.optional(), readsComplaints: z.boolean().optional() })
  .refine(({ role, readsComplaints }) => (role === undefined) !== (readsComplaints === undefined), {
    path: ['role'],
    error: 'Either the role or readsComplaints must be given',
  });
