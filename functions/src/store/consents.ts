import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import type { Person } from '@content/contract';
import type { Consent } from '@content/picture-details';
import { CONSENT_NOTICE_DAYS, dayAfter, isSameConsent } from '@content/picture-details';
import { pictureEntry } from './audit';
import type { Clock } from './clock';
import { within } from './deadline';
import { WriteConflict } from './items';
import { count } from './meter';

/** Consents are kept for longer than any version of an item that may be brought back, since they were last seen in use. */
const KEPT_DAYS = 400;
/** How often it is noted that one is in use. */
const SEEN_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

interface ConsentDocument extends Consent {
  /** Who noted it, and when. */
  readonly by: Person;
  readonly at: Timestamp;
  /** When it was last known to be in use, within `SEEN_DAYS`. */
  readonly seenAt: Timestamp;
}

/** Which consents staff ask for: of children, over, or ending within `CONSENT_NOTICE_DAYS`. */
export type ConsentQuestion = 'children' | 'ended' | 'ending';

/**
 * Consents of the people in pictures, by the picture's source: all uses of a picture share one. They stand apart from the
 * items, whose documents anybody may read, in a collection that is closed to everybody.
 */
export class Consents {
  constructor(
    private readonly db: Firestore,
    private readonly clock: Clock,
  ) {}

  /** The consents of these pictures, by source; those without one are left out. Reads a document for each. */
  async several(sources: readonly string[]): Promise<Map<string, Consent>> {
    const asked = [...new Set(sources)];
    if (asked.length === 0) return new Map();
    const snapshots = await within('read', this.db.getAll(...asked.map((source) => this.all().doc(source))));
    count({ reads: asked.length });
    return new Map(snapshots.flatMap((snapshot) => (snapshot.exists ? [entryOf(snapshot)] : [])));
  }

  /**
   * Notes the consent of a picture, and in the audit log that it was noted; null for that nothing is known of it. Does
   * nothing where the same is noted already. `title` is what the log calls the picture. `base` is what it takes the place of,
   * where that matters: throws WriteConflict when something else is noted by now.
   */
  async note(
    { source, title }: { readonly source: string; readonly title: string },
    consent: Consent | null,
    actor: Person,
    base?: Consent | null,
  ): Promise<void> {
    const reference = this.all().doc(source);
    const { uid, email, displayName } = actor;
    const written = this.db.runTransaction(async (transaction) => {
      const known = await transaction.get(reference);
      count({ reads: 1 });
      const noted = known.exists ? entryOf(known)[1] : null;
      if (isSameConsent(noted, consent)) return;
      if (base !== undefined && !isSameConsent(noted, base)) throw new WriteConflict('stale');
      const now = this.clock();
      const at = Timestamp.fromDate(now);
      if (consent) {
        const by = { uid, email, displayName };
        transaction.set(reference, { ...consent, by, at, seenAt: at } satisfies ConsentDocument);
      } else {
        transaction.delete(reference);
      }
      const action = consent ? 'noteConsent' : 'removeConsent';
      transaction.create(
        this.db.collection('audit').doc(),
        pictureEntry({ action, itemId: source, title, actor, at: now }),
      );
      count({ writes: 2 });
    });
    await within('write', written);
  }

  /** Sources of the pictures whose consent is of one kind, the first to end first. Reads those alone. */
  async sourcesOf(question: ConsentQuestion, today: string): Promise<string[]> {
    const snapshot = await within('list', this.query(question, today).select().get());
    count({ reads: Math.max(1, snapshot.size) });
    return snapshot.docs.map(({ id }) => id);
  }

  /** Forgets what no item has used for longer than its versions are kept. Returns how many. */
  async forgetUnused(isUsed: (source: string) => boolean): Promise<number> {
    const now = this.clock().getTime();
    const { docs } = await within('list', this.all().select('seenAt').get());
    const batch = this.db.batch();
    let forgotten = 0;
    for (const doc of docs) {
      const unseen = now - (doc.get('seenAt') as Timestamp).toMillis();
      if (isUsed(doc.id)) {
        if (unseen > SEEN_DAYS * DAY_MS) batch.update(doc.ref, { seenAt: Timestamp.fromMillis(now) });
      } else if (unseen > KEPT_DAYS * DAY_MS) {
        batch.delete(doc.ref);
        forgotten += 1;
      }
    }
    await within('write', batch.commit());
    return forgotten;
  }

  private all() {
    return this.db.collection('consents');
  }

  private query(question: ConsentQuestion, today: string): Query {
    if (question === 'children') return this.all().where('people', '==', 'child');
    const dated = this.all().orderBy('until');
    return question === 'ended'
      ? dated.where('until', '>', '').where('until', '<', today)
      : dated.where('until', '>=', today).where('until', '<=', dayAfter(today, CONSENT_NOTICE_DAYS));
  }
}

function entryOf(snapshot: DocumentSnapshot): [string, Consent] {
  const { people, who, given, until } = snapshot.data() as ConsentDocument;
  return [snapshot.id, { people, who, given, until }];
}
