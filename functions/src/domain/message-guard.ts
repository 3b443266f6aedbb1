import { contentTypes } from '@content';
import type { InboxMessage } from '@content/api/contract';
import type { MessageKind } from '@content/api/message';
import { DAY_MS } from '@content/dates/calendar';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ContentIndex } from '../store/content-index';
import type { Clock } from '../store/deadline';
import type { Keys } from '../store/keys';
import type { Messages } from '../store/messages';
import type { Throttle } from '../store/throttle';

/** Where a message came from: a place, and the network around it. */
export interface Sender {
  readonly place: string;
  readonly network: string;
}
/** The fields of a form that tell people from programs. */
interface Evidence {
  readonly website: string;
  readonly stamp: string;
  readonly solution: string;
}
/** The fate of a message: `full` where the day has had too many, `dropped` where its sender does not learn that. */
type Verdict = 'new' | 'suspected' | 'dropped' | 'full';

/** Messages that are stored in a day, from one place (which may be a whole village) and of one kind from everywhere. */
const A_DAY = { new: { place: 20, all: 200 }, suspected: { place: 5, all: 100 } } as const;
/** Receipts that are looked up from one place in a quarter of an hour. */
const LOOK_UPS = 10;
const QUARTER_MS = 15 * 60_000;
/** How old a form's stamp is when a person sends it: nobody writes faster, and few leave it open for longer. */
const STAMP_MS = { least: 3_000, most: 2 * DAY_MS } as const;
/** About a second of a phone's work. */
const WORK_BITS = 14;
/** Links that a message may hold; advertisements have more. */
const LINKS = 2;

/** The type whose one item asks for proof of work, during a flood. */
const switchType = contentTypes.find(({ fields }) => 'asksForWork' in fields);

/** Decides which messages are stored, and which of them are suspected. Nothing that it counts tells where one came from. */
export class MessageGuard {
  /** Days that have had their messages, as far as this process knows: what else comes on them costs nothing. */
  private readonly full = new Set<string>();

  constructor(
    private readonly services: {
      readonly messages: Messages;
      readonly content: ContentIndex;
      readonly keys: Keys;
      readonly throttle: Throttle;
      readonly clock: Clock;
    },
  ) {}

  /** What a form gets when it is first touched: the moment, signed. */
  async stamp(at = this.services.clock().getTime().toString(36)): Promise<string> {
    return `${at}.${await this.signed(at)}`;
  }

  /** The bits of work that a message needs at this moment. */
  async neededWork(): Promise<number> {
    const [item] = switchType ? await this.services.content.visibleItems(switchType) : [];
    return item?.values['asksForWork'] === true ? WORK_BITS : 0;
  }

  /** The fate of a message, which counts towards the limits of its day. */
  async verdict(
    message: Pick<InboxMessage, 'kind' | 'subject' | 'text'>,
    evidence: Evidence,
    { place, network }: Sender,
  ): Promise<Verdict> {
    const { kind } = message;
    const isSuspected = await this.isSuspected(message, evidence);
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

  /** Counts a receipt that is looked up. Returns the seconds to wait after too many. */
  async countLookUp({ place }: Sender): Promise<number> {
    return this.count('receipts', place, LOOK_UPS, QUARTER_MS);
  }

  private async isSuspected(
    { subject, text }: Pick<InboxMessage, 'subject' | 'text'>,
    { website, stamp, solution }: Evidence,
  ): Promise<boolean> {
    const links = `${subject} ${text}`.match(/https?:\/\/|www\./gi)?.length ?? 0;
    const isHonest = website === '' && links <= LINKS && (await this.isStamp(stamp));
    return !isHonest || !(await this.isWork(stamp, solution, await this.neededWork()));
  }

  /** Whether a stamp is ours, and as old as that of a form which a person has filled in. */
  private async isStamp(given: string): Promise<boolean> {
    const [at = ''] = given.split('.');
    const age = this.services.clock().getTime() - Number.parseInt(at, 36);
    const [a, b] = [Buffer.from(given), Buffer.from(await this.stamp(at))];
    const isOurs = a.length === b.length && timingSafeEqual(a, b);
    return isOurs && age >= STAMP_MS.least && age <= STAMP_MS.most;
  }

  /** Whether a stamp and a solution are worth so many bits of work, which counts for one message. */
  private async isWork(stamp: string, solution: string, bits: number): Promise<boolean> {
    if (bits === 0) return true;
    const work = `${stamp} ${solution}`;
    const hash = createHash('sha256').update(work).digest();
    if (hash.readUInt32BE() >>> (32 - bits) > 0) return false;
    const allowance = { tries: 1, windowMs: STAMP_MS.most };
    return (await this.services.throttle.count(await this.signed(work), allowance)) === 0;
  }

  /** Whether a day has had its messages of a kind: counted, as a counter would be written by all at once in a flood. */
  private async isFull(kind: MessageKind, state: keyof typeof A_DAY): Promise<boolean> {
    const day = this.today();
    const key = `${day} ${kind} ${state}`;
    if (this.full.has(key)) return true;
    const isFull = (await this.services.messages.countSince(day, kind, state)) >= A_DAY[state].all;
    if (isFull) this.full.add(key);
    return isFull;
  }

  /** Counts something from a place, under another hash each day, so that nothing tells of a place on two days. Returns the seconds to wait. */
  private async count(what: string, place: string, tries: number, windowMs: number): Promise<number> {
    const key = await this.signed(`${what} ${this.today()} ${place}`);
    return this.services.throttle.count(key, { tries, windowMs });
  }

  private today(): string {
    return this.services.clock().toISOString().slice(0, 10);
  }

  private async signed(text: string): Promise<string> {
    return createHmac('sha256', await this.services.keys.signing('messages'))
      .update(text)
      .digest('base64url');
  }
}
