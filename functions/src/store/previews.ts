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

/** The item that a token shows, or for staff the media document whose objects it does. */
export interface Preview {
  readonly path: string;
  readonly id: string;
  readonly expiresAt: Date;
}

/** In place of a type's path in tokens for staff: they show every object of a media document but the original. */
export const MEDIA_PATH = 'media';

/** The beginning of the URLs of a file's objects, by the id of its media document. */
export type FileRoots = (media: string) => string;
/** Of what visitors may fetch. */
export const publicRoots: FileRoots = () => '';

/** Expiry in milliseconds since 1970, path of the type, id of the item, signature. */
const TOKEN = /^([0-9a-z]{1,8})\.([a-z]{1,40})\.([A-Za-z0-9_-]{1,128})\.([A-Za-z0-9_-]{32})$/;
/** In the signature of links, which can be ended early; URLs of files in responses for staff cannot. */
const LINK = 'link';

/** The part of a URL below which the files are that a token lets see. */
export const previewRoot = (token: string) => `/preview/${token}`;

type Key = Awaited<ReturnType<Keys['signing']>>;

function signatureOf(key: Key, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 32);
}

/** A token that ends at a moment, in milliseconds since 1970. */
function signed(key: Key, end: number, path: string, id: string, kind = ''): string {
  const text = `${end.toString(36)}.${path}.${id}`;
  return `${text}.${signatureOf(key, kind + text)}`;
}

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

  /**
   * Gives the beginning of file URLs for staff, by the id of a media document: the same for a day, so that a browser keeps the
   * pictures.
   */
  async staffRoots(): Promise<FileRoots> {
    const key = await this.keys.signing('previews');
    const tomorrow = (Math.floor(this.clock().getTime() / DAY_MS) + 2) * DAY_MS;
    return (media) => previewRoot(signed(key, tomorrow, MEDIA_PATH, media));
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
    return isLink && (await this.isEnded(path, id, expiresAt)) ? null : { path, id, expiresAt };
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
    return signed(await this.keys.signing('previews'), end, path, id, kind);
  }

  private async signature(text: string): Promise<string> {
    return signatureOf(await this.keys.signing('previews'), text);
  }
}
