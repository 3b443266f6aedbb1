import { createHmac, timingSafeEqual } from 'node:crypto';
import { isPossibleId } from '@content/ids';
import type { Clock } from './clock';
import type { Keys } from './keys';

const DAY_MS = 24 * 3600 * 1000;
/** A link that a colleague was sent shows an item for so long. */
const PREVIEW_DAYS = 3;

/** What a preview's token lets its bearer see. */
export interface Preview {
  readonly path: string;
  readonly id: string;
  readonly expiresAt: Date;
}

/** Expiry in minutes since 1970, path of the type, id of the item, signature. */
const TOKEN = /^([0-9a-z]{1,8})\.([a-z]{1,40})\.([A-Za-z0-9_-]{1,128})\.([A-Za-z0-9_-]{32})$/;
const MINUTE_MS = 60_000;

/** The part of a URL below which the files of an item are that are not public. */
export const previewRoot = (token: string) => `/preview/${token}`;

/**
 * Links that show an item before it is public to whoever holds them, until they end. They name the item and the moment
 * of their end, and are signed: nobody can make one, or change one.
 */
export class Previews {
  constructor(
    private readonly keys: Keys,
    private readonly clock: Clock,
  ) {}

  /** A token for an item that ends after so many milliseconds. */
  async token(path: string, id: string, ms = PREVIEW_DAYS * DAY_MS): Promise<string> {
    return this.tokenUntil(path, id, this.clock().getTime() + ms);
  }

  /** What URLs of an item's files begin with for staff: the same for a day, so that a browser keeps the pictures. */
  async rootFor(path: string, id: string): Promise<string> {
    const tomorrow = (Math.floor(this.clock().getTime() / DAY_MS) + 2) * DAY_MS;
    return previewRoot(await this.tokenUntil(path, id, tomorrow));
  }

  /** What a token lets see; null for one that has ended or was never given. */
  async read(token: string): Promise<Preview | null> {
    const [, expiry = '', path = '', id = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (path === '' || !isPossibleId(id)) return null;
    const expected = await this.signature(`${expiry}.${path}.${id}`);
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
    const expiresAt = new Date(Number.parseInt(expiry, 36) * MINUTE_MS);
    return expiresAt > this.clock() ? { path, id, expiresAt } : null;
  }

  private async tokenUntil(path: string, id: string, end: number): Promise<string> {
    const text = `${Math.floor(end / MINUTE_MS).toString(36)}.${path}.${id}`;
    return `${text}.${await this.signature(text)}`;
  }

  private async signature(text: string): Promise<string> {
    const key = await this.keys.signing('previews');
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, 32);
  }
}
