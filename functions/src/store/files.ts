import type { Bucket } from '@google-cloud/storage';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { logTrouble } from '../request-log';
import { retryOnce, within } from './deadline';
import { ORIGINAL_NAME } from './rendition-names';

/** A file's new objects: served ones under public/, the untouched upload under originals/. */
export interface NewObject {
  /** Name within the upload's folder. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly original?: boolean;
}

/** Where the objects of one upload lie: the path of the type, the item's id and the random upload id. */
export interface UploadLocation {
  readonly path: string;
  readonly id: string;
  readonly uploadId: string;
}

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
}

/** An object as Storage sends it in a list; one of unknown age is taken as new. */
interface Listed {
  readonly name: string;
  readonly timeCreated?: string;
  readonly size?: string;
}

export const SERVED = 'public/';
export const ORIGINALS = 'originals/';
/** Files of drafts, earlier versions and deleted items, under the names that they have when they are public. */
export const TRASH = 'trash/';
export const INCOMING = 'incoming/';
/** Files that the clean-up removed, under its day and their names. */
export const QUARANTINE = 'quarantine/';

/** Names are never used twice; what is taken away is gone from the CDN within the hour, from browsers within a week. */
export const FILE_CACHE_CONTROL = 'public, max-age=604800, s-maxage=3600, immutable';

/** The untouched uploads lie beside what is served of them, and closed files below the trash as they do above it. */
const ROOTS = [SERVED, ORIGINALS];
const ALL_ROOTS = ['', TRASH].flatMap((place) => ROOTS.map((root) => place + root));

function folder(location: UploadLocation): string {
  return `${location.path}/${location.id}/${location.uploadId}/`;
}

/** Milliseconds that reading a whole upload may take. */
const UPLOAD_MS = 30_000;

const hasCode = (error: unknown, code: number) => (error as { code?: unknown }).code === code;
const isMissing = (error: unknown) => hasCode(error, 404);

/** Makes a call to Storage, once more when its connection broke off. Every call here may be made twice. */
function call<T>(what: string, make: () => Promise<T>, ms?: number): Promise<T> {
  return within(what, retryOnce(make), ms);
}

/** Objects in Cloud Storage, by the folders that storage.rules know. */
export class Files {
  constructor(
    private readonly bucket: Bucket,
    /** Objects that one call lists, where there can be many. */
    private readonly pageSize = 500,
  ) {}

  /** Stores the objects of one upload, for visitors or not; when one fails, the others are removed again. */
  async add(location: UploadLocation, objects: readonly NewObject[], isOpen = true): Promise<void> {
    try {
      await Promise.all(
        objects.map((object) => {
          const root = object.original ? ORIGINALS : SERVED;
          const name = `${isOpen ? '' : TRASH}${root}${folder(location)}${object.name}`;
          return call('file write', () =>
            this.bucket.file(name).save(object.bytes, {
              resumable: false,
              contentType: object.type,
              metadata: { cacheControl: object.original ? 'private, no-store' : FILE_CACHE_CONTROL },
            }),
          );
        }),
      );
    } catch (error) {
      await this.drop([location]);
      throw error;
    }
  }

  /** Removes all objects of uploads. A failure is logged, not thrown: the sweep removes orphans. */
  async drop(locations: readonly UploadLocation[]): Promise<void> {
    for (const location of locations) {
      const prefixes = ALL_ROOTS.map((root) => root + folder(location));
      const gone = await Promise.allSettled(prefixes.map((prefix) => this.removeUnder(prefix)));
      for (const outcome of gone) {
        if (outcome.status === 'rejected')
          logTrouble(`files left behind: ${folder(location)}`, outcome.reason);
      }
    }
  }

  /** Takes the objects of the uploads out of the public's reach. */
  async close(locations: readonly UploadLocation[]): Promise<void> {
    await this.moveAll(locations, '', TRASH);
  }

  /** Brings the objects of the uploads back into the public's reach. */
  async open(locations: readonly UploadLocation[]): Promise<void> {
    await this.moveAll(locations, TRASH, '');
  }

  /** Copies the objects of an upload, wherever they lie, to another one, for visitors or not. */
  async copy(from: UploadLocation, to: UploadLocation, isOpen: boolean): Promise<void> {
    for (const root of ROOTS) {
      for (const place of ['', TRASH]) {
        const prefix = `${place}${root}${folder(from)}`;
        for (const name of await this.namesUnder(prefix)) {
          const target = `${isOpen ? '' : TRASH}${root}${folder(to)}${name.slice(prefix.length)}`;
          await call('file copy', () => this.bucket.file(name).copy(this.bucket.file(target)));
        }
      }
    }
  }

  /** Removes everything that was ever uploaded for an item. */
  async dropItem(path: string, id: string): Promise<void> {
    await Promise.all(ALL_ROOTS.map((root) => this.removeUnder(`${root}${path}/${id}/`)));
  }

