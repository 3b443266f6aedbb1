import type { Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from './clock';
import { within } from './deadline';

const SECOND = 1000;
/** A session is accepted for one hour, then it must be refreshed. */
const SESSION_FRESH_MS = 3600 * SECOND;
/** Unused this long, it ends. */
export const SESSION_IDLE_MS = 14 * 24 * 3600 * SECOND;
/** After a refresh the old id lives on for parallel tabs. */
const SESSION_GRACE_MS = 30 * SECOND;

/** A session as stored, under the hash of its id. `signedInAt` is when the password was given. */
export interface Session {
  readonly uid: string;
  readonly signedInAt: Date;
  readonly freshUntil: Date;
  readonly endsAt: Date;
}

interface SessionDocument {
  uid: string;
  signedInAt: Timestamp;
  freshUntil: Timestamp;
  /** Firestore's TTL policy deletes by this field. */
  endsAt: Timestamp;
}

/** Opaque sessions in Firestore: the cookie holds a random id, the store only its hash. */
export class Sessions {
  constructor(
    private readonly db: Firestore,
    private readonly clock: Clock,
  ) {}

  /** Starts a session and returns its id: 256 random bits, base64url. */
  async start(uid: string, signedInAt = this.clock()): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const now = this.clock().getTime();
    const document: SessionDocument = {
      uid,
      signedInAt: Timestamp.fromDate(signedInAt),
      freshUntil: Timestamp.fromMillis(now + SESSION_FRESH_MS),
      endsAt: Timestamp.fromMillis(now + SESSION_IDLE_MS),
    };
    await within('session', this.reference(id).create(document));
    return id;
  }

  /** The session of an id, also when it must be refreshed; null when there is none or it has ended. */
  async find(id: string): Promise<Session | null> {
    if (!/^[A-Za-z0-9_-]{43}$/.test(id)) return null;
    const data = (await within('session', this.reference(id).get())).data() as SessionDocument | undefined;
    if (!data || data.endsAt.toMillis() <= this.clock().getTime()) return null;
    return {
      uid: data.uid,
      signedInAt: data.signedInAt.toDate(),
      freshUntil: data.freshUntil.toDate(),
      endsAt: data.endsAt.toDate(),
    };
  }

  /** Gives the session a new id; the old one ends after the grace time, never later than it would have. */
  async rotate(id: string, session: Session): Promise<string> {
    const next = await this.start(session.uid, session.signedInAt);
    const grace = Math.min(this.clock().getTime() + SESSION_GRACE_MS, session.endsAt.getTime());
    await within('session', this.reference(id).update({ endsAt: Timestamp.fromMillis(grace) }));
    return next;
  }

  /** Ends the session of an id. */
  async end(id: string): Promise<void> {
    await within('session', this.reference(id).delete());
  }

  /** Ends every session of an account. */
  async endAll(uid: string): Promise<void> {
    const sessions = await within('session', this.db.collection('sessions').where('uid', '==', uid).get());
    await Promise.all(sessions.docs.map((doc) => within('session', doc.ref.delete())));
  }

  private reference(id: string) {
    return this.db.collection('sessions').doc(createHash('sha256').update(id).digest('hex'));
  }
}
