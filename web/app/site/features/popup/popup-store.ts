import type { ItemAt } from '@content';
import { create } from 'zustand';

export type Announcement = ItemAt<'popups'>;

interface PopupState {
  readonly asked: boolean;
  readonly shown: Announcement | null;
  /** Notes that they are being asked for; false when they were before: once per page load. */
  ask: () => boolean;
  /** Shows the newest active one of a response, which lists the newest first. */
  show: (announcements: readonly Announcement[]) => void;
  close: () => void;
}

/** The popup announcement: shown once per page load, until the visitor closes it. */
export const usePopup = create<PopupState>((set, get) => ({
  asked: false,
  shown: null,
  ask: () => {
    if (get().asked) return false;
    set({ asked: true });
    return true;
  },
  show: (announcements) => set({ shown: announcements.find(({ isActive }) => isActive) ?? null }),
  close: () => set({ shown: null }),
}));
