import type { Bucket, File } from '@google-cloud/storage';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { NewObject } from '../model/media';
import { ORIGINAL_NAME } from '../model/rendition-names';
import { withTimeout } from './timeout';

export interface ObjectInfo {
  readonly bytes: number;
  readonly type: string;
  readonly etag: string;
}

/** An object as it is listed. */
export interface StoredObject {
  readonly name: string;
  readonly storedAt: Date;
  readonly bytes: number;
  readonly generation: Generation | undefined;
}

/** Storage's number of an object among those that were written under its name. */
type Generation = string | number;

/** Objects of media, below the id of their document: written once, never moved or copied, closed to clients. */
export const MEDIA = 'media/';
export const INCOMING = 'incoming/';

/** Milliseconds that reading a whole upload may take. */
const UPLOAD_MS = 30_000;

/** The response of Storage; undefined where it refuses with this HTTP status. */
async function unlessStatus<T>(status: 404 | 412, response: Promise<T>): Promise<T | undefined> {
  try {
    return await response;
  } catch (error) {
    if ((error as { code?: unknown }).code === status) return undefined;
    throw error;
  }
}

const brokenConnections = new Set<unknown>(['ECONNRESET', 'EPIPE']);

function brokeOff(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return brokenConnections.has(code) || brokeOff(cause);
}

/** Calls Storage, and once more when an idle connection was closed at the other end: every call here may happen twice. */
function call<T>(what: string, make: () => Promise<T>, ms?: number): Promise<T> {
  const retried = make().catch((error: unknown) => {
    if (!brokeOff(error)) throw error;
    return make();
  });
  return withTimeout(what, retried, ms);
}

/** Objects in Cloud Storage, by the folders that storage.rules know. */
export class Files {
  private readonly file = (name: string) => this.bucket().file(name);

  constructor(private readonly bucket: () => Bucket) {}

  /** Stores objects of a media document. */
  async add(media: string, objects: readonly NewObject[]): Promise<void> {
    await Promise.all(
      objects.map(({ name, type, bytes }) =>
        call('file write', () =>
          this.file(`${MEDIA}${media}/${name}`).save(bytes, { resumable: false, contentType: type }),
        ),
      ),
    );
  }

  /** Facts about an object of a media document, or with `root` about another one; null when there is none. */
  async info(name: string, root = MEDIA): Promise<ObjectInfo | null> {
    const reading = call('file metadata', () => this.file(root + name).getMetadata());
    const found = await unlessStatus(404, reading);
    if (!found) return null;
    const [{ size, contentType: type = 'application/octet-stream', md5Hash, generation }] = found;
    return { bytes: Number(size), type, etag: `"${md5Hash ?? String(generation)}"` };
  }

  /** Opens an object of a media document, or its bytes from `start` to `end` (both inclusive). Resolves once its first bytes are there. */
  async read(name: string, range?: { start: number; end: number }): Promise<Readable> {
    const stream = this.file(MEDIA + name).createReadStream({ validation: false, ...range });
    try {
      await withTimeout('file read', once(stream, 'readable'));
    } catch (error) {
      stream.on('error', () => undefined).destroy(); // it may still fail after it was given up
      throw error;
    }
    return stream;
  }

  /** Reads an upload of a picture as it was sent; null when there is none. */
  async readOriginal(media: string): Promise<Buffer | null> {
    return this.download(`${MEDIA}${media}/${ORIGINAL_NAME}`);
  }

  /** Reads a finished resumable upload of a staff member; null when there is none. */
  async readIncoming(uid: string, uploadId: string, maxBytes: number): Promise<Buffer | 'too large' | null> {
    const name = `${uid}/${uploadId}`;
    const info = await this.info(name, INCOMING);
    if (info && info.bytes > maxBytes) return 'too large';
    return info && this.download(INCOMING + name);
  }

  /** Removes an upload that has been claimed. */
  async dropIncoming(uid: string, uploadId: string): Promise<void> {
    await this.remove([{ name: `${INCOMING}${uid}/${uploadId}` }]);
  }

  /** Names of all objects that begin with `prefix`. */
  async namesUnder(prefix: string): Promise<string[]> {
    const [files] = await call('file list', () => this.bucket().getFiles({ prefix }));
    return files.map((file) => file.name);
  }

  /** All objects that begin with `prefix`, by name, with what is known of each; no more than a page in memory. */
  async *objectsUnder(prefix: string): AsyncGenerator<StoredObject> {
    for await (const { name, metadata } of this.bucket().getFilesStream({ prefix }) as AsyncIterable<File>) {
      const { timeCreated, size = 0, generation } = metadata;
      yield { name, storedAt: new Date(timeCreated ?? Date.now()), bytes: Number(size), generation };
    }
  }

  /**
   * Removes the objects of a media document as they are now; those that are written meanwhile stay. `forget` comes between the
   * two. Returns how many.
   */
  async removeMedia(media: string, forget: () => Promise<void>): Promise<number> {
    const [files] = await call('file list', () => this.bucket().getFiles({ prefix: `${MEDIA}${media}/` }));
    await forget();
    await this.remove(files.map(({ name, metadata: { generation } }) => ({ name, generation })));
    return files.length;
  }

  /** Removes objects, those with a `generation` as they were listed: what has been written in their place since stays. */
  async remove(objects: readonly { name: string; generation?: Generation | undefined }[]): Promise<void> {
    const removeOne = async ({ name, generation }: (typeof objects)[number]) => {
      const condition = generation === undefined ? {} : { ifGenerationMatch: generation };
      const options = { ignoreNotFound: true, ...condition };
      const deletion = call('file delete', () => this.file(name).delete(options));
      await unlessStatus(412, deletion);
    };
    await Promise.all(objects.map(removeOne));
  }

  /** Reads an uploaded object; null when there is none. */
  private async download(name: string): Promise<Buffer | null> {
    const read = () => this.file(name).download({ validation: false });
    const found = await unlessStatus(404, call('file read', read, UPLOAD_MS));
    return found?.[0] ?? null;
  }
}
