import { DAY_MS } from '@content/dates/calendar';
import type { InboxMessage } from '@content/api/contract';
import { MESSAGE_DAYS, type MessageKind, type MessageState } from '@content/api/message';
import { withLatinDigits } from '@content/texts/digits';
import type { CollectionReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Clock, withTimeout } from './deadline';
import type { Keys } from './keys';
import type { Throttle } from './throttle';

/** Where a message came from: a place, and the network around it. */
export interface Sender {
  readonly place: string;
  readonly network: string;
}
/** The fate of a message: `full` where the day has had too many, `dropped` where its sender does not learn that. */
type Taken = 'new' | 'suspected' | 'dropped' | 'full';
/** A change of a message by staff. */
type MessageChange = Partial<Pick<InboxMessage, 'state' | 'assignee' | 'answer' | 'answeredAt'>>;

/** Messages that are stored in a day, from one place (which may be a whole village) and of one kind from everywhere. */
const A_DAY = { new: { place: 20, all: 200 }, suspected: { place: 5, all: 100 } } as const;
/** Receipts that are looked up from one place in a quarter of an hour. */
const LOOK_UPS = 10;
const QUARTER_MS = 15 * 60_000;
/** How old a form's stamp is when a person sends it: nobody writes faster, and few leave it open for longer. */
const STAMP_MS = { least: 3_000, most: 2 * DAY_MS } as const;

/** Digits and letters that are not taken for each other. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReceipt(): string {
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
    private readonly all: CollectionReference,
    private readonly keys: Keys,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  /** What a form gets when it is first touched: the moment, signed. */
  async stamp(at = this.clock().getTime().toString(36)): Promise<string> {
    return `${at}.${await this.signed(at)}`;
  }

  /** Whether a stamp is ours, and as old as that of a form which a person has filled in. */
  async isStamp(given: string): Promise<boolean> {
    const [at = ''] = given.split('.');
    const age = this.clock().getTime() - Number.parseInt(at, 36);
    const [a, b] = [Buffer.from(given), Buffer.from(await this.stamp(at))];
    const isOurs = a.length === b.length && timingSafeEqual(a, b);
    return isOurs && age >= STAMP_MS.least && age <= STAMP_MS.most;
  }

  /** Whether a stamp and a solution are worth so many bits of work, which counts for one message. */
  async isWork(stamp: string, solution: string, bits: number): Promise<boolean> {
    if (bits === 0) return true;
    const work = `${stamp} ${solution}`;
    const hash = createHash('sha256').update(work).digest();
    if (hash.readUInt32BE() >>> (32 - bits) > 0) return false;
    return (await this.throttle.count(await this.signed(work), { tries: 1, windowMs: STAMP_MS.most })) === 0;
  }

  /** Stores a message as far as the day's limits allow. It has a receipt whatever became of it. */
  async add(
    message: Omit<InboxMessage, 'id' | 'state' | 'createdAt' | keyof MessageChange>,
    isSuspected: boolean,
    sender: Sender,
  ): Promise<{ readonly receipt: string; readonly taken: Taken }> {
    const taken = await this.taken(message.kind, isSuspected, sender);
    const receipt = newReceipt();
    if (taken === 'full' || taken === 'dropped') return { receipt, taken };
    const now = this.clock();
    const removeAt = new Date(now.getTime() + MESSAGE_DAYS[message.kind] * DAY_MS);
    const record = {
      state: taken,
      assignee: null,
      answer: '',
      answeredAt: null,
      createdAt: now.toISOString(),
    };
    await withTimeout('message', this.all.doc(idOf(receipt)).create({ ...message, ...record, removeAt }));
    return { receipt, taken };
  }

  /** The complaint of a receipt, null where there is none; after too many tries the seconds to wait. */
  async byReceipt(receipt: string, { place }: Sender): Promise<InboxMessage | number | null> {
    const wait = await this.count('receipts', place, LOOK_UPS, QUARTER_MS);
    if (wait > 0) return wait;
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

  async get(id: string): Promise<InboxMessage | null> {
    return this.kept(await withTimeout('message', this.all.doc(id).get()));
  }

  /** A stored message, until its time is over: Firestore may take a day longer to remove it. */
  private kept(doc: DocumentSnapshot): InboxMessage | null {
    const { removeAt, ...message } = (doc.data() ?? {}) as InboxMessage & { readonly removeAt?: Timestamp };
    return removeAt && removeAt.toDate() > this.clock() ? { ...message, id: doc.id } : null;
  }

  /** Changes a message, which must be there. */
  async change(id: string, change: MessageChange): Promise<void> {
    await withTimeout('message', this.all.doc(id).update({ ...change }));
  }

  async remove(id: string): Promise<void> {
    await withTimeout('message', this.all.doc(id).delete());
  }

  private those(kind: MessageKind, state: MessageState) {
    return this.all.where('kind', '==', kind).where('state', '==', state);
  }

  private async taken(kind: MessageKind, isSuspected: boolean, { place, network }: Sender): Promise<Taken> {
    if (!isSuspected) {
      if (await this.isFull(kind, 'new')) return 'full';
      if ((await this.count('new', place, A_DAY.new.place, DAY_MS)) === 0) return 'new';
    }
    const isOver =
      (await this.isFull(kind, 'suspected')) ||
      (await this.count('suspected', network, A_DAY.suspected.place, DAY_MS)) > 0;
    // Only a sender who looks honest learns of the limit.
    return !isOver ? 'suspected' : isSuspected ? 'dropped' : 'full';
  }

  /** Whether a day has had its messages of a kind: counted, as a counter would be written by all at once in a flood. */
  private async isFull(kind: MessageKind, state: keyof typeof A_DAY): Promise<boolean> {
    const day = this.today();
    const key = `${day} ${kind} ${state}`;
    if (this.full.has(key)) return true;
    const ofToday = this.those(kind, state).where('createdAt', '>=', day).count().get();
    const isFull = (await withTimeout('messages', ofToday)).data().count >= A_DAY[state].all;
    if (isFull) this.full.add(key);
    return isFull;
  }

  /** Counts something from a place, under another hash each day, so that nothing tells of a place on two days. Returns the seconds to wait. */
  private async count(what: string, place: string, tries: number, windowMs: number): Promise<number> {
    return this.throttle.count(await this.signed(`${what} ${this.today()} ${place}`), { tries, windowMs });
  }

  private today(): string {
    return this.clock().toISOString().slice(0, 10);
  }

  private async signed(text: string): Promise<string> {
    return createHmac('sha256', await this.keys.signing('messages'))
      .update(text)
      .digest('base64url');
  }
}
