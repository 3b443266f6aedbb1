import { DAY_MS } from '@content/calendar';
import type { Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isPossibleId } from '@content/ids';
import type { Clock } from './clock';
import { within } from './deadline';
import type { Keys } from './keys';
import { countReads } from './meter';

/** A link that a colleague was sent shows an item for so long. */
const PREVIEW_DAYS = 3;

/** The item that a token shows. */
export interface Preview {
  readonly path: string;
  readonly id: string;
  readonly expiresAt: Date;
  /** It was given to show the item, and is no part of a URL for staff. */
  readonly isLink: boolean;
}

/** Expiry in milliseconds since 1970, path of the type, id of the item, signature. */
const TOKEN = /^([0-9a-z]{1,8})\.([a-z]{1,40})\.([A-Za-z0-9_-]{1,128})\.([A-Za-z0-9_-]{32})$/;
/** In the signature of links, which can be ended early; URLs of files in responses for staff cannot. */
const LINK = 'link';

/** The part of a URL below which the files of an item are that are not public. */
export const previewRoot = (token: string) => `/preview/${token}`;

/**
 * Signed links that show one item before it is public. Firestore holds when those of an item were ended early; a link tells
 * by its expiry when it was made.
 */
export class Previews {
  constructor(
    private readonly db: Firestore,
    private readonly keys: Keys,
    private readonly clock: Clock,
  ) {}

  /** A token for an item that ends after three days, or when the links of the item are ended. */
  async token(path: string, id: string): Promise<string> {
    return this.tokenUntil(path, id, this.clock().getTime() + PREVIEW_DAYS * DAY_MS, LINK);
  }

  /** Ends all links to an item that were made until now. */
  async end(path: string, id: string): Promise<void> {
    await within('preview', this.endOf(path, id).set({ endedAt: Timestamp.fromDate(this.clock()) }));
  }

  /** The beginning of an item's file URLs for staff: the same for a day, so that a browser keeps the pictures. */
  async rootFor(path: string, id: string): Promise<string> {
    const tomorrow = (Math.floor(this.clock().getTime() / DAY_MS) + 2) * DAY_MS;
    return previewRoot(await this.tokenUntil(path, id, tomorrow));
  }

  /** The item of a token; null for one that has ended or was never given. */
  async read(token: string): Promise<Preview | null> {
    const [, expiry = '', path = '', id = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (path === '' || !isPossibleId(id)) return null;
    const text = `${expiry}.${path}.${id}`;
    const isSigned = async (kind = '') =>
      timingSafeEqual(Buffer.from(signature), Buffer.from(await this.signature(kind + text)));
    const isLink = await isSigned(LINK);
    if (!isLink && !(await isSigned())) return null;
    const expiresAt = new Date(Number.parseInt(expiry, 36));
    if (expiresAt <= this.clock()) return null;
    // Asked last, so that a token that nobody has given costs no read.
    return isLink && (await this.isEnded(path, id, expiresAt)) ? null : { path, id, expiresAt, isLink };
  }

  private async isEnded(path: string, id: string, expiresAt: Date): Promise<boolean> {
    const ended = (await within('preview', this.endOf(path, id).get())).get('endedAt') as
      | Timestamp
      | undefined;
    countReads(1);
    return ended !== undefined && ended.toMillis() >= expiresAt.getTime() - PREVIEW_DAYS * DAY_MS;
  }

  private endOf(path: string, id: string) {
    return this.db.collection('previews').doc(`${path}.${id}`);
  }

  private async tokenUntil(path: string, id: string, end: number, kind = ''): Promise<string> {
    const text = `${end.toString(36)}.${path}.${id}`;
    return `${text}.${await this.signature(kind + text)}`;
  }

  private async signature(text: string): Promise<string> {
    const key = await this.keys.signing('previews');
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, 32);
  }
}
