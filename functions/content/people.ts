import { z } from 'zod';

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

const required = (label: string) => ({ error: `${label} is required` });
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
  .trim()
  .min(1, required('Name'))
  .max(NAME_MAX_LENGTH, { error: `Name can have at most ${NAME_MAX_LENGTH} characters` });

/** What a person signs in with. */
export const credentialsSchema = z.object({
  email: emailSchema,
  password: z
    .string(required('Password'))
    .min(1, required('Password'))
    .max(PASSWORD_MAX_LENGTH, { error: 'Password is too long' }),
  /** Of the second step, for those who have turned it on. */
  code: z.string(codeError).trim().max(CODE_MAX_LENGTH, codeError).optional(),
});

/** A code of an authenticator app, or a recovery code; white space and hyphens do not matter. */
export const secondFactorCodeSchema = z.object({
  code: z.string(codeError).trim().min(1, codeError).max(CODE_MAX_LENGTH, codeError),
});

/** What a request for a reset mail holds. */
export const passwordResetSchema = z.object({ email: emailSchema });

/** What makes a person staff. */
export const invitationSchema = z.object({ name: nameSchema, email: emailSchema });
