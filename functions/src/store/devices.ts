import { DAY_MS } from '@content/calendar';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock';
import type { Keys } from './keys';

/** How long a device is remembered after somebody has signed in on it. */
export const DEVICE_MARK_MS = 180 * DAY_MS;
/** How many people one device remembers. */
const MAX_PEOPLE = 6;

/** An id of the device, then an entry for each person: the day of their last sign-in and a signature. */
const MARK = /^[A-Za-z0-9_-]{16}(\.[0-9a-z]{4}[A-Za-z0-9_-]{22}){1,6}$/;
const DAY_LENGTH = 4;

/**
 * Marks of devices on which somebody has signed in. A mark names nobody: whether it holds a person can only be asked
 * with their e-mail address. It opens nothing; tries to sign in from a device that knows the person are counted apart.
 */
export class Devices {
  constructor(
    private readonly keys: Keys,
    private readonly clock: Clock,
  ) {}

  /** The id of the device that a mark belongs to, when the person has signed in on it before; else null. */
  async recognise(mark: string | undefined, email: string): Promise<string | null> {
    if (mark === undefined || !MARK.test(mark)) return null;
    const [device = '', ...entries] = mark.split('.');
    for (const entry of entries) {
      if (this.isCurrent(entry) && (await this.isOf(entry, device, email))) return device;
    }
    return null;
  }

  /** The mark of a device on which a person has just signed in; others stay in it, the latest first. */
  async mark(before: string | undefined, email: string): Promise<string> {
    const isMark = before !== undefined && MARK.test(before);
    const [device = '', ...entries] = isMark ? before.split('.') : [randomBytes(12).toString('base64url')];
    const others: string[] = [];
    for (const entry of entries) {
      if (this.isCurrent(entry) && !(await this.isOf(entry, device, email))) others.push(entry);
    }
    const day = this.today().toString(36).padStart(DAY_LENGTH, '0');
    const entry = day + (await this.signature(device, day, email));
    return [device, entry, ...others.slice(0, MAX_PEOPLE - 1)].join('.');
  }

  private today(): number {
    return Math.floor(this.clock().getTime() / DAY_MS);
  }

  private isCurrent(entry: string): boolean {
    const age = this.today() - Number.parseInt(entry.slice(0, DAY_LENGTH), 36);
    return age >= 0 && age * DAY_MS < DEVICE_MARK_MS;
  }

  private async isOf(entry: string, device: string, email: string): Promise<boolean> {
    const expected = await this.signature(device, entry.slice(0, DAY_LENGTH), email);
    return timingSafeEqual(Buffer.from(entry.slice(DAY_LENGTH)), Buffer.from(expected));
  }

  private async signature(device: string, day: string, email: string): Promise<string> {
    const text = `${device} ${day} ${email.toLowerCase()}`;
    const key = await this.keys.signing('devices');
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
  }
}
