import type { ItemAt } from '@content';
import { create } from 'zustand';
import { safeStorage } from '../../../data/device/safe-storage';
import { settle } from '../../../data/pages/outcome';
import { browserReader } from '../../../data/pages/reader';

export type Announcement = ItemAt<'popups'>;

const CLOSED = 'closed-popup';
const revisionOf = ({ _id, _version }: Announcement) => `${_id} ${_version}`;

/** The popup announcement that lies over the page. */
export const usePopup = create<{ readonly shown: Announcement | null }>(() => ({ shown: null }));

let isAsked = false;

/**
 * Asks for announcements, once per page load, and shows the newest active one, unless this device has closed it as it is; a
 * failure shows none.
 */
export async function showPopup(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const outcome = await settle(browserReader.list('popups'));
  const newest = outcome.ok && outcome.value.items.find(({ isActive }) => isActive);
  if (newest && safeStorage(() => localStorage.getItem(CLOSED)) !== revisionOf(newest))
    usePopup.setState({ shown: newest });
}

export function closePopup(): void {
  const { shown } = usePopup.getState();
  if (shown) safeStorage(() => localStorage.setItem(CLOSED, revisionOf(shown)));
  usePopup.setState({ shown: null });
}
