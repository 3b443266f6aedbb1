import { ApiProblem } from '../../../data/admin-client';
import type { UploadWatch } from '../../../data/admin-content';
import { forgetArrival, uploadLarge } from '../../../data/admin-uploads/upload-large';
import type { Part } from './parts';
import { splitBySize } from './parts';

type FilePart = readonly [string, File];
const isFile = (part: Part): part is FilePart => typeof part[1] !== 'string' && part[1].size > 0;
const largeParts = (parts: readonly Part[]) =>
  splitBySize(parts.filter(isFile), ([, file]) => file.size).large;

/**
 * Sends the files that are too large for a request, and returns the parts in which the API finds them, with the watch
 * of that request: its progress goes on where theirs ended.
 */
export async function sendLarge(
  parts: readonly Part[],
  uid: string,
  watch: UploadWatch,
): Promise<{ parts: readonly Part[]; rest: UploadWatch }> {
  const { onProgress, onWaiting, signal } = watch;
  const large = largeParts(parts);
  if (large.length === 0) return { parts, rest: watch };
  const bytesOf = (list: readonly Part[]) => list.reduce((sum, [, file]) => sum + (file as File).size, 0);
  const total = bytesOf(parts.filter(isFile));
  const tell = (bytes: number) => onProgress?.(Math.floor((bytes / total) * 100));

  const claims = new Map<Part, readonly Part[]>();
  let done = 0;
  for (const part of large) {
    const [name, file] = part;
    const before = done;
    const uploadId = await uploadLarge(file, uid, {
      onBytes: (bytes) => tell(before + bytes),
      onWaiting: (waiting) => onWaiting?.(waiting),
      signal,
    });
    done += file.size;
    claims.set(part, [
      [name, `upload:${uploadId}`],
      [`${name}Name`, file.name],
    ]);
  }
  onWaiting?.(false);
  tell(done);
  return {
    parts: parts.flatMap((part) => claims.get(part) ?? [part]),
    rest: {
      signal,
      onProgress: (percent) => tell(done + ((total - done) * percent) / 100),
    },
  };
}

/** The API has taken the large files: the same ones have to be sent again for another item. */
export async function forgetTaken(parts: readonly Part[], uid: string): Promise<void> {
  await Promise.all(largeParts(parts).map(([, file]) => forgetArrival(file, uid)));
}

/** After a refusal: what the API did not find any more, or would not take, has to be sent again next time. */
export async function forgetRefused(parts: readonly Part[], uid: string, error: unknown): Promise<void> {
  if (!(error instanceof ApiProblem)) return;
  const refused = new Set(error.problem.errors?.map(({ field }) => field));
  const gone = largeParts(parts).filter(([name]) => refused.has(name));
  await Promise.all(gone.map(([, file]) => forgetArrival(file, uid)));
}
