import { DAY_MS, dayAfter } from '@content/calendar';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import type { NotedConsent, Person } from '@content/contract';
import type { Consent } from '@content/picture-details';
import { CONSENT_NOTICE_DAYS, isSameConsent } from '@content/picture-details';
import { pictureEntry } from './audit';
import type { Clock } from './clock';
import { within } from './deadline';
import { WriteConflict } from './items';
import { countReads } from './meter';

/** Records are kept for longer than any version of an item that may be brought back, since they were last seen in use. */
const KEPT_DAYS = 400;
/** How often it is noted that one is in use. */
const SEEN_DAYS = 30;
/** Records that are written at a time. */
const BATCH = 400;
/** Consents of a picture that are kept: far more than anybody notes, and far less than a document can hold. */
const MAX_HISTORY = 1000;
/** Firestore's code for a document that is there already. */
const ALREADY_EXISTS = 6;

interface PictureRecord {
  /** Of the uploaded file. */
  readonly name: string;
  /** Null where nothing is known. */
  readonly consent: Consent | null;
  /** Everything that was ever noted, the newest last. */
  readonly history: readonly {
    readonly consent: Consent | null;
    readonly by: Person;
    readonly at: Timestamp;
  }[];
  /** When the picture was last known to be in use, within `SEEN_DAYS`. */
  readonly seenAt: Timestamp;
}

/** Which consents staff ask for: of children, over, or ending within `CONSENT_NOTICE_DAYS`. */
export type ConsentQuestion = 'children' | 'ended' | 'ending';

/** An uploaded picture: what all its uses have in common, and what its file was called. */
export interface UploadedPicture {
  readonly source: string;
  readonly name: string;
}

/**
 * File names and consents of pictures by their source, for staff alone: apart from the items, whose documents anybody may
 * read.
 */
export class PictureRecords {
  /** Names by source, which never change. */
  private readonly knownNames = new Map<string, string>();

  constructor(
    private readonly db: Firestore,
    private readonly clock: Clock,
  ) {}

  /** Adds the records of pictures that are about to be stored; one that was uploaded before keeps its first name. */
  async add(pictures: readonly UploadedPicture[]): Promise<void> {
    const unknown = pictures.filter(({ source }) => !this.knownNames.has(source));
    await Promise.all(
      unknown.map(async ({ source, name }) => {
        const seenAt = Timestamp.fromDate(this.clock());
        const record: PictureRecord = { name, consent: null, history: [], seenAt };
        try {
          await within('write', this.all().doc(source).create(record));
          this.knownNames.set(source, name);
        } catch (error) {
          if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
        }
      }),
    );
  }

  /** The names of pictures' files, by source. Reads a document for each that this process does not know. */
  async names(sources: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const unknown = [...new Set(sources)].filter((source) => !this.knownNames.has(source));
    for (const [source, { name }] of await this.read(unknown)) this.knownNames.set(source, name);
    return this.knownNames;
  }

  /** The consents of these pictures, by source; those without one are left out. Reads a document for each. */
  async consents(sources: readonly string[]): Promise<Map<string, Consent>> {
    const records = await this.read([...new Set(sources)]);
    return new Map(records.flatMap(([source, { consent }]) => (consent ? [[source, consent]] : [])));
  }

  /** All that was ever noted of the people in a picture, the newest first. */
  async history(source: string): Promise<NotedConsent[]> {
    const [record] = await this.read([source]);
    const noted = record?.[1].history ?? [];
    return noted.map(({ consent, by, at }) => ({ consent, by, at: at.toDate().toISOString() })).reverse();
  }

  /**
   * Notes the consent of a picture, null for unknown, and that in the audit log under `title`. Does nothing where it is noted
   * already. Throws WriteConflict where another one than `base` has been noted meanwhile.
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
      const known = (await transaction.get(reference)).data() as PictureRecord | undefined;
      countReads(1);
      const noted = known?.consent ?? null;
      if (isSameConsent(noted, consent)) return;
      if (base !== undefined && !isSameConsent(noted, base)) throw new WriteConflict('stale');
      const now = this.clock();
      const at = Timestamp.fromDate(now);
      const entry = { consent, by: { uid, email, displayName }, at };
      const history = [...(known?.history ?? []), entry].slice(-MAX_HISTORY);
      const record: PictureRecord = { name: known?.name ?? '', consent, history, seenAt: at };
      transaction.set(reference, record);
      const action = consent ? 'noteConsent' : 'removeConsent';
      transaction.create(
        this.db.collection('audit').doc(),
        pictureEntry({ action, itemId: source, title, actor, at: now }),
      );
    });
    await within('write', written);
  }

  /** Sources of the pictures whose consent is of one kind, the first to end first. Reads those alone. */
  async sourcesOf(question: ConsentQuestion, today: string): Promise<string[]> {
    const snapshot = await within('list', this.query(question, today).select().get());
    countReads(snapshot.size);
    return snapshot.docs.map(({ id }) => id);
  }

  /** Forgets what no item has used for longer than its versions are kept. Returns how many. */
  async forgetUnused(isUsed: (source: string) => boolean): Promise<number> {
    const now = this.clock().getTime();
    const { docs } = await within('list', this.all().select('seenAt').get());
    const unseen = (doc: DocumentSnapshot) => now - (doc.get('seenAt') as Timestamp).toMillis();
    const seen = docs.filter((doc) => isUsed(doc.id) && unseen(doc) > SEEN_DAYS * DAY_MS);
    const unused = docs.filter((doc) => !isUsed(doc.id) && unseen(doc) > KEPT_DAYS * DAY_MS);
    const changes = [...seen, ...unused];
    for (let at = 0; at < changes.length; at += BATCH) {
      const batch = this.db.batch();
      for (const doc of changes.slice(at, at + BATCH)) {
        if (isUsed(doc.id)) batch.update(doc.ref, { seenAt: Timestamp.fromMillis(now) });
        else batch.delete(doc.ref);
      }
      await within('write', batch.commit());
    }
    return unused.length;
  }

  private all() {
    return this.db.collection('pictures');
  }

  private async read(sources: readonly string[]): Promise<[string, PictureRecord][]> {
    if (sources.length === 0) return [];
    const snapshots = await within(
      'read',
      this.db.getAll(...sources.map((source) => this.all().doc(source))),
    );
    countReads(sources.length);
    return snapshots.flatMap((snapshot) =>
      snapshot.exists ? [[snapshot.id, snapshot.data() as PictureRecord]] : [],
    );
  }

  private query(question: ConsentQuestion, today: string): Query {
    if (question === 'children') return this.all().where('consent.people', '==', 'child');
    const dated = this.all().orderBy('consent.until');
    return question === 'ended'
      ? dated.where('consent.until', '>', '').where('consent.until', '<', today)
      : dated
          .where('consent.until', '>=', today)
          .where('consent.until', '<=', dayAfter(today, CONSENT_NOTICE_DAYS));
  }
}
