import { DAY_MS } from '@content/dates/calendar';
import type { InboxMessage } from '@content/api/contract';
import { MESSAGE_DAYS, type MessageKind, type MessageState } from '@content/api/message';
import { withLatinDigits } from '@content/texts/digits';
import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock';
import { transactionOn } from './collections';
import type { MessageRecord } from './records';
import { withTimeout } from './timeout';

/** A change of a message by staff. */
type MessageChange = Partial<Pick<InboxMessage, 'state' | 'assignee' | 'answer' | 'answeredAt'>>;

/** Digits and letters that are not taken for each other. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A receipt number, which nobody can guess. */
export function newReceipt(): string {
  const signs = [...randomBytes(12)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return signs.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** The id of a receipt's message, however that is typed: what is stored opens no receipt. */
function idOf(receipt: string): string {
  const signs = withLatinDigits(receipt.toUpperCase()).replaceAll(/[^0-9A-Z]/g, '');
  const read = signs.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(read).digest('hex').slice(0, 40);
}

/**
 * What visitors have written to the office, under the hash of its receipt; Firestore removes it in time (`removeAt`). Nothing
 * stored tells where it came from.
 */
export class Messages {
  /** Days that have had their messages, as far as this process knows: what else comes on them costs nothing. */
  private readonly full = new Set<string>();

  constructor(
    private readonly all: CollectionReference<MessageRecord>,
    private readonly clock: Clock,
  ) {}

  /** Stores a message under the hash of its receipt. */
  async add(
    receipt: string,
    message: Omit<InboxMessage, 'id' | 'createdAt' | keyof MessageChange>,
    state: MessageState,
  ): Promise<void> {
    const now = this.clock();
    const removeAt = new Date(now.getTime() + MESSAGE_DAYS[message.kind] * DAY_MS);
    const record = { state, assignee: null, answer: '', answeredAt: null, createdAt: now.toISOString() };
    await withTimeout('message', this.all.doc(idOf(receipt)).create({ ...message, ...record, removeAt }));
  }

  /** The complaint of a receipt, null where there is none. */
  async byReceipt(receipt: string): Promise<InboxMessage | null> {
    const found = await this.get(idOf(receipt));
    return found?.kind === 'complaint' ? found : null;
  }

  /** The messages of a kind in a state, the newest first; `after` continues behind one of them. */
  async list(
    kind: MessageKind,
    state: MessageState,
    limit: number,
    after: readonly string[] = [],
  ): Promise<InboxMessage[]> {
    const found = this.those(kind, state)
      .orderBy('createdAt', 'desc')
      .orderBy(FieldPath.documentId(), 'desc');
    const page = after.length > 0 ? found.startAfter(...after) : found;
    const { docs } = await withTimeout('messages', page.limit(limit).get());
    return docs.flatMap((doc) => this.kept(doc) ?? []);
  }

  /** How many new messages of a kind there are. */
  async countNew(kind: MessageKind): Promise<number> {
    return (await withTimeout('messages', this.those(kind, 'new').count().get())).data().count;
  }

  /** Whether a day has had so many messages of a kind: counted, as a counter would be written by all at once in a flood. */
  async isFull(day: string, kind: MessageKind, state: MessageState, most: number): Promise<boolean> {
    const key = `${day} ${kind} ${state}`;
    if (this.full.has(key)) return true;
    const ofToday = this.those(kind, state).where('createdAt', '>=', day).count().get();
    const isFull = (await withTimeout('messages', ofToday)).data().count >= most;
    if (isFull) this.full.add(key);
    return isFull;
  }

  async get(id: string): Promise<InboxMessage | null> {
    return this.kept(await withTimeout('message', this.all.doc(id).get()));
  }

  /** A stored message, until its time is over: Firestore may take a day longer to remove it. */
  private kept(doc: DocumentSnapshot<MessageRecord>): InboxMessage | null {
    const record = doc.data();
    if (!record) return null;
    const { removeAt, ...message } = record;
    return removeAt > this.clock() ? { ...message, id: doc.id } : null;
  }

  /** Changes a message. Returns false where there is none. */
  async change(id: string, change: MessageChange): Promise<boolean> {
    const reference = this.all.doc(id);
    return transactionOn('message', reference, (known, transaction) => {
      // Firestore refuses an empty update.
      if (known && Object.keys(change).length > 0) transaction.update(reference, { ...change });
      return known !== undefined;
    });
  }

  async remove(id: string): Promise<void> {
    await withTimeout('message', this.all.doc(id).delete());
  }

  private those(kind: MessageKind, state: MessageState) {
    return this.all.where('kind', '==', kind).where('state', '==', state);
  }
}
