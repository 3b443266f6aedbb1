import type { Request } from 'express';
import type { SignedIn } from '@content/api/contract';
import { ACCOUNT_HEADER, SECOND_FACTOR_FIELDS } from '@content/api/staff-contract';
import type { Services } from '../services';
import type { Session } from '../store/sessions';
import type { SecurityFacts } from '../security-log';
import { clientAddress } from './client-address';
import { administratorsOnly, forbidden, notSignedIn, refusedAt } from './problems';
import { readCookie } from './session-cookie';

function noteRefusal({ config, security }: Services, request: Request, facts: SecurityFacts): void {
  security.note('accessRefused', { ...facts, place: clientAddress(request, config) });
}

const ANOTHER_PERSON = 'Somebody else has signed in in this browser. Sign in again to go on.';

const NO_SECOND_FACTOR =
  'The organisation asks for a second step of signing in. Turn it on under “Your account”.';

/** The staff member who makes a request, and in which session. */
export interface Caller {
  readonly person: SignedIn;
  readonly session: Session;
}

/**
 * The staff member who makes a request, read from the store each time. Throws 401 without a fresh, valid session and where the
 * request comes from another person's page; 403 when the claim is gone, and without the second step where the organisation
 * requires it, unless the request is for turning it on.
 */
export async function requireStaff(
  services: Services,
  request: Request,
  withoutSecondFactor = false,
): Promise<Caller> {
  const session = await services.sessions.find(readCookie(request));
  if (!session?.isFresh) throw notSignedIn();
  const { account, claims } = session;
  const owner = request.get(ACCOUNT_HEADER);
  if (owner !== undefined && owner !== account.uid) throw notSignedIn(ANOTHER_PERSON);
  if (!account.isStaff) {
    noteRefusal(services, request, { what: 'notStaff', uid: account.uid });
    throw forbidden('This account may not change the site');
  }
  const lacks = services.config.secondFactorRequired && !claims.hasSecondFactor;
  if (lacks && !withoutSecondFactor) throw refusedAt(403, SECOND_FACTOR_FIELDS.request, NO_SECOND_FACTOR);
  const { person } = account;
  return { session, person: lacks ? { ...person, lacksSecondFactor: true } : person };
}

/** Refuses what an editor may not do. Throws 403. */
export function requireAdministrator(services: Services, request: Request, person: SignedIn): void {
  if (person.role !== 'editor') return;
  noteRefusal(services, request, { what: 'notAdministrator', uid: person.uid });
  throw administratorsOnly();
}

/** Refuses writes from other sites: Origin must be ours, or Sec-Fetch-Site same-origin where there is none. */
export function requireSameSite(services: Services, request: Request): void {
  const { origin } = request.headers;
  const ours = origin
    ? services.config.siteOrigins.includes(origin)
    : request.headers['sec-fetch-site'] === 'same-origin';
  if (ours) return;
  noteRefusal(services, request, { what: 'otherSite' });
  throw forbidden('This request does not come from our site');
}
