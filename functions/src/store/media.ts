import { dayAfter } from '@content/dates/calendar';
import { FieldValue, type CollectionReference } from 'firebase-admin/firestore';
import type { MediaAction, Person } from '@content/api/contract';
import { MEDIA_LOG } from '@content/api/staff-contract';
import { type Consent, CONSENT_NOTICE_DAYS } from '@content/files/picture-details';
import type { Clock } from '../clock';
import { changedNotes, isAvailable, type MediaNotes, type MediaRecord, type NewMedia } from '../model/media';
import { actorOf, entryRecord } from './audit';
import { closedCollection, recordsOf, selecting, transactionOn } from './collections';
import { StoreUnavailable, withTimeout } from './timeout';

/** Consents of a picture that are kept: far more than anybody notes, and far less than a document can hold. */
const MAX_HISTORY = 1000;

/** The media documents: every uploaded file once, with the consent of the people in it. */
export class MediaLibrary {
  /** Names by id, which never change. */
  private readonly knownNames = new Map<string, string>();

  constructor(
    private readonly documents: CollectionReference<MediaRecord>,
    private readonly clock: Clock,
  ) {}

  /** Adds a file whose objects are stored, or to one that is there already the parts that are new. Throws StoreUnavailable. */
  async add({ id, ...media }: NewMedia, person: Person): Promise<void> {
    const reference = this.documents.doc(id);
    await transactionOn('write', reference, (known, transaction) => {
      // Its objects may be on their way out.
      if (known && !isAvailable(known, this.clock())) throw new StoreUnavailable('media');
      const record = {
        consent: null,
        history: [],
        createdAt: this.clock(),
        createdBy: actorOf(person),
        ...known,
        ...media,
        name: known?.name ?? media.name,
        ...(media.renditions && { renditions: { ...known?.renditions, ...media.renditions } }),
      };
      transaction.set(reference, record);
    });
  }

  /** One file, or null. */
  async get(id: string): Promise<MediaRecord | null> {
    const record = (await this.getMany([id])).get(id);
    return record && isAvailable(record, this.clock()) ? record : null;
  }

  /** The names of files, by id. Reads a document for each that this process does not know. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const unknown = ids.filter((id) => !this.knownNames.has(id));
    for (const [id, { name }] of await this.getMany(unknown)) this.knownNames.set(id, name);
    return this.knownNames;
  }

  /** Files by id, without those that are not there. Reads a document for each. */
  getMany(ids: readonly string[]): Promise<ReadonlyMap<string, MediaRecord>> {
    return recordsOf(this.documents.firestore, 'media', ids);
  }

  /** All files by id, also one that is being taken away: it may turn out to be used. Reads a document for each. */
  async all(): Promise<ReadonlyMap<string, MediaRecord>> {
    const { docs } = await withTimeout('list', this.documents.get());
    return new Map(docs.map((doc) => [doc.id, doc.data()]));
  }

  /** Keeps a file until somebody deletes it, used or not. */
  async keep(id: string): Promise<void> {
    await withTimeout('write', this.documents.doc(id).update({ isInLibrary: true }));
  }

  /**
   * Notes the consent of a picture, and what its uses begin with, with an entry in the audit log under `title` or else its name. Does
   * nothing where it is noted already. Returns `stale` where something else than in `base` has been noted meanwhile, and `missing`
   * where the picture is gone.
   */
  async note(
    { id, title }: { readonly id: string; readonly title: string },
    notes: MediaNotes,
    actor: Person,
    base: MediaNotes = {},
  ): Promise<'noted' | 'stale' | 'missing'> {
    const reference = this.documents.doc(id);
    return transactionOn('write', reference, (known, transaction) => {
      if (!known) return 'missing';
      const changed = changedNotes(known, notes);
      if (changed.length === 0) return 'noted';
      const changedSinceBase = changedNotes(known, base);
      if (changed.some((name) => changedSinceBase.includes(name))) return 'stale';
      const now = this.clock();
      const { consent = null } = notes;
      const entry = { consent, by: actorOf(actor), at: now };
      const isOfPeople = changed.includes('consent');
      transaction.update(reference, {
        ...Object.fromEntries(changed.map((name) => [name, notes[name]])),
        ...(isOfPeople && { history: [...known.history, entry].slice(-MAX_HISTORY) }),
      });
      const actions: MediaAction[] = isOfPeople ? [consent ? 'noteConsent' : 'removeConsent'] : [];
      if (!isOfPeople || changed.length > 1) actions.push('describeMedia');
      for (const action of actions)
        transaction.create(
          closedCollection(this.documents.firestore, 'audit').doc(),
          entryRecord({ action, path: MEDIA_LOG, itemId: id, title: title || known.name, actor, at: now }),
        );
      return 'noted';
    });
  }

  /** Whether the trash or a version of any item refers to a file. Reads up to two records. */
  async isInTrashOrVersion(id: string): Promise<boolean> {
    const found = (['versions', 'trash'] as const).map((name) =>
      closedCollection(this.documents.firestore, name)
        .where('media', 'array-contains', id)
        .limit(1)
        .select()
        .get(),
    );
    return (await withTimeout('read', Promise.all(found))).some(({ empty }) => !empty);
  }

  /** The pictures whose consent has ended or ends within `CONSENT_NOTICE_DAYS`, by id. Reads those alone. */
  async endingConsents(today: string): Promise<ReadonlyMap<string, Consent | null>> {
    const dated = this.documents
      .where('consent.until', '>', '')
      .where('consent.until', '<=', dayAfter(today, CONSENT_NOTICE_DAYS));
    const { docs } = await withTimeout('list', selecting(dated, 'consent').get());
    return new Map(docs.map((doc) => [doc.id, doc.data().consent]));
  }

  /**
   * Begins the removal of a file that nothing uses. From before `isUsed` runs nothing new may refer to it. Returns whether the removal
   * goes on.
   */
  async beginRemoval(id: string, isUsed: () => Promise<boolean>): Promise<boolean> {
    const reference = this.documents.doc(id);
    const isThere = await transactionOn('write', reference, (known, transaction) => {
      if (known) transaction.update(reference, { leavingSince: this.clock() });
      return known !== undefined;
    });
    if (!isThere) return false;
    let isGoing = false;
    try {
      isGoing = !(await isUsed());
    } finally {
      if (!isGoing) await withTimeout('write', reference.update({ leavingSince: FieldValue.delete() }));
    }
    return isGoing;
  }

  /** Forgets a file whose removal has begun. */
  async forget(id: string): Promise<void> {
    await withTimeout('write', this.documents.doc(id).delete());
    this.knownNames.delete(id);
  }
}
