import type { Request } from 'express';
import type { FieldError, Person } from '@content/contract';
import type { Services } from '../services';
import type { Allowance } from '../store/throttle';
import { clientAddress } from './client-address';
import { badRequest, tooManyAttempts } from './problems';
import { readCookie } from './session-cookie';

const inQuarterOfAnHour = (tries: number): Allowance => ({ tries, windowMs: 15 * 60 * 1000 });

/**
 * A device on which the person has signed in before is counted by itself and by nothing else, so that
 * whatever strangers try, wherever they are, the person gets in from there. Everybody else is counted three times: for
 * one e-mail address from one place, for one address from anywhere, for any address from one place.
 */
const allowances = {
  login: {
    device: inQuarterOfAnHour(10),
    pair: inQuarterOfAnHour(10),
    email: inQuarterOfAnHour(50),
    place: inQuarterOfAnHour(100),
  },
  reset: {
    device: inQuarterOfAnHour(5),
    pair: inQuarterOfAnHour(5),
    email: inQuarterOfAnHour(10),
    place: inQuarterOfAnHour(10),
  },
} as const;
/** Codes of the second step: of six digits, three count at a time. */
const codes = inQuarterOfAnHour(10);

/** A try that has been counted. */
interface Try {
  readonly place: string;
  readonly isKnownDevice: boolean;
  /** Forgets it, after a success. */
  readonly forget: () => Promise<void>;
}

/** Counts a code of a person's second step. Throws 429. */
export async function countCodeAttempt(
  { config, security, throttle }: Services,
  request: Request,
  where: 'login' | 'account',
  uid: string,
): Promise<void> {
  const wait = await throttle.count(`code ${where} ${uid}`, codes);
  if (wait <= 0) return;
  security.note('tooManyAttempts', { what: 'code', uid, place: clientAddress(request, config) });
  throw tooManyAttempts(wait);
}

/** Counts a try to sign in or to get a reset mail, whether or not the address has an account. Throws 429. */
export async function countAttempt(
  { config, devices, security, throttle }: Services,
  request: Request,
  what: keyof typeof allowances,
  email: string,
): Promise<Try> {
  const whom = email.toLowerCase();
  const place = clientAddress(request, config);
  const device = await devices.recognise(readCookie(request).mark, whom);
  const keys =
    device === null
      ? ({ pair: `${whom} ${place}`, email: whom, place } as const)
      : ({ device: `${whom} ${device}` } as const);
  const counted = Object.entries(keys) as [keyof typeof allowances.login, string][];
  for (const [kind, key] of counted) {
    const wait = await throttle.count(`${what} ${kind} ${key}`, allowances[what][kind]);
    if (wait <= 0) continue;
    security.note('tooManyAttempts', { what, email, place, isKnownDevice: device !== null });
    throw tooManyAttempts(wait);
  }
  const [first] = counted;
  return {
    place,
    isKnownDevice: device !== null,
    forget: async () => {
      if (first) await throttle.clear(`${what} ${first[0]} ${first[1]}`);
    },
  };
}

/** Checks a person's password, and returns where the request comes from. Throws 429, and 400 with `message` at `field`. */
export async function requireOwnPassword(
  services: Services,
  request: Request,
  { uid, email }: Person,
  password: string,
  { field, message }: FieldError,
): Promise<string> {
  const { place, forget } = await countAttempt(services, request, 'login', email);
  if (!(await services.accounts.checkPassword(email, password))) {
    services.security.note('signInRefused', { uid, place });
    throw badRequest(message, [{ field, message }]);
  }
  await forget();
  return place;
}
