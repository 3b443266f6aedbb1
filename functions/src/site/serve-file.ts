import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { Breaker } from '../store/breaker';
import type { Services } from '../services';
import type { Files } from '../store/files';
import { FILE_CACHE_CONTROL } from '../store/files';

/**
 * What people have uploaded may load and run nothing, should a browser ever take it for a page. Styles are those of the
 * page that browsers make themselves around a picture.
 */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function missing(response: Response): void {
  response.status(404).set('Cache-Control', 'public, max-age=0, s-maxage=10').type('text/plain');
  response.send('This file does not exist.');
}

/** Headers that tell of the file and not of the response that says that it cannot be had. */
const ofTheFile = ['ETag', 'Accept-Ranges', 'Content-Disposition', 'Content-Range', 'Content-Length'];

/** Serves uploaded files; while Storage is down it says so at once. A file has one URL: one with a query leads there. */
export function createFiles(services: Pick<Services, 'files'>) {
  const breaker = new Breaker(() => services.files.info('any'));
  return async (request: Request, response: Response): Promise<void> => {
    if (request.originalUrl.includes('?')) {
      response.set('Cache-Control', FILE_CACHE_CONTROL).redirect(301, request.path);
      return;
    }
    try {
      await serveFile(services.files, breaker, request, response);
    } catch (error) {
      if (!response.headersSent) for (const name of ofTheFile) response.removeHeader(name);
      throw error;
    }
  };
}

/** Serves one uploaded file with its own name, conditionally and in ranges. */
async function serveFile(
  files: Files,
  breaker: Breaker,
  request: Request,
  response: Response,
): Promise<void> {
  const parts = ['path', 'id', 'uploadId', 'name'].map((key) => String(request.params[key]));
  if (parts.some((part) => part.includes('/') || part === '..')) return missing(response);
  const objectName = parts.join('/');
  const info = await breaker.run(() => files.info(objectName));
  if (!info) return missing(response);
  response.set({
    'Content-Type': info.type,
    'Content-Disposition': `inline; filename*=UTF-8''${encodeName(parts[3] as string)}`,
    'Cache-Control': FILE_CACHE_CONTROL,
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
  await pipeline(await breaker.run(() => files.open(objectName, range)), response);
}
