import type { MediaItem } from '@content/contract';
import { fileMessages, subjectOf } from '@content/files';
import { create } from 'zustand';
import { ApiProblem, logFailure, NetworkError } from '../../../data/admin-client';
import { uploadMedia } from '../../../data/admin-uploads/upload-media';
import { isHandedOver } from '../../../data/page-person';
import { failureText } from '../../admin-ui/failure-text';
import { whenOnline } from '../../admin-ui/use-online';
import { withSignIn } from '../../session/sign-in-store';
import { chosenRefusal, sniffMediaType } from '../form/files';
import { preparedPicture } from '../pictures/prepared';
import { invalidateMedia } from '../queries/writes';
import { useUnsaved } from '../unsaved/unsaved-store';

/** A chosen file and the id of its upload. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
}

export const chosenFile = (file: File): ChosenFile => ({ id: crypto.randomUUID(), file });

/** An upload into the library that is not complete. */
export interface Upload extends ChosenFile {
  /** Of what has arrived; 0 while it waits for its turn. */
  readonly percent: number;
  /** Nothing moves: the connection is broken. */
  readonly isWaiting: boolean;
  /** Why it is not there. */
  readonly failure?: string | undefined;
  /** It will be refused again. */
  readonly isRefused?: boolean;
}

interface Uploads {
  readonly uploads: readonly Upload[];
  /** How many have arrived since the list was last empty. */
  readonly done: number;
  /** Complete uploads since the page was loaded, by upload id. */
  readonly arrived: Readonly<Record<string, MediaItem>>;
}

/** They go on while the person is on another screen of the staff area. */
export const useUploads = create<Uploads>(() => ({ uploads: [], done: 0, arrived: {} }));

const controllers = new Map<string, AbortController>();
let isSending = false;

const stillSent = ({ failure }: Upload) => failure === undefined;

function change(id: string, part: Partial<Upload>): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)),
  }));
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isHandedOver()) event.preventDefault();
}
// Nobody else has the files that wait, or can be tried again.
useUploads.subscribe(({ uploads }) => {
  const uploading = uploads.some(({ isRefused }) => !isRefused);
  useUnsaved.setState({ uploading });
  if (uploading) window.addEventListener('beforeunload', askBeforeUnload);
  else window.removeEventListener('beforeunload', askBeforeUnload);
});

/** Whether an upload is waiting, running, failed or complete in this tab. */
export function isKnownUpload(id: string): boolean {
  const { uploads, arrived } = useUploads.getState();
  return id in arrived || uploads.some((upload) => upload.id === id);
}

/** Queues files for upload, one after the other; ignores known ids. */
export function addUploads(files: readonly ChosenFile[]): void {
  const added = files
    .filter(({ id }) => !isKnownUpload(id))
    .map(({ id, file }) => ({ id, file, percent: 0, isWaiting: false }));
  if (added.length === 0) return;
  useUploads.setState(({ uploads, done }) => ({
    uploads: [...uploads, ...added],
    done: uploads.length === 0 ? 0 : done,
  }));
  void sendAll();
}

/** Takes a file off the list; one that is on its way is cancelled. */
export function removeUpload(id: string): void {
  controllers.get(id)?.abort();
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }));
}

/** Sends a file that failed once more. */
export function retryUpload(id: string): void {
  change(id, { failure: undefined, percent: 0 });
  void sendAll();
}

/** An upload failed; the message says why. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
}

/** Resolves when an upload is complete. Rejects with UploadFailed, or with an AbortError if it or `signal` is aborted. */
export function uploaded(id: string, signal: AbortSignal): Promise<MediaItem> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { uploads, arrived } = useUploads.getState();
      const upload = uploads.find((one) => one.id === id);
      const item = arrived[id];
      if (item) resolve(item);
      else if (upload?.failure !== undefined) reject(new UploadFailed(upload.failure));
      else if (!upload || signal.aborted) reject(new DOMException('Cancelled', 'AbortError'));
      else return;
      end();
      signal.removeEventListener('abort', look);
    };
    const end = useUploads.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}

async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (;;) {
      const next = useUploads.getState().uploads.find(stillSent);
      if (!next) return;
      await send(next);
    }
  } finally {
    isSending = false;
  }
}

/** Why a file cannot be sent, or it as it is sent: a picture is made smaller before. */
async function prepared(file: File): Promise<{ refused: string } | { ready: File }> {
  const looks = await sniffMediaType(file);
  const asDocument = await chosenRefusal('document', file);
  if (asDocument === null) return { ready: file };
  if (looks === 'document') return { refused: asDocument };
  const asPicture = await chosenRefusal('picture', file);
  if (asPicture !== null)
    return { refused: looks === 'heic' ? asPicture : fileMessages.neither(subjectOf(file)) };
  return { ready: (await preparedPicture(file))?.file ?? file };
}

async function send({ id, file }: Upload): Promise<void> {
  const abort = new AbortController();
  controllers.set(id, abort);
  try {
    const found = await prepared(file);
    if ('refused' in found) {
      change(id, { failure: found.refused, isRefused: true });
      return;
    }
    const item = await withSignIn(() =>
      uploadMedia(
        found.ready,
        {},
        {
          signal: abort.signal,
          onProgress: (percent) => change(id, { percent }),
          onWaiting: (isWaiting) => change(id, { isWaiting }),
        },
      ),
    );
    useUploads.setState(({ uploads, done, arrived }) => ({
      uploads: uploads.filter((upload) => upload.id !== id),
      done: done + 1,
      arrived: { ...arrived, [id]: item },
    }));
    invalidateMedia();
  } catch (error) {
    if (abort.signal.aborted) return;
    if (error instanceof NetworkError) {
      change(id, { percent: 0, isWaiting: true });
      await whenOnline(abort.signal);
      change(id, { isWaiting: false });
      return; // sendAll takes it again: it is still the first one.
    }
    logFailure(error);
    // What the API finds wrong with a file stays wrong.
    const isRefused = error instanceof ApiProblem && (error.problem.errors ?? []).length > 0;
    change(id, { failure: failureText(error, 'uploaded'), isRefused, isWaiting: false });
  } finally {
    controllers.delete(id);
  }
}
