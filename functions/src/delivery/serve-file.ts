import type { Request, Response } from 'express';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { contentTypeAt } from '@content';
import type { Services } from '../services';
import { Breaker } from '../store/breaker';
import type { ObjectInfo } from '../store/files';
import { FILE_CACHE_CONTROL } from '../store/files';
import { filesOfState } from '../store/editions';
import type { Preview } from '../store/previews';
import { MEDIA_PATH } from '../store/previews';
import { ORIGINAL_NAME, servedNames } from '../store/rendition-names';

const HOUR_S = 3600;

/** Uploads may load and run nothing, should a browser take one for a page. Styles are the browser's own, around a picture. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

export function missing(response: Response): void {
  response.status(404).set('Cache-Control', 'public, max-age=0, s-maxage=10').type('text/plain');
  response.send('This file does not exist.');
}

/** Headers that tell of the file and not of the response that says that it cannot be had. */
const ofTheFile = ['ETag', 'Accept-Ranges', 'Content-Disposition', 'Content-Range', 'Content-Length'];

/** An object to send, by its name below `media/`, and how long caches may keep it. */
interface Found {
  readonly name: string;
  readonly info: ObjectInfo;
  readonly caching: string;
}

/** Caching of a file that visitors see until a moment, null for ever; browsers keep it no longer than that. */
function cachingUntil(end: Date | null, now: Date): string {
  if (!end) return FILE_CACHE_CONTROL;
  const seconds = Math.max(0, Math.min(HOUR_S, Math.floor((end.getTime() - now.getTime()) / 1000)));
  return `public, max-age=${seconds}, s-maxage=0`;
}

/** What a file's URL names: the item, by its type's path and its id, the media document, and the object. */
interface Asked {
  readonly path: string;
  readonly id: string;
  readonly media: string;
  readonly object: string;
}

/** What a request asks for; null where it leads elsewhere. */
function askedFor({ params }: Request): Asked | null {
  const [path, id, media, object] = ['path', 'id', 'media', 'name'].map((key) => String(params[key]));
  const parts = [path, id, media, object] as [string, string, string, string];
  if (parts.some((part) => part.includes('/') || part === '..')) return null;
  return { path: parts[0], id: parts[1], media: parts[2], object: parts[3] };
}

/**
 * Serves uploaded files; while Storage is down it says so at once. A file has one URL: one with a query leads there.
 * `visible` are those of what visitors see, `previewed` those that a preview's token lets see.
 */
export function createFiles(services: Pick<Services, 'files' | 'content' | 'items' | 'previews' | 'clock'>) {
  const { content, items, previews, clock } = services;
  // Storage is loaded by the first request for a file.
  const breaker = new Breaker(() => services.files.info('any'));
  const open = ({ name }: Found, range?: { start: number; end: number }) =>
    breaker.run(() => services.files.read(name, range));

  async function find({ media, object }: Asked, caching: string): Promise<Found | null> {
    const name = `${media}/${object}`;
    const info = await breaker.run(() => services.files.info(name));
    return info && { name, info, caching };
  }

  /** A file that visitors may have now: what they see of the item at this moment refers to it. */
  async function findVisible(asked: Asked): Promise<Found | null> {
    const type = contentTypeAt(asked.path);
    const until = type && (await content.fileUntil(type, asked.id, asked.media, asked.object));
    return until === undefined ? null : find(asked, cachingUntil(until, clock()));
  }

  /** Such a file, whole, by its URL, and how long caches may keep what is made of it; null for any other. */
  async function readVisible(url: string): Promise<{ bytes: Buffer; caching: string } | null> {
    const [path = '', id = '', media = '', object = ''] = url.split('/').slice(2).map(decodeURIComponent);
    const found = await findVisible({ path, id, media, object });
    return found && { bytes: await buffer(await open(found)), caching: found.caching };
  }

  /** A file that a token lets see: one of its item as it is now, or for staff the one that it names. */
  async function findPreviewed(asked: Asked, token: string): Promise<Found | null> {
    const preview = await previews.read(token);
    return preview && (await isShown(asked, preview)) ? find(asked, 'private, max-age=3600') : null;
  }

  async function isShown({ path, id, media, object }: Asked, preview: Preview): Promise<boolean> {
    if (preview.path === MEDIA_PATH) return preview.id === media && object !== ORIGINAL_NAME;
    const type = preview.path === path && preview.id === id ? contentTypeAt(path) : undefined;
    const state = type ? await items.get(type, id) : null;
    return (
      state !== null &&
      filesOfState(state).some((file) => file.media === media && servedNames(file).includes(object))
    );
  }

  const serving =
    (findAsked: (asked: Asked, token: string) => Promise<Found | null>) =>
    async (request: Request, response: Response): Promise<void> => {
      if (request.originalUrl.includes('?')) {
        response.set('Cache-Control', FILE_CACHE_CONTROL).redirect(301, request.path);
        return;
      }
      try {
        const asked = askedFor(request);
        const found = asked && (await findAsked(asked, String(request.params['token'])));
        if (found) await sendFile(found, open, request, response);
        else missing(response);
      } catch (error) {
        if (!response.headersSent) for (const name of ofTheFile) response.removeHeader(name);
        throw error;
      }
    };
  return { visible: serving(findVisible), previewed: serving(findPreviewed), readVisible };
}

/** Sends one uploaded file with its own name, conditionally and in ranges. */
async function sendFile(
  found: Found,
  open: (found: Found, range?: { start: number; end: number }) => Promise<Readable>,
  request: Request,
  response: Response,
): Promise<void> {
  const { name, info, caching } = found;
  response.set({
    'Content-Type': info.type,
    'Content-Disposition': `inline; filename*=UTF-8''${encodeName(name.slice(name.lastIndexOf('/') + 1))}`,
    'Cache-Control': caching,
    'Accept-Ranges': 'bytes',
    ETag: info.etag,
    'Content-Security-Policy': FILE_POLICY,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const ifRange = request.headers['if-range'];
  const ranges = ifRange === undefined || ifRange === info.etag ? request.range(info.bytes) : undefined;
  if (ranges === -1) {
    response.status(416).set('Content-Range', `bytes */${info.bytes}`).removeHeader('Content-Type');
    response.end();
    return;
  }
  const range = Array.isArray(ranges) && ranges.length === 1 ? ranges[0] : undefined;
  const length = range ? range.end - range.start + 1 : info.bytes;
  response.status(range ? 206 : 200).set('Content-Length', String(length));
  if (range) response.set('Content-Range', `bytes ${range.start}-${range.end}/${info.bytes}`);
  if (request.method === 'HEAD' || info.bytes === 0) {
    response.end();
    return;
  }
  await pipeline(await open(found, range), response);
}
