import { useState } from 'react';
import { SessionExpired, logFailure, NetworkError } from '../../../data/admin-client';
import { useWhenOnline } from '../../admin-ui/use-online';
import { type PendingWork, usePendingWork } from './pending-work';

const promiseOf = ({ key, at }: Pick<PendingWork, 'key' | 'at'>) => `${key} ${at}`;

/**
 * Sends, from any screen, saves that were made offline, as soon as there is a connection. Renders nothing; a toast reports the
 * outcome.
 */
export function Outbox() {
  // A save that was promised later is another one.
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const promised = usePendingWork().filter(
    ({ key, at, isPromised }) => isPromised && !left.includes(promiseOf({ key, at })),
  );

  async function sendOne(work: PendingWork): Promise<void> {
    // The code for forms and uploads is loaded only when there is something to send.
    const { leaveToPerson, sendPending } = await import('./send-pending');
    try {
      await sendPending(work);
    } catch (error) {
      if (error instanceof NetworkError) return;
      logFailure(error);
      if (!(error instanceof SessionExpired)) leaveToPerson(work, 'something went wrong.');
    }
    setLeft((now) => [...now, promiseOf(work)]);
  }

  useWhenOnline(promised.length > 0 && !isBusy, () => {
    setBusy(true);
    void promised
      .reduce((before, work) => before.then(() => sendOne(work)), Promise.resolve())
      .catch(() => undefined) // its code could not be fetched: once more when the site can be reached
      .finally(() => setBusy(false));
  });
  return null;
}
