import type { Request } from 'express';
import type { FieldError, Person } from '@content/api/contract';
import type { Services } from '../services';
import type { Allowance } from '../store/throttle';
import { clientAddress } from './client-address';
import { refusedAt, tooManyAttempts } from './problems';

const inQuarterOfAnHour = (tries: number): Allowance => ({ tries, windowMs: 15 * 60 * 1000 });

/**
 * Tries are counted three times: for one e-mail address from one place, for one address from anywhere, for any address from one
 * place. From anywhere there may be so many that a stranger needs ten places to keep a person from signing in.
 */
const allowances = {
  login: { pair: inQuarterOfAnHour(10), email: inQuarterOfAnHour(100), place: inQuarterOfAnHour(100) },
  reset: { pair: inQuarterOfAnHour(5), email: inQuarterOfAnHour(10), place: inQuarterOfAnHour(10) },
} as const;
/** Codes of the second step: of six digits, three count at a time. */
const codes = inQuarterOfAnHour(10);

/** A try that has been counted. */
interface Try {
  readonly place: string;
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
  { config, security, throttle }: Services,
  request: Request,
  what: keyof typeof allowances,
  email: string,
): Promise<Try> {
  const whom = email.toLowerCase();
  const place = clientAddress(request, config);
  const pair = `${whom} ${place}`;
  const keys = { pair, email: whom, place };
  for (const kind of ['pair', 'email', 'place'] as const) {
    const key = keys[kind];
    const wait = await throttle.count(`${what} ${kind} ${key}`, allowances[what][kind]);
    if (wait <= 0) continue;
    security.note('tooManyAttempts', { what, email, place });
    throw tooManyAttempts(wait);
  }
  return { place, forget: () => throttle.clear(`${what} pair ${pair}`) };
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
    throw refusedAt(400, field, message);
  }
  await forget();
  return place;
}
