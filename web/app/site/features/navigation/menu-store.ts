import { create } from 'zustand';
import type { DropdownName } from '../../navigation';

interface MenuState {
  /** The panel of small screens. */
  readonly panelOpen: boolean;
  readonly dropdowns: Readonly<Record<DropdownName, boolean>>;
  togglePanel: () => void;
  toggleDropdown: (name: DropdownName) => void;
  closeDropdown: (name: DropdownName) => void;
  /** The Escape key. */
  closeDropdowns: () => void;
  /** After choosing a link. */
  closeAll: () => void;
}

const closed = { about: false, media: false, resources: false } as const;

/** Which parts of the navigation are open. Each dropdown is toggled by itself. */
export const useMenu = create<MenuState>((set) => ({
  panelOpen: false,
  dropdowns: closed,
  togglePanel: () => set(({ panelOpen }) => ({ panelOpen: !panelOpen, dropdowns: closed })),
  toggleDropdown: (name) =>
    set(({ dropdowns }) => ({ dropdowns: { ...dropdowns, [name]: !dropdowns[name] } })),
  closeDropdown: (name) => set(({ dropdowns }) => ({ dropdowns: { ...dropdowns, [name]: false } })),
  closeDropdowns: () => set({ dropdowns: closed }),
  closeAll: () => set({ panelOpen: false, dropdowns: closed }),
}));
