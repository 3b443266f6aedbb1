import type { ItemAt } from '@content';
import { create } from 'zustand';
import { safeStorage } from '../../../data/device/safe-storage';

export type Announcement = ItemAt<'popups'>;

interface PopupState {
  readonly asked: boolean;
  readonly shown: Announcement | null;
  /** Notes that they are being asked for; false when they were before: once per page load. */
  ask: () => boolean;
  /** Shows the newest active one of a response, which lists the newest first, unless this device has closed it as it is. */
  show: (announcements: readonly Announcement[]) => void;
  close: () => void;
}

const CLOSED = 'closed-popup';
const revisionOf = ({ _id, _version }: Announcement) => `${_id} ${_version}`;
const isClosed = (announcement: Announcement) =>
  safeStorage(() => localStorage.getItem(CLOSED)) === revisionOf(announcement);

/** The popup announcement: shown once per page load, until the visitor closes it: then again once it has been changed. */
export const usePopup = create<PopupState>((set, get) => ({
  asked: false,
  shown: null,
  ask: () => {
    if (get().asked) return false;
    set({ asked: true });
    return true;
  },
  show: (announcements) => {
    const newest = announcements.find(({ isActive }) => isActive);
    set({ shown: newest && !isClosed(newest) ? newest : null });
  },
  close: () => {
    const { shown } = get();
    if (shown) safeStorage(() => localStorage.setItem(CLOSED, revisionOf(shown)));
    set({ shown: null });
  },
}));
