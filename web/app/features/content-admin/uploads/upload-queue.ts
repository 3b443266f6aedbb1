import { staffApiPaths } from '@content/api/staff-contract';
import type { MediaItem } from '@content/api/contract';
import type { FileKind } from '@content/files/media-types';
import { fileMessages, subjectOf } from '@content/files/limits';
import { create } from 'zustand';
import { ApiProblem, logFailure, NetworkError, UnusableFile } from '../../../data/staff/admin-client';
import { uploadMedia } from '../../../data/staff/upload-media';
import { isSessionReplaced } from '../../../data/staff/session';
import { whenOnline } from '../../../data/staff/connectivity';
import { withSignIn } from '../../session/with-sign-in';
import { isDraftFree, withDraftLock } from '../drafts/draft-lock';
import {
  type ChosenFile,
  draftKey,
  draftKeys,
  dropDraft,
  parseDraftKey,
  readFiles,
  storeFiles,
  UPLOAD,
  writeDraft,
} from '../drafts/draft-store';
import { invalidateAt } from '../queries/writes';
import { chosenRefusal, sniffMediaType } from './chosen-files';
import { preparedPicture } from './prepared-picture';

export const chosenFile = (file: File): ChosenFile => ({ id: crypto.randomUUID(), file });

/** An upload that is not complete. */
export interface Upload extends ChosenFile {
  /** The kind of a file for an item that is being written; without it, the file is for the library. */
  readonly kind: FileKind | undefined;
  /** How much has arrived; 0 while it waits for its turn. */
  readonly percent: number;
  /** Nothing moves: the connection is broken. */
  readonly isWaiting: boolean;
  /** Why it has failed. */
  readonly error?: Error | undefined;
  /** It will be refused again. */
  readonly isRefused: boolean;
  /** This browser keeps the file, and a later page goes on with it. */
  readonly isKept: boolean;
  readonly stop: AbortController;
}

interface Uploads {
  readonly uploads: readonly Upload[];
  /** How many have arrived in the library since the list was last empty. */
  readonly done: number;
  /** Complete uploads since the page was loaded, by upload id. */
  readonly arrived: Readonly<Record<string, MediaItem>>;
}

/** Every file that goes up from this tab, one after the other: a weak connection carries no two at once. */
export const useUploads = create<Uploads>(() => ({ uploads: [], done: 0, arrived: {} }));

function change(id: string, part: Partial<Upload>): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)),
  }));
}

const find = (id: string) => useUploads.getState().uploads.find((upload) => upload.id === id);

/** Whether an upload is waiting, running, failed or complete in this tab. */
const isKnownUpload = (id: string): boolean => id in useUploads.getState().arrived || find(id) !== undefined;

/** How much of a file has gone up, in percent; undefined while nothing of it does. Only what the site has taken is all of it. */
export function uploadedOf({ uploads, arrived }: Uploads, id: string): number | undefined {
  if (id in arrived) return 100;
  const upload = uploads.find((one) => one.id === id);
  return upload && upload.error === undefined ? Math.min(99, upload.percent) : undefined;
}

export const useUploaded = (id: string) => useUploads((all) => uploadedOf(all, id));

/** Returns the first result of `look`, which is called now and after each change of the uploads until it has one. */
async function waitFor<T>(look: () => T | false | undefined): Promise<T> {
  for (;;) {
    const result = look();
    if (result) return result;
    await new Promise<void>((resolve) => {
      const end = useUploads.subscribe(() => {
        end();
        resolve();
      });
    });
  }
}

/** Keeps a file in this browser until its upload has ended. */
async function keep({ id, file }: ChosenFile): Promise<void> {
  const key = draftKey(UPLOAD, id);
  await withDraftLock(key, async () => {
    const isKept = writeDraft(key, { name: file.name }) && (await storeFiles(key, [{ id, file }]));
    change(id, { isKept });
    // Complete, to be refused again, or removed.
    await waitFor(() => find(id)?.isRefused ?? true);
    await dropDraft(key);
  });
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isSessionReplaced()) event.preventDefault();
}
useUploads.subscribe(({ uploads }) => {
  const isLost = uploads.some(({ kind, isRefused, isKept }) => !kind && !isRefused && !isKept);
  if (isLost) window.addEventListener('beforeunload', askBeforeUnload);
  else window.removeEventListener('beforeunload', askBeforeUnload);
});

const next = () => useUploads.getState().uploads.find(({ error }) => error === undefined);

let isSending = false;

/** Sends the files that wait: each time the first on the list, so that one that is tried again keeps its place. */
async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (let upload = next(); upload; upload = next()) await send(upload);
  isSending = false;
}

