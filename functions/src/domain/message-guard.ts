import { contentTypes } from '@content';
import type { InboxMessage } from '@content/api/contract';
import { DAY_MS } from '@content/dates/calendar';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { networkOf } from '../networks';
import type { Services } from '../services';

/** The fields of a form by which it is judged. */
type Form = Pick<InboxMessage, 'kind' | 'subject' | 'text'> &
  Record<'website' | 'stamp' | 'solution', string>;
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
const today = ({ clock }: Services) => clock().toISOString().slice(0, 10);

async function signed({ keys }: Services, text: string): Promise<string> {
  const key = await keys.signing('messages');
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** What a form gets when it is first touched: the moment, signed. */
export async function newStamp(
  services: Services,
  at = services.clock().getTime().toString(36),
): Promise<string> {
  return `${at}.${await signed(services, at)}`;
}

/** Whether a stamp is ours, and as old as that of a form which a person has filled in. */
async function isStamp(services: Services, given: string): Promise<boolean> {
  const [at = ''] = given.split('.');
  const age = services.clock().getTime() - Number.parseInt(at, 36);
  const [a, b] = [Buffer.from(given), Buffer.from(await newStamp(services, at))];
  const isOurs = a.length === b.length && timingSafeEqual(a, b);
  return isOurs && age >= STAMP_MS.least && age <= STAMP_MS.most;
}

/** The bits of work that a message needs at this moment. */
export async function neededWork({ content }: Services): Promise<number> {
  const [item] = switchType ? await content.visibleItems(switchType) : [];
  return item?.values['asksForWork'] === true ? WORK_BITS : 0;
}

/** Whether a stamp and a solution are worth so many bits of work, which counts for one message. */
async function isWork(services: Services, { stamp, solution }: Form, bits: number): Promise<boolean> {
  if (bits === 0) return true;
  const work = `${stamp} ${solution}`;
  const hash = createHash('sha256').update(work).digest();
  if (hash.readUInt32BE() >>> (32 - bits) > 0) return false;
  const allowance = { tries: 1, windowMs: STAMP_MS.most };
  return (await services.throttle.count(await signed(services, work), allowance)) === 0;
}

/** Counts something from a place, under another hash each day, so that nothing tells of a place on two days. Returns the seconds to wait. */
async function count(services: Services, what: string, place: string, tries: number, windowMs: number) {
  const key = await signed(services, `${what} ${today(services)} ${place}`);
  return services.throttle.count(key, { tries, windowMs });
}

/** Counts a receipt that is looked up. Returns the seconds to wait after too many. */
export async function countLookUp(services: Services, place: string): Promise<number> {
  return count(services, 'receipts', place, LOOK_UPS, QUARTER_MS);
}

/** Judges a message, and counts it for the limits of its day. */
export async function judge(services: Services, form: Form, place: string): Promise<Verdict> {
  const isFull = (state: keyof typeof A_DAY) =>
    services.messages.isFull(today(services), form.kind, state, A_DAY[state].all);
  const links = `${form.subject} ${form.text}`.match(/https?:\/\/|www\./gi)?.length ?? 0;
  const isHonest = form.website === '' && links <= LINKS && (await isStamp(services, form.stamp));
  const isSuspected = !isHonest || !(await isWork(services, form, await neededWork(services)));
  if (!isSuspected) {
    if (await isFull('new')) return 'full';
    if ((await count(services, 'new', place, A_DAY.new.place, DAY_MS)) === 0) return 'new';
  }
  const isOver =
    (await isFull('suspected')) ||
    (await count(services, 'suspected', networkOf(place), A_DAY.suspected.place, DAY_MS)) > 0;
  // Only a sender who looks honest learns of the limit.
  return !isOver ? 'suspected' : isSuspected ? 'dropped' : 'full';
}