  /** Facts about a public object, or with `root` about another one; null when there is none. */
  async info(name: string, root = SERVED): Promise<ObjectInfo | null> {
    try {
      const [metadata] = await call('file metadata', () => this.bucket.file(root + name).getMetadata());
      return {
        bytes: Number(metadata.size),
        type: metadata.contentType ?? 'application/octet-stream',
        etag: `"${metadata.md5Hash ?? String(metadata.generation)}"`,
      };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Opens such an object, or the bytes from `start` to `end` (both inclusive): resolves when its first bytes are there. */
  async read(name: string, range?: { start: number; end: number }, root = SERVED): Promise<Readable> {
    const stream = this.bucket.file(root + name).createReadStream({ validation: false, ...range });
    try {
      await within('file read', once(stream, 'readable'));
    } catch (error) {
      stream.on('error', () => undefined).destroy(); // it may still fail after it was given up
      throw error;
    }
    return stream;
  }

  /** Reads a served object of a deleted item, which is out of the public's reach; null when there is none. */
  async readTrashed(location: UploadLocation, name: string): Promise<Buffer | null> {
    return this.download(`${TRASH}${SERVED}${folder(location)}${name}`);
  }

  /** Reads an upload of a picture as it was sent, wherever it lies; null when there is none. */
  async readOriginal(location: UploadLocation): Promise<Buffer | null> {
    const name = `${ORIGINALS}${folder(location)}${ORIGINAL_NAME}`;
    return (await this.download(name, UPLOAD_MS)) ?? this.download(TRASH + name, UPLOAD_MS);
  }

  /** Reads a finished resumable upload of a staff member; null when there is none. */
  async readIncoming(uid: string, uploadId: string, maxBytes: number): Promise<Buffer | 'too large' | null> {
    const name = `${uid}/${uploadId}`;
    const info = await this.info(name, INCOMING);
    if (info && info.bytes > maxBytes) return 'too large';
    return info && this.download(INCOMING + name, UPLOAD_MS);
  }

  /** Removes an upload that has been claimed. */
  async dropIncoming(uid: string, uploadId: string): Promise<void> {
    await this.removeOne('upload', `${INCOMING}${uid}/${uploadId}`);
  }

  /** Names of all objects that begin with `prefix`. */
  async namesUnder(prefix: string): Promise<string[]> {
    const [files] = await call('file list', () => this.bucket.getFiles({ prefix }));
    return files.map((file) => file.name);
  }

  /** All objects that begin with `prefix`, by name, with what is known of each; no more than a page in memory. */
  async *objectsUnder(prefix: string): AsyncGenerator<StoredObject> {
    let pageToken: string | undefined;
    do {
      const asked = {
        prefix,
        autoPaginate: false,
        maxResults: this.pageSize,
        fields: 'items(name,timeCreated,size),nextPageToken',
        ...(pageToken ? { pageToken } : {}),
      };
      const [listed, next] = await call('file list', () => this.bucket.getFiles(asked), 60_000);
      // Asked for some fields only, the library gives what Storage has sent, and no File around it.
      for (const { name, timeCreated, size = '0' } of listed as unknown as readonly Listed[]) {
        const storedAt = timeCreated === undefined ? new Date() : new Date(timeCreated);
        yield { name, storedAt, bytes: Number(size) };
      }
      pageToken = (next as { pageToken?: string } | null)?.pageToken;
    } while (pageToken !== undefined);
  }

  /** Puts objects aside, to be brought back by name or removed later. Closed to everyone. */
  async quarantine(names: readonly string[], day: string): Promise<void> {
    await Promise.all(names.map((name) => this.moveOne(name, `${QUARANTINE}${day}/${name}`)));
  }

  /** Puts everything aside that was uploaded for a deleted item. Returns how many objects. */
  async quarantineTrashed(path: string, id: string, day: string): Promise<number> {
    const prefixes = ROOTS.map((root) => `${TRASH}${root}${path}/${id}/`);
    const names = (await Promise.all(prefixes.map((prefix) => this.namesUnder(prefix)))).flat();
    await this.quarantine(names, day);
    return names.length;
  }

  /** Removes single objects by name. */
  async remove(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.removeOne('file delete', name)));
  }

  private async download(name: string, ms?: number): Promise<Buffer | null> {
    try {
      const [bytes] = await call(
        'file read',
        () => this.bucket.file(name).download({ validation: false }),
        ms,
      );
      return bytes;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  private async moveAll(locations: readonly UploadLocation[], from: string, to: string): Promise<void> {
    for (const name of locations.flatMap((location) => ROOTS.map((root) => root + folder(location))))
      await this.move(from + name, to + name);
  }

  private async move(from: string, to: string): Promise<void> {
    const [files] = await call('file list', () => this.bucket.getFiles({ prefix: from }));
    await Promise.all(
      files.map(({ name, metadata }) =>
        this.moveOne(name, to + name.slice(from.length), metadata.generation),
      ),
    );
  }

  /**
   * Moves an object; one that is gone has been moved by somebody else at the same time. With a `generation` only that one is
   * removed: another one has been brought back here meanwhile, and its copy may be gone. Then it is in both places, which
   * the sweep puts in order.
   */
  private async moveOne(from: string, to: string, generation?: string | number): Promise<void> {
    try {
      await call('file move', () => this.bucket.file(from).copy(this.bucket.file(to)));
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    const condition = generation === undefined ? {} : { ifGenerationMatch: generation };
    try {
      await this.removeOne('file move', from, condition);
    } catch (error) {
      if (!hasCode(error, 412)) throw error;
    }
  }

  private async removeOne(
    what: string,
    name: string,
    condition: { readonly ifGenerationMatch?: string | number } = {},
  ): Promise<void> {
    await call(what, () => this.bucket.file(name).delete({ ignoreNotFound: true, ...condition }));
  }

  private async removeUnder(prefix: string): Promise<void> {
    const names = await this.namesUnder(prefix);
    await this.remove(names);
  }
}
