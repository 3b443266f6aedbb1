import { MAX_DIRECT_BYTES } from '@content/files';
import { ApiProblem } from '../../../data/admin-client';
import type { UploadWatch } from '../../../data/admin-content';
import { forgetArrival, uploadLarge } from '../../../data/admin-uploads/upload-large';

/** One part of a multipart body: its name, and a text or a file. */
export type Part = readonly [string, string | File];

/** A file without room in the request: it is uploaded resumably before, and the request claims it. */
export class LargeFile {
  constructor(readonly file: File) {}
}

/** One part of a form that is not sent yet. */
export type FormPart = readonly [string, string | File | LargeFile];

/** The large ones of a form's new files: a request takes `MAX_DIRECT_BYTES` of all its fields together, first come, first served. */
export function largeFiles(files: readonly File[]): ReadonlySet<File> {
  let room = MAX_DIRECT_BYTES;
  const large = files.filter(({ size }) => {
    if (size > room) return true;
    room -= size;
    return false;
  });
  return new Set(large);
}

function bytesOf([, value]: FormPart): number {
  if (typeof value === 'string') return 0;
  return value instanceof LargeFile ? value.file.size : value.size;
}

/** A text, or the empty file that takes an optional one away. */
export const isWithoutBytes = (part: FormPart): part is Part => bytesOf(part) === 0;

/**
 * Uploads the large files, and returns the parts of the request, which claims them, with its watch: its progress goes on
 * where theirs ended. Throws what `uploadLarge` throws.
 */
export async function sendLarge(
  parts: readonly FormPart[],
  uid: string,
  watch: UploadWatch,
): Promise<{ parts: readonly Part[]; rest: UploadWatch }> {
  const { onProgress, onWaiting, signal } = watch;
  const total = parts.reduce((sum, part) => sum + bytesOf(part), 0);
  const tell = (bytes: number) => onProgress?.(Math.floor((bytes / total) * 100));

  const ready: Part[] = [];
  let done = 0;
  for (const [name, value] of parts) {
    if (!(value instanceof LargeFile)) {
      ready.push([name, value]);
      continue;
    }
    const { file } = value;
    const before = done;
    const uploadId = await uploadLarge(file, uid, {
      onBytes: (bytes) => tell(before + bytes),
      onWaiting: (waiting) => onWaiting?.(waiting),
      signal,
    });
    done += file.size;
    ready.push([name, `upload:${uploadId}`], [`${name}Name`, file.name]);
  }
  if (done === 0) return { parts: ready, rest: watch };
  onWaiting?.(false);
  tell(done);
  return {
    parts: ready,
    rest: {
      signal,
      onProgress: (percent) => tell(done + ((total - done) * percent) / 100),
    },
  };
}

/** Large files that the API has claimed, or refused, have to be sent again for another request. */
export async function forgetLarge(parts: readonly FormPart[], uid: string): Promise<void> {
  for (const [, value] of parts) if (value instanceof LargeFile) await forgetArrival(value.file, uid);
}

/** After a refusal: forgets the files that the API did not find or did not accept. */
export async function forgetRefused(parts: readonly FormPart[], uid: string, error: unknown): Promise<void> {
  if (!(error instanceof ApiProblem)) return;
  const refused = new Set(error.problem.errors?.map(({ field }) => field));
  await forgetLarge(
    parts.filter(([name]) => refused.has(name)),
    uid,
  );
}
