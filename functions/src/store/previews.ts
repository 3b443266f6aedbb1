import { DAY_MS } from '@content/dates/calendar';
import type { Firestore } from 'firebase-admin/firestore';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isPossibleId } from '@content/items/ids';
import type { Clock } from '../clock';
import { closedCollection } from './collections';
import type { Keys } from './keys';
import { withTimeout } from './timeout';

/** How long a preview link is valid. */
const PREVIEW_DAYS = 3;

/** The item that a token opens, or for staff the media document. */
export interface Preview {
  readonly path: string;
  readonly id: string;
  readonly expiresAt: Date;
}

/**
 * Stands for a type's path in tokens for staff, which open every object of a media document but the original. They cannot be
 * revoked, as links can.
 */
export const MEDIA_PATH = 'media';

/** The beginning of the URLs of a file's objects, by the id of its media document. */
export type FileRoots = (media: string) => string;
/** Of what visitors may fetch. */
export const publicRoots: FileRoots = () => '';

/** Expiry in milliseconds since 1970, path of the type, id of the item, signature. */
const TOKEN = /^([0-9a-z]{1,8})\.([a-z]{1,40})\.([A-Za-z0-9_-]{1,128})\.([A-Za-z0-9_-]{32})$/;

/** The beginning of the URLs of the files that a token opens. */
export const previewRoot = (token: string) => `/preview/${token}`;

function signatureOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 32);
}

/** A token with its expiry, in milliseconds since 1970. */
function signed(key: string, end: number, path: string, id: string): string {
  const text = `${end.toString(36)}.${path}.${id}`;
  return `${text}.${signatureOf(key, text)}`;
}

/**
 * Signed links that show one item before it is public. Firestore holds the moment at which an item's links were revoked; the
 * expiry of a link says when it was made.
 */
export class Previews {
  constructor(
    private readonly db: Firestore,
    private readonly keys: Keys,
    private readonly clock: Clock,
  ) {}

  /** A token for an item, valid for three days or until the item's links are revoked. */
  async token(path: string, id: string): Promise<{ readonly token: string; readonly expiresAt: Date }> {
    const end = this.clock().getTime() + PREVIEW_DAYS * DAY_MS;
    const token = signed(await this.keys.signing('previews'), end, path, id);
    return { token, expiresAt: new Date(end) };
  }

  /** Revokes all links to an item that exist now. */
  async end(path: string, id: string): Promise<void> {
    await withTimeout('preview', this.endOf(path, id).set({ endedAt: this.clock() }));
  }

  /** The beginning of file URLs for staff, by media document: the same for a day, so that browsers cache the pictures. */
  async staffRoots(): Promise<FileRoots> {
    const key = await this.keys.signing('previews');
    const tomorrow = (Math.floor(this.clock().getTime() / DAY_MS) + 2) * DAY_MS;
    return (media) => previewRoot(signed(key, tomorrow, MEDIA_PATH, media));
  }

  /** The item of a token; null for an invalid one. */
  async read(token: string): Promise<Preview | null> {
    const [, expiry = '', path = '', id = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (path === '' || !isPossibleId(id)) return null;
    const expected = signatureOf(await this.keys.signing('previews'), `${expiry}.${path}.${id}`);
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
    const expiresAt = new Date(Number.parseInt(expiry, 36));
    if (expiresAt <= this.clock()) return null;
    // Last, so that a forged token costs no read.
    const isRevoked = path !== MEDIA_PATH && (await this.isEnded(path, id, expiresAt));
    return isRevoked ? null : { path, id, expiresAt };
  }

  private async isEnded(path: string, id: string, expiresAt: Date): Promise<boolean> {
    const end = (await withTimeout('preview', this.endOf(path, id).get())).data();
    return end !== undefined && end.endedAt.getTime() >= expiresAt.getTime() - PREVIEW_DAYS * DAY_MS;
  }

  private endOf(path: string, id: string) {
    return closedCollection(this.db, 'previews').doc(`${path}.${id}`);
  }
}