/** Queues files that a draft keeps; ignores known ids. */
export function addUploads(files: readonly ChosenFile[], kind?: FileKind): void {
  const added = files
    .filter(({ id }) => !isKnownUpload(id))
    .map((file): Upload => {
      const stop = new AbortController();
      return { ...file, kind, percent: 0, isWaiting: false, isRefused: false, isKept: false, stop };
    });
  if (added.length === 0) return;
  useUploads.setState(({ uploads, done }) => ({
    uploads: [...uploads, ...added],
    done: uploads.length === 0 ? 0 : done,
  }));
  void sendAll();
}

/** Queues files for the library, which this browser keeps until they are up. */
export function addToLibrary(files: readonly ChosenFile[]): void {
  addUploads(files);
  for (const file of files) void keep(file);
}

/** Queues what an earlier page has left, unless another tab is at it. */
export async function restoreUploads(): Promise<void> {
  const restored = draftKeys(UPLOAD).map(async (key) => {
    const { id } = parseDraftKey(key);
    if (isKnownUpload(id) || !(await isDraftFree(key))) return;
    const file = (await readFiles(key)).get(id);
    if (file) addToLibrary([{ id, file }]);
    else await dropDraft(key);
  });
  await Promise.all(restored);
}

/** Takes a file off the list, or forgets that it is complete; one that is on its way is cancelled. */
export function removeUpload(id: string): void {
  find(id)?.stop.abort();
  useUploads.setState(({ uploads, arrived: { [id]: _, ...arrived } }) => ({
    uploads: uploads.filter((one) => one.id !== id),
    arrived,
  }));
}

/** Tries a file again that failed, unless it will be refused again. */
export function retryUpload(id: string): void {
  const upload = find(id);
  if (upload?.error === undefined || upload.isRefused) return;
  change(id, { error: undefined, percent: 0 });
  void sendAll();
}

/**
 * Uploads a file for an item that is being written, or goes on with its upload, which waits where there is no connection; aborting
 * ends it. Rejects with its error, or with an AbortError.
 */
export async function uploadTemporary(
  chosen: ChosenFile,
  kind: FileKind,
  signal: AbortSignal,
): Promise<MediaItem> {
  const { id } = chosen;
  signal.throwIfAborted();
  addUploads([chosen], kind);
  retryUpload(id);
  const stop = () => removeUpload(id);
  signal.addEventListener('abort', stop);
  try {
    return await waitFor(() => {
      const upload = find(id);
      const item = useUploads.getState().arrived[id];
      if (item) return item;
      if (!upload || signal.aborted) throw new DOMException('Cancelled', 'AbortError');
      if (upload.error !== undefined) throw upload.error;
      return undefined;
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** A file as it is sent: a picture is made smaller before. Throws why it cannot be sent. */
async function prepared(file: File, kind?: FileKind): Promise<File> {
  const detected = kind ?? (await sniffMediaType(file));
  const media = detected === 'document' ? 'document' : 'picture';
  // A form has checked its files when they were chosen.
  const refused = kind ? null : await chosenRefusal(media, file);
  if (refused !== null)
    throw new UnusableFile(detected === 'other' ? fileMessages.neither(subjectOf(file)) : refused);
  return media === 'document' ? file : ((await preparedPicture(file)) ?? file);
}

/** Sends a file; after a broken connection it stays the next one. */
async function send({ id, file, kind, stop: { signal } }: Upload): Promise<void> {
  const fail = (error: unknown, isRefused: boolean) =>
    change(id, { error: error as Error, isRefused, isWaiting: false });
  try {
    const ready = await prepared(file, kind);
    signal.throwIfAborted();
    const upload = () =>
      uploadMedia(ready, kind, {
        signal,
        onProgress: (percent) => change(id, { percent }),
        onWaiting: (isWaiting) => change(id, { isWaiting }),
      });
    // A save waits for a file of an item, and lets the person sign in again.
    const item = await (kind ? upload() : withSignIn(upload));
    useUploads.setState(({ uploads, done, arrived }) => ({
      uploads: uploads.filter((one) => one.id !== id),
      done: kind ? done : done + 1,
      arrived: { ...arrived, [id]: item },
    }));
    if (!kind) invalidateAt(staffApiPaths.media);
  } catch (error) {
    if (signal.aborted) return;
    // A browser tells of a file that it cannot read as of a broken connection.
    if (!(error instanceof ApiProblem) && (await sniffMediaType(file)) === null)
      return fail(new UnusableFile(`${subjectOf(file)} cannot be read any more. Choose it again.`), false);
    if (error instanceof UnusableFile) return fail(error, true);
    if (error instanceof NetworkError) {
      change(id, { percent: 0, isWaiting: true });
      await whenOnline(signal);
      return change(id, { isWaiting: false });
    }
    if (!kind) logFailure(error);
    // What the API finds wrong with a file stays wrong.
    fail(error, error instanceof ApiProblem && (error.problem.errors ?? []).length > 0);
  }
}
