import type { UploadTask } from 'firebase/storage';

/**
 * Reports each request to one of our URLs that got no response. The SDK keeps failures to itself and waits before it tries
 * again; the browser's list of requests has them at once. Browsers without that list report nothing. Returns what ends it.
 */
function watchBreaks(isOurs: (url: string) => boolean, onBreak: () => void): () => void {
  if (
    !('PerformanceResourceTiming' in window) ||
    !('responseStatus' in PerformanceResourceTiming.prototype)
  ) {
    return () => undefined;
  }
  const observer = new PerformanceObserver((list) => {
    const requests = list.getEntries() as PerformanceResourceTiming[];
    if (requests.some(({ name, responseStatus }) => responseStatus === 0 && isOurs(name))) onBreak();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

export interface ResumeWatch {
  /** Bytes that have gone up; after a break it may be fewer than before. */
  readonly onBytes: (bytes: number) => void;
  /** True while nothing moves. */
  readonly onWaiting: (waiting: boolean) => void;
  readonly signal: AbortSignal;
}

/** The upload hangs and does not react to being paused either: it has to begin anew. */
export class Stalled extends Error {}

/** Milliseconds without movement after which the upload is said to wait. */
const QUIET = 6_000;
/** Milliseconds without movement after which it is taken up again; doubled each time, up to ten minutes. */
const PATIENCE = 60_000;
const LONGEST_PATIENCE = 600_000;
/** Milliseconds in which a pause takes effect, unless the SDK hangs. */
const HUNG = 10_000;
/** A browser that calls itself offline may be wrong: it is tried all the same, this often. */
const OFFLINE_TRY = 30_000;

/**
 * Brings an upload to its end, however often the connection breaks. The SDK by itself sends a broken chunk again from
 * its beginning without asking what has arrived; pausing and resuming makes it ask the server first, and go on from
 * there. Rejects with an AbortError when cancelled, with Stalled, or with the SDK's error.
 */
export function resumeUpload(task: UploadTask, watch: ResumeWatch): Promise<void> {
  let last = 0;
  let furthest = 0;
  let movedAt = Date.now();
  let triedAt = movedAt;
  let patience = PATIENCE;
  /** The SDK is about to ask the server, after which fewer bytes are no news of a break. */
  let asking = false;
  let resumeTimer: ReturnType<typeof setTimeout> | undefined;
  let hungTimer: ReturnType<typeof setTimeout> | undefined;

  return new Promise<void>((resolve, reject) => {
    const takeUpAgain = () => {
      asking = true;
      triedAt = Date.now();
      if (task.pause()) hungTimer ??= setTimeout(() => fail(new Stalled('The upload hangs')), HUNG);
      else task.resume();
    };
    const fail = (error: Error) => {
      stop();
      task.cancel();
      reject(error);
    };
    const onAbort = () => fail(new DOMException('Cancelled', 'AbortError'));
    const heart = setInterval(() => {
      const now = Date.now();
      watch.onWaiting(now - movedAt > QUIET || !navigator.onLine);
      if (now - Math.max(movedAt, triedAt) < patience) return;
      patience = Math.min(patience * 2, LONGEST_PATIENCE);
      takeUpAgain();
    }, 1_000);

    const endBreaks = watchBreaks(
      (url) => url.includes(encodeURIComponent(task.snapshot.ref.fullPath)),
      () => {
        if (!asking) takeUpAgain();
      },
    );
    const stop = () => {
      endBreaks();
      clearInterval(heart);
      clearTimeout(resumeTimer);
      clearTimeout(hungTimer);
      watch.signal.removeEventListener('abort', onAbort);
      window.removeEventListener('online', takeUpAgain);
    };

    watch.signal.addEventListener('abort', onAbort);
    window.addEventListener('online', takeUpAgain);
    task.on(
      'state_changed',
      ({ state, bytesTransferred }) => {
        if (state === 'paused') {
          clearTimeout(resumeTimer);
          clearTimeout(hungTimer);
          hungTimer = undefined;
          resumeTimer = setTimeout(() => task.resume(), navigator.onLine ? 0 : OFFLINE_TRY);
          return;
        }
        if (bytesTransferred === last) return;
        const isBack = bytesTransferred < last;
        last = bytesTransferred;
        movedAt = Date.now();
        if (last > furthest) {
          furthest = last;
          patience = PATIENCE;
        }
        watch.onBytes(last);
        // Fewer bytes than before, unasked: the SDK is sending the same chunk once more.
        if (isBack && !asking) takeUpAgain();
        else asking = false;
      },
      (error) => {
        stop();
        reject(error);
      },
      () => {
        stop();
        resolve();
      },
    );
    if (watch.signal.aborted) onAbort();
  });
}
