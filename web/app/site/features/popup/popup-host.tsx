import type { ItemAt } from '@content';
import { Suspense, useEffect, useState } from 'react';
import { optionalPart } from '../../../components/optional-part';
import { settle } from '../../../data/outcome';
import { browserReader } from '../../../data/reader';
import { safeStorage } from '../../../data/safe-storage';

const PopupDialog = optionalPart(() => import('./popup-dialog'));

type Announcement = ItemAt<'popups'>;

/** What this device has closed, as it was then. */
const CLOSED = 'closed-popup';
const revisionOf = ({ _id, _version }: Announcement) => `${_id} ${_version}`;

/** The announcements, newest first; asked for once per page load. */
let asked: Promise<readonly Announcement[]> | undefined;

async function ask(): Promise<readonly Announcement[]> {
  const outcome = await settle(browserReader.list('popups'));
  return outcome.ok ? outcome.value.items : [];
}

/**
 * Shows the newest active announcement over the visitors' pages until somebody closes it: then again once it has been changed.
 * A failure shows none.
 */
export function PopupHost() {
  const [shown, setShown] = useState<Announcement>();
  useEffect(() => {
    asked ??= ask();
    void asked.then((announcements) => {
      const newest = announcements.find(({ isActive }) => isActive);
      const closed = safeStorage(() => localStorage.getItem(CLOSED));
      if (newest && closed !== revisionOf(newest)) setShown(newest);
    });
  }, []);
  if (!shown) return null;
  const close = () => {
    safeStorage(() => localStorage.setItem(CLOSED, revisionOf(shown)));
    setShown(undefined);
  };
  return (
    <Suspense fallback={null}>
      <PopupDialog announcement={shown} onClose={close} />
    </Suspense>
  );
}
