import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { SignedIn } from '@content/api/contract';
import type { Config } from '../config';
import { StoreUnavailable, withTimeout } from './timeout';

export interface Account {
  readonly uid: string;
  readonly person: SignedIn;
  readonly disabled: boolean;
  readonly isStaff: boolean;
  /** Sign-ins before this moment are revoked. */
  readonly validAfter: Date;
}

/** What a session cookie claims beside what Firebase puts into it. Times are milliseconds. */
export interface SessionClaims {
  readonly id: string;
  /** When the password was entered. */
  readonly signedInAt: number;
  /** The cookie's own age; its account was found valid after that. */
  readonly issuedAt: number;
  /** The person has shown a code of the second step. */
  readonly hasSecondFactor: boolean;
}

/** Every account of the project, by pages. */
export async function* allUsers(auth: Auth): AsyncGenerator<UserRecord> {
  let pageToken: string | undefined;
  do {
    const page = await withTimeout('accounts', auth.listUsers(1000, pageToken));
    yield* page.users;
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}

/** The user of a look-up, or null where there is none. */
export async function userOrNull(user: Promise<UserRecord>): Promise<UserRecord | null> {
  try {
    return await withTimeout('account', user);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return null;
    throw error;
  }
}

/** Whoever has the claim `admin` is staff, and without a role beside it an administrator. */
export const isStaff = ({ customClaims }: UserRecord): boolean => customClaims?.['admin'] === true;

/** The person of an account, with what they may do as staff by its claims. */
export function personOf(user: UserRecord, claims = user.customClaims): SignedIn {
  const { uid, email = '', displayName } = user;
  return {
    uid,
    email,
    displayName: displayName ?? null,
    role: claims?.['role'] === 'editor' ? 'editor' : undefined,
    readsComplaints: claims?.['complaints'] === true || undefined,
  };
}

function toAccount(user: UserRecord): Account {
  return {
    uid: user.uid,
    person: personOf(user),
    disabled: user.disabled,
    isStaff: isStaff(user),
    validAfter: new Date(user.tokensValidAfterTime ?? 0),
  };
}

/** Firebase accepts no more passwords for an account for a while, right or wrong. */
export class TooManyPasswords extends Error {}
const TOO_MANY_ATTEMPTS = 'TOO_MANY_ATTEMPTS_TRY_LATER';

/** The codes with which Identity Toolkit refuses a person, at the beginning of its messages. */
const REFUSALS = new Set([
  ...['EMAIL_NOT_FOUND', 'INVALID_EMAIL', 'INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'USER_DISABLED'],
  ...['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'RESET_PASSWORD_EXCEED_LIMIT', TOO_MANY_ATTEMPTS],
]);

/** A response of Identity Toolkit: of an account that it has signed in, or the code with which it refuses that. */
interface IdentityReply {
  readonly localId?: string;
  readonly idToken?: string;
  readonly refusal?: string;
}

/** How the Admin SDK refuses a session cookie. The emulator's also looks whether its account may still sign in. */
const COOKIE_REFUSALS = /^auth\/(argument-error|session-cookie-(expired|revoked)|user-(disabled|not-found))$/;

/** Firebase Authentication: passwords, accounts and claims. */
export class Accounts {
  constructor(
    private readonly auth: () => Auth,
    private readonly config: Config,
  ) {}

  /** Checks e-mail and password. Returns the account; null when they do not match or it is disabled. Throws TooManyPasswords. */
  async checkPassword(email: string, password: string): Promise<Account | null> {
    const body = { email, password, returnSecureToken: true };
    const { localId, refusal } = await this.callIdentityToolkit('signInWithPassword', body);
    // Strangers can try passwords with Firebase itself, past our own counting: its refusal tells nothing of this one.
    if (refusal === TOO_MANY_ATTEMPTS) throw new TooManyPasswords();
    return localId === undefined ? null : this.find(localId);
  }

  /** Has Firebase send its mail to choose a password. Returns whether it did, which strangers must not learn. */
  async sendPasswordReset(email: string): Promise<boolean> {
    const body = { requestType: 'PASSWORD_RESET', email };
    return (await this.callIdentityToolkit('sendOobCode', body)).refusal === undefined;
  }

  /** The account of a uid, or null when it is gone. */
  async find(uid: string): Promise<Account | null> {
    const user = await userOrNull(this.auth().getUser(uid));
    return user && toAccount(user);
  }

  /** Changes a person's name. */
  async setName(uid: string, displayName: string): Promise<Account> {
    return toAccount(await withTimeout('account', this.auth().updateUser(uid, { displayName })));
  }

  /** Changes a person's password. */
  async setPassword(uid: string, password: string): Promise<void> {
    await withTimeout('account', this.auth().updateUser(uid, { password }));
  }

  /** Revokes every sign-in of an account. Returns the account after that. */
  async revoke(uid: string): Promise<Account> {
    await withTimeout('account', this.auth().revokeRefreshTokens(uid));
    return toAccount(await withTimeout('account', this.auth().getUser(uid)));
  }

  /** A session cookie of an account with these claims, valid for `expiresIn` milliseconds. */
  async sessionCookie(uid: string, session: SessionClaims, expiresIn: number): Promise<string> {
    const token = await withTimeout('session', this.auth().createCustomToken(uid, { session }));
    const body = { token, returnSecureToken: true };
    const { idToken, refusal } = await this.callIdentityToolkit('signInWithCustomToken', body);
    if (idToken === undefined) throw new StoreUnavailable(`signInWithCustomToken returned ${refusal ?? ''}`);
    return withTimeout('session', this.auth().createSessionCookie(idToken, { expiresIn }));
  }

  /** The owner and claims of a session cookie; null for one that is not ours or too old. Does not check revocation. */
  async readSessionCookie(cookie: string): Promise<{ uid: string; session: SessionClaims } | null> {
    try {
      const { uid, ...claims } = await withTimeout('session', this.auth().verifySessionCookie(cookie));
      const session = claims['session'] as SessionClaims | undefined;
      return session ? { uid, session } : null;
    } catch (error) {
      if (COOKIE_REFUSALS.test(String((error as { code?: unknown }).code))) return null;
      throw error;
    }
  }

  /**
   * Calls Identity Toolkit, Firebase's REST API for what the Admin SDK leaves to clients. Throws StoreUnavailable for any error but a
   * refusal of the person, such as a wrong web API key.
   */
  private async callIdentityToolkit(
    method: 'signInWithPassword' | 'signInWithCustomToken' | 'sendOobCode',
    body: object,
  ): Promise<IdentityReply> {
    const { authEmulator, webApiKey } = this.config;
    const host = 'identitytoolkit.googleapis.com';
    const base = authEmulator ? `http://${authEmulator}/${host}` : `https://${host}`;
    const url = `${base}/v1/accounts:${method}?key=${encodeURIComponent(webApiKey)}`;
    const headers = { 'content-type': 'application/json' };
    const request = fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const response = await withTimeout('identity toolkit', request);
    // A gateway's failure may be HTML.
    const parsed = response.json().catch((cause: unknown) => {
      throw new StoreUnavailable(`${method} returned ${response.status}`, cause);
    }) as Promise<IdentityReply & { error?: { message?: string } }>;
    const { error, ...reply } = await withTimeout('identity toolkit', parsed);
    if (response.ok) return reply;
    const message = error?.message ?? '';
    const [refusal = ''] = message.split(' ');
    if (!REFUSALS.has(refusal))
      throw new StoreUnavailable(`${method} returned ${response.status} ${message}`);
    return { refusal };
  }
}
