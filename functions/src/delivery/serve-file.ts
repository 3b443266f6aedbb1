import type { Request, Response } from 'express';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { contentTypeAt } from '@content';
import { cachePolicy, fileUntil } from '../cache-policy';
import type { Services } from '../services';
import type { ObjectInfo } from '../store/files';
import { filesOfState } from '../model/item-state';
import { MEDIA_PATH, type Preview } from '../store/previews';
import { ORIGINAL_NAME, servedNames } from '../model/rendition-names';

/** Any site may show a file. Opened as a page it may load and run nothing; styles are those of the browser's image view. */
export const fileSecurity = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Responds to a request for a file that is not there. */
export function sendNotFound(response: Response): void {
  response.status(404).set('Cache-Control', cachePolicy.missing).type('text/plain');
  response.send('This file does not exist.');
}

/** Headers that describe the file, which an error response must not have. */
const fileHeaders = ['ETag', 'Accept-Ranges', 'Content-Disposition', 'Content-Range', 'Content-Length'];

/** An object to send, by its name below `media/`, and how long caches may keep it. */
interface ServedFile {
  readonly name: string;
  readonly info: ObjectInfo;
  readonly caching: string;
}

/** The parts of a file's URL: path of the type, id of the item, media document, object. */
interface FileUrl {
  readonly path: string;
  readonly id: string;
  readonly media: string;
  readonly object: string;
}

/** Reads a file's URL; null for a path that leads elsewhere. */
function parseFileUrl({ params }: Request): FileUrl | null {
  const { path = '', id = '', media = '', name: object = '' } = params as Readonly<Record<string, string>>;
  const isPart = (part: string) => !part.includes('/') && part !== '..';
  return [path, id, media, object].every(isPart) ? { path, id, media, object } : null;
}

/**
 * Serves uploaded files. A URL with a query is redirected to that without. `visible` serves the files of what visitors see,
 * `previewed` those that a preview token opens.
 */
export function createFiles(services: Pick<Services, 'files' | 'content' | 'items' | 'previews' | 'clock'>) {
  const { files, content, items, previews, clock } = services;

  async function objectAt({ media, object }: FileUrl, caching: string): Promise<ServedFile | null> {
    const name = `${media}/${object}`;
    const info = await files.info(name);
    return info && { name, info, caching };
  }

  /** A file that visitors may have: the public revision of the item refers to it at this moment. */
  async function findVisible(url: FileUrl): Promise<ServedFile | null> {
    const type = contentTypeAt(url.path);
    const until = type && (await content.fileUntil(type, url.id, url.media, url.object));
    return until === undefined ? null : objectAt(url, fileUntil(until, clock()));
  }

  /** A visible file as bytes, with its Cache-Control; null for any other. */
  async function readVisible(url: FileUrl): Promise<{ bytes: Buffer; caching: string } | null> {
    const found = await findVisible(url);
    return found && { bytes: await buffer(await files.read(found.name)), caching: found.caching };
  }

  /** A file that a token opens: one of its item as it is now, or for staff the media document that it names. */
  async function findPreviewed(url: FileUrl, token: string): Promise<ServedFile | null> {
    const preview = await previews.read(token);
    return preview && (await opens(preview, url)) ? objectAt(url, cachePolicy.previewedFile) : null;
  }

  async function opens(preview: Preview, { path, id, media, object }: FileUrl): Promise<boolean> {
    if (preview.path === MEDIA_PATH) return preview.id === media && object !== ORIGINAL_NAME;
    const type = preview.path === path && preview.id === id ? contentTypeAt(path) : undefined;
    const state = type ? await items.get(type, id) : null;
    return (
      state !== null &&
      filesOfState(state).some((file) => file.media === media && servedNames(file).includes(object))
    );
  }

  const serving =
    (find: (url: FileUrl, token: string) => Promise<ServedFile | null>) =>
    async (request: Request, response: Response): Promise<void> => {
      if (request.originalUrl.includes('?'))
        return response.set('Cache-Control', cachePolicy.file).redirect(301, request.path);
      try {
        const url = parseFileUrl(request);
        const found = url && (await find(url, String(request.params['token'])));
        if (found) await sendFile(found, files, request, response);
        else sendNotFound(response);
      } catch (error) {
        if (!response.headersSent) for (const name of fileHeaders) response.removeHeader(name);
        throw error;
      }
    };
  return { visible: serving(findVisible), previewed: serving(findPreviewed), readVisible };
}

/** Sends one uploaded file with its own name, conditionally and in ranges. */
async function sendFile(file: ServedFile, files: Services['files'], request: Request, response: Response) {
  const { name, info, caching } = file;
  response.set({
    'Content-Type': info.type,
    'Content-Disposition': `inline; filename*=UTF-8''${encodeName(name.slice(name.lastIndexOf('/') + 1))}`,
    'Cache-Control': caching,
    'Accept-Ranges': 'bytes',
    ETag: info.etag,
    ...fileSecurity,
  });
  if (request.fresh) return void response.status(304).end();
  const ifRange = request.headers['if-range'];
  const isRange = /^bytes=/i.test(request.headers.range ?? ''); // any other unit is ignored
  const ranges = isRange && (ifRange ?? info.etag) === info.etag ? request.range(info.bytes) : undefined;
  if (ranges === -1) {
    response.status(416).set('Content-Range', `bytes */${info.bytes}`).removeHeader('Content-Type');
    response.end();
    return;
  }
  const range = Array.isArray(ranges) && ranges.length === 1 ? ranges[0] : undefined;
  const length = range ? range.end - range.start + 1 : info.bytes;
  response.status(range ? 206 : 200).set('Content-Length', String(length));
  if (range) response.set('Content-Range', `bytes ${range.start}-${range.end}/${info.bytes}`);
  if (request.method === 'HEAD' || info.bytes === 0) return void response.end();
  await pipeline(await files.read(name, range), response);
}
