import type { Request, Response } from 'express';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { contentTypeAt } from '@content';
import type { Services } from '../services';
import { Breaker } from '../store/breaker';
import type { ObjectInfo } from '../store/files';
import { FILE_CACHE_CONTROL, SERVED, TRASH } from '../store/files';

const HOUR_S = 3600;
/** Where the files lie that are not for visitors, or not at any time. */
const CLOSED_FILES = `${TRASH}${SERVED}`;

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

/** An object to send: where it lies, and how long caches may keep it. */
interface Found {
  readonly root: string;
  readonly name: string;
  readonly info: ObjectInfo;
  readonly caching: string;
}

/** Caching of a file that visitors see until a moment, browsers no longer than that. */
function cachingUntil(end: Date | null, now: Date): string {
  if (!end) return `public, max-age=${HOUR_S}, s-maxage=0`;
  const seconds = Math.max(0, Math.min(HOUR_S, Math.floor((end.getTime() - now.getTime()) / 1000)));
  return `public, max-age=${seconds}, s-maxage=0`;
}

/** The path of an object, as it is named in a URL; null for one that leads elsewhere. */
function objectNameOf(request: Request): string | null {
  const parts = ['path', 'id', 'uploadId', 'name'].map((key) => String(request.params[key]));
  return parts.some((part) => part.includes('/') || part === '..') ? null : parts.join('/');
}

/**
 * Serves uploaded files; while Storage is down it says so at once. A file has one URL: one with a query leads there.
 * `visible` are those of what visitors see, `previewed` those that a preview's token lets see.
 */
export function createFiles(services: Pick<Services, 'files' | 'content' | 'items' | 'previews' | 'clock'>) {
  const { content, items, previews, clock } = services;
  // Storage is loaded by the first request for a file.
  const breaker = new Breaker(() => services.files.info('any'));
  const open = ({ name, root }: Found, range?: { start: number; end: number }) =>
    breaker.run(() => services.files.read(name, range, root));
  const info = (name: string, root: string) => breaker.run(() => services.files.info(name, root));

  /** A file of what begins or ends at a moment: out of the public's reach but for this. */
  async function findTimed(name: string): Promise<Found | null> {
    const [path = '', id = '', uploadId = ''] = name.split('/');
    const type = contentTypeAt(path);
    const until = type && (await content.fileUntil(type, id, uploadId));
    if (until === undefined) return null;
    const found = await info(name, CLOSED_FILES);
    return found && { root: CLOSED_FILES, name, info: found, caching: cachingUntil(until, clock()) };
  }

  async function findServed(name: string): Promise<Found | null> {
    const found = await info(name, SERVED);
    return found ? { root: SERVED, name, info: found, caching: FILE_CACHE_CONTROL } : findTimed(name);
  }

  async function findVisible(request: Request): Promise<Found | null> {
    const name = objectNameOf(request);
    return name === null ? null : findServed(name);
  }

  /** A file that visitors may have now, whole, and how long caches may keep what is made of it; null for any other. */
  async function readVisible(name: string): Promise<{ bytes: Buffer; caching: string } | null> {
    const found = await findServed(name);
    return found && { bytes: await buffer(await open(found)), caching: found.caching };
  }

  async function findPreviewed(request: Request): Promise<Found | null> {
    const name = objectNameOf(request);
    const preview = await previews.read(String(request.params['token']));
    if (name === null || !preview || !name.startsWith(`${preview.path}/${preview.id}/`)) return null;
    const type = contentTypeAt(preview.path);
    // Files of a deleted item lie beside those of drafts: a link to it has ended for them, too.
    if (!type || !(await items.get(type, preview.id))) return null;
    for (const root of [CLOSED_FILES, SERVED]) {
      const found = await info(name, root);
      if (found) return { root, name, info: found, caching: 'private, max-age=3600' };
    }
    return null;
  }

  const serving =
    (find: (request: Request) => Promise<Found | null>) =>
    async (request: Request, response: Response): Promise<void> => {
      if (request.originalUrl.includes('?')) {
        response.set('Cache-Control', FILE_CACHE_CONTROL).redirect(301, request.path);
        return;
      }
      try {
        const found = await find(request);
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
