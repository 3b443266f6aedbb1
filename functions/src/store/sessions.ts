import { DAY_MS } from '@content/dates/calendar';
import type { CollectionReference } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock';
import type { Account, Accounts, SessionClaims } from './accounts';
import type { Records } from './records';
import { withTimeout } from './timeout';

/** How long a session is accepted before it must be renewed. */
const SESSION_FRESH_MS = 3600_000;
/** How long a session lasts that nobody renews, as Firebase ends its cookie: the longest life that it gives one. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
/** The longest session, from sign-in. */
const SESSION_MAX_MS = 30 * DAY_MS;
/** Firebase notes the second in which sign-ins were revoked: whatever was issued in it counts as revoked. */
const REVOCATION_MS = 1000;

/** A session of an account that may still sign in. */
export interface Session {
  readonly account: Account;
  readonly claims: SessionClaims;
  /** Milliseconds, before the account was read. */
  readonly foundAt: number;
  /** False once it must be renewed. */
  readonly isFresh: boolean;
}

/** Sessions are session cookies of Firebase. Firestore remembers only which ones were signed out of. */
export class Sessions {
  constructor(
    private readonly accounts: Accounts,
    /** Those that were signed out of. */
    private readonly ended: CollectionReference<Records['endedSessions']>,
    private readonly clock: Clock,
  ) {}

  /** Begins the session of a person who has just entered the password. Returns its cookie. */
  async start(account: Account, hasSecondFactor: boolean): Promise<string> {
    const now = this.clock().getTime();
    return this.cookieOf(account, { id: randomUUID(), signedInAt: now, issuedAt: now, hasSecondFactor });
  }

  /** The session of a cookie, also when it must be renewed; null when there is none or it has ended, for whatever reason. */
  async find(cookie: string | undefined): Promise<Session | null> {
    const found = cookie ? await this.accounts.readSessionCookie(cookie) : null;
    if (!found) return null;
    const { uid, session: claims } = found;
    const foundAt = this.clock().getTime();
    if (foundAt >= claims.signedInAt + SESSION_MAX_MS) return null;
    const [account, ended] = await Promise.all([
      this.accounts.find(uid),
      withTimeout('session', this.ended.doc(claims.id).get()),
    ]);
    if (!account || account.disabled || ended.exists || claims.issuedAt < validFrom(account)) return null;
    return { account, claims, foundAt, isFresh: foundAt < claims.issuedAt + SESSION_FRESH_MS };
  }

  /** Gives a session another hour. Returns its next cookie; the one before is good for the rest of its own. */
  async renew({ account, claims, foundAt }: Session): Promise<string> {
    // Not of this moment: whoever is signed out meanwhile would get a cookie that outlives it.
    return this.cookieOf(account, { ...claims, issuedAt: Math.max(claims.issuedAt, foundAt) });
  }

  /** Ends one session, with every cookie that it ever had. */
  async end({ claims }: Session): Promise<void> {
    const endsAt = new Date(claims.signedInAt + SESSION_MAX_MS);
    await withTimeout('session', this.ended.doc(claims.id).set({ endsAt }));
  }

  /** Signs an account out everywhere but in this session. Returns the cookie with which that goes on. */
  async endOthers({ account, claims }: Session, hasSecondFactor = claims.hasSecondFactor): Promise<string> {
    return this.cookieOf(await this.accounts.revoke(account.uid), { ...claims, hasSecondFactor });
  }

  private cookieOf(account: Account, claims: SessionClaims): Promise<string> {
    const issuedAt = Math.max(claims.issuedAt, validFrom(account));
    return this.accounts.sessionCookie(account.uid, { ...claims, issuedAt }, SESSION_IDLE_MS);
  }
}

const validFrom = ({ validAfter }: Account) => validAfter.getTime() + REVOCATION_MS;
