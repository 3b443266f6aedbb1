import { DAY_MS } from '@content/calendar';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Clock } from './clock';
import { withTimeout } from './deadline';

/** How long a session is accepted before it must be refreshed. */
const SESSION_FRESH_MS = 3600_000;
const SESSION_IDLE_MS = 14 * DAY_MS;
/** The longest session, from sign-in. */
const SESSION_MAX_MS = 30 * DAY_MS;
/** How long the old id is accepted after a refresh, for requests that were sent before. */
const SESSION_GRACE_MS = 30_000;

/** A session. `signedInAt` is when the password was entered. */
export interface Session {
  readonly uid: string;
  readonly signedInAt: Date;
  readonly freshUntil: Date;
  /** False for an old id in its grace period. */
  readonly canRefresh: boolean;
  readonly hasSecondFactor: boolean;
}

/** All ids of a session, hashed. `seed` derives each id from the one before, so that a repeated refresh gives the same. */
interface SessionRecord {
  readonly uid: string;
  readonly signedInAt: Timestamp;
  readonly freshUntil: Timestamp;
  /** For Firestore's TTL policy. */
  readonly endsAt: Timestamp;
  readonly seed: string;
  readonly current: string;
  /** Issued by a refresh and not used yet: it may never have arrived. */
  readonly next: string | null;
  readonly nextFreshUntil: Timestamp | null;
  readonly previous: string | null;
  readonly previousUntil: Timestamp | null;
  readonly hasSecondFactor: boolean;
  /** The browser and the system: 'Chrome on Android'. */
  readonly device: string;
}

/** A session as its owner sees it. */
interface Listed {
  /** Identifies it among those of the account; of no use for signing in. */
  readonly id: string;
  readonly device: string;
  readonly signedInAt: Date;
  readonly usedAt: Date;
  readonly isThis: boolean;
}

/** An id: 22 letters that stay as long as the session, 21 that each refresh renews. 43 letters of base64url, 256 bits. */
interface Id {
  readonly family: string;
  readonly own: string;
}
const FAMILY_LENGTH = 22;

function partsOf(id: string): Id | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(id)) return null;
  return { family: id.slice(0, FAMILY_LENGTH), own: id.slice(FAMILY_LENGTH) };
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

function successor(seed: string, own: string): string {
  return createHmac('sha256', seed).update(own).digest('base64url').slice(0, own.length);
}

/** The record after the id of the last refresh was used: that becomes the current one, the old one has its grace period. */
function promoted(stored: SessionRecord, now: number): SessionRecord {
  const { current, next, nextFreshUntil } = stored;
  if (next === null || nextFreshUntil === null) return stored;
  return {
    ...stored,
    current: next,
    freshUntil: nextFreshUntil,
    next: null,
    nextFreshUntil: null,
    previous: current,
    previousUntil: Timestamp.fromMillis(now + SESSION_GRACE_MS),
  };
}

/** Of gRPC: a document that is to be changed has been written (FAILED_PRECONDITION) or deleted (NOT_FOUND) since it was read. */
const overtaken = new Set<unknown>([9, 5]);

/** Opaque sessions in Firestore: the cookie holds a random id, the store only hashes. */
export class Sessions {
  constructor(
    private readonly db: Firestore,
    private readonly clock: Clock,
  ) {}

