import type { ItemAt } from '@content';
import { create } from 'zustand';
import { safeStorage } from '../../../data/device/safe-storage';
import { settle } from '../../../data/pages/outcome';
import { browserReader } from '../../../data/pages/reader';

export type Announcement = ItemAt<'popups'>;

const CLOSED = 'closed-popup';
const revisionOf = ({ _id, _version }: Announcement) => `${_id} ${_version}`;

export const usePopup = create<{ readonly announcement: Announcement | null }>(() => ({
  announcement: null,
}));

let isAsked = false;

/** Shows the newest active announcement, once per page load, unless this device has closed this version; a failure shows none. */
export async function showPopup(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const outcome = await settle(browserReader.list('popups'));
  const newest = outcome.ok && outcome.value.items.find(({ isActive }) => isActive);
  if (newest && safeStorage(() => localStorage.getItem(CLOSED)) !== revisionOf(newest))
    usePopup.setState({ announcement: newest });
}

export function closePopup(): void {
  const { announcement } = usePopup.getState();
  if (announcement) safeStorage(() => localStorage.setItem(CLOSED, revisionOf(announcement)));
  usePopup.setState({ announcement: null });
}
