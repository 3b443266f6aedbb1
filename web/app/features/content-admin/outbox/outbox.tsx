import { useEffect } from 'react';
import { logFailure, NetworkError } from '../../../data/staff/admin-client';
import { whenOnline } from '../../../data/staff/connectivity';
import { withDraftLock } from '../drafts/draft-lock';
import { draftKeys, UPLOAD, watchDrafts } from '../drafts/draft-store';
import { type PendingWork, pendingWork } from './unsaved-work';

/** Keys of drafts that are being sent, or wait until that is possible. */
const underWay = new Set<string>();
/** Drafts that could not be sent, by key and time: a later Save of the same draft is sent. */
const left = new Set<string>();

async function send(work: PendingWork): Promise<void> {
  await whenOnline();
  try {
    await withDraftLock(work.key, async () => {
      // The code for forms and uploads is loaded only when there is something to send.
      const { sendQueued } = await import('./send-queued').catch(() => {
        throw new NetworkError();
      });
      await sendQueued(work);
    });
  } catch (error) {
    if (error instanceof NetworkError) return send(work);
    logFailure(error);
    left.add(work.key + work.at);
  }
}

function sendAll(): void {
  for (const work of pendingWork()) {
    const { key, at, isQueued } = work;
    if (!isQueued || underWay.has(key) || left.has(key + at)) continue;
    underWay.add(key);
    void send(work).finally(() => underWay.delete(key));
  }
}

/** Continues the uploads that an earlier page has not finished. */
async function restoreUploads(): Promise<void> {
  if (draftKeys(UPLOAD).length === 0) return;
  await whenOnline();
  const queue = await import('../uploads/upload-queue');
  await queue.restoreUploads();
}

/**
 * Sends, from any screen, saves that were made without a connection, once there is one and their form is closed; a toast reports
 * the outcome. Also files of the library that have not gone up. Renders nothing.
 */
export function Outbox() {
  useEffect(() => {
    sendAll();
    restoreUploads().catch(logFailure);
    return watchDrafts(sendAll);
  }, []);
  return null;
}