  /** Starts a session and returns its id. `hasSecondFactor`: the person has shown a code as well. */
  async start(uid: string, hasSecondFactor = false, device = ''): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const now = this.clock().getTime();
    const { family, own } = partsOf(id) as Id;
    const signedInAt = Timestamp.fromMillis(now);
    const stored: SessionRecord = {
      uid,
      signedInAt,
      seed: randomBytes(32).toString('base64url'),
      current: hash(own),
      freshUntil: Timestamp.fromMillis(now + SESSION_FRESH_MS),
      next: null,
      nextFreshUntil: null,
      previous: null,
      previousUntil: null,
      endsAt: this.endsAt(signedInAt),
      hasSecondFactor,
      device,
    };
    await withTimeout('session', this.reference(family).create(stored));
    return id;
  }

  /** The session of an id, also when it must be refreshed; null when there is none or it has ended. */
  async find(id: string): Promise<Session | null> {
    const parts = partsOf(id);
    if (!parts) return null;
    const own = hash(parts.own);
    const now = this.clock().getTime();
    // The first request with the id of the last refresh makes that the current one.
    const stored = await this.rewrite(this.reference(parts.family), (found) => {
      if (found.endsAt.toMillis() <= now) return null;
      return found.next === own ? promoted(found, now) : found;
    });
    if (!stored) return null;
    const { uid, signedInAt, freshUntil, previous, previousUntil, hasSecondFactor } = stored;
    const session = { uid, signedInAt: signedInAt.toDate(), hasSecondFactor };
    if (stored.current === own) return { ...session, freshUntil: freshUntil.toDate(), canRefresh: true };
    if (previous === own && previousUntil && previousUntil.toMillis() > now) {
      return { ...session, freshUntil: previousUntil.toDate(), canRefresh: false };
    }
    return null;
  }

  /**
   * Gives the session of an id its next id. The old one stays until the new one is used, as the response may be lost:
   * repeated, also by another tab, it gives the same; and so does the new one, while it is fresh, for as long as the old one has
   * its grace period. Returns null when there is no session that this id may refresh.
   */
  async refresh(id: string): Promise<string | null> {
    const parts = partsOf(id);
    if (!parts) return null;
    const { family, own } = parts;
    const refreshed = await this.rewrite(this.reference(family), (found) => {
      const now = this.clock().getTime();
      if (found.endsAt.toMillis() <= now) return null;
      const stored = found.next === hash(own) ? promoted(found, now) : found;
      if (stored.current !== hash(own)) return null;
      // It has just come from a refresh: another tab asks as well, and may have asked before that was answered.
      const isNew = stored.previousUntil !== null && stored.previousUntil.toMillis() > now;
      if (isNew && stored.freshUntil.toMillis() > now) return stored;
      return {
        ...stored,
        next: hash(successor(stored.seed, own)),
        nextFreshUntil: Timestamp.fromMillis(now + SESSION_FRESH_MS),
        endsAt: this.endsAt(stored.signedInAt),
      };
    });
    if (!refreshed) return null;
    return refreshed.next === null ? id : family + successor(refreshed.seed, own);
  }

  /** Ends the session of an id, with every id that it ever had. */
  async end(id: string): Promise<void> {
    const reference = this.referenceOf(id);
    if (reference) await withTimeout('session', reference.delete());
  }

  /** Ends every session of an account. */
  async endAll(uid: string): Promise<void> {
    await this.endWhere(uid, () => true);
  }

  /** Every session of an account that has not ended, the last used first; `isThis` marks that of an id. */
  async list(uid: string, id: string | undefined): Promise<Listed[]> {
    const own = id === undefined ? undefined : this.referenceOf(id)?.id;
    const now = this.clock().getTime();
    return (await this.ofAccount(uid))
      .filter((doc) => (doc.data() as SessionRecord).endsAt.toMillis() > now)
      .map((doc) => {
        const { signedInAt, freshUntil, device } = doc.data() as SessionRecord;
        const usedAt = new Date(freshUntil.toMillis() - SESSION_FRESH_MS);
        return { id: doc.id, device, signedInAt: signedInAt.toDate(), usedAt, isThis: doc.id === own };
      })
      .sort((a, b) => b.usedAt.getTime() - a.usedAt.getTime());
  }

  /** Ends one session of an account, by the id with which it is listed. False where there is none. */
  async endOne(uid: string, listed: string): Promise<boolean> {
    return (await this.endWhere(uid, (key) => key === listed)) > 0;
  }

  /** Ends every session of an account but that of an id. */
  async endOthers(uid: string, id: string): Promise<void> {
    const own = this.referenceOf(id);
    await this.endWhere(uid, (key) => key !== own?.id);
  }

  /** The same once the person has shown a code of the second step in that session. */
  async keepOnly(uid: string, id: string): Promise<void> {
    const own = this.referenceOf(id);
    if (!own) return;
    await this.endOthers(uid, id);
    await withTimeout('session', own.update({ hasSecondFactor: true }));
  }

  private async endWhere(uid: string, ends: (key: string) => boolean): Promise<number> {
    const ended = (await this.ofAccount(uid)).filter(({ id }) => ends(id));
    await Promise.all(ended.map(({ ref }) => withTimeout('session', ref.delete())));
    return ended.length;
  }

  private async ofAccount(uid: string) {
    const sessions = this.db.collection('sessions').where('uid', '==', uid);
    return (await withTimeout('session', sessions.get())).docs;
  }

  private referenceOf(id: string): DocumentReference | undefined {
    const parts = partsOf(id);
    return parts ? this.reference(parts.family) : undefined;
  }

  private endsAt(signedInAt: Timestamp): Timestamp {
    const idle = this.clock().getTime() + SESSION_IDLE_MS;
    return Timestamp.fromMillis(Math.min(idle, signedInAt.toMillis() + SESSION_MAX_MS));
  }

  /**
   * Writes what `change` makes of a session, where that is another one, and returns it; null where there is none or `change`
   * gives null. What another request has written meanwhile is changed then: in transactions, tabs that refresh at once would
   * wait for one another for seconds.
   */
  private async rewrite(
    reference: DocumentReference,
    change: (stored: SessionRecord) => SessionRecord | null,
  ): Promise<SessionRecord | null> {
    for (;;) {
      const read = await withTimeout('session', reference.get());
      const stored = read.data() as SessionRecord | undefined;
      const changed = stored ? change(stored) : null;
      if (!changed || changed === stored) return changed;
      try {
        await withTimeout('session', reference.update({ ...changed }, { lastUpdateTime: read.updateTime }));
        return changed;
      } catch (error) {
        if (!overtaken.has((error as { code?: unknown }).code)) throw error;
      }
    }
  }

  private reference(family: string) {
    return this.db.collection('sessions').doc(hash(family));
  }
}
