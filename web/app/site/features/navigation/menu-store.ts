import { create } from 'zustand';
import type { DropdownName } from '../../navigation';

interface MenuState {
  /** Whether the panel of small screens is open. */
  readonly panelOpen: boolean;
  readonly dropdowns: Readonly<Record<DropdownName, boolean>>;
  /** Dropdowns close with the panel. */
  setPanel: (open: boolean) => void;
  setDropdown: (name: DropdownName, open: boolean) => void;
  closeAll: () => void;
}

const closed = { about: false, media: false, resources: false } as const;

/** The open parts of the navigation. */
export const useMenu = create<MenuState>((set) => ({
  panelOpen: false,
  dropdowns: closed,
  setPanel: (panelOpen) => set(panelOpen ? { panelOpen } : { panelOpen, dropdowns: closed }),
  setDropdown: (name, open) => set(({ dropdowns }) => ({ dropdowns: { ...dropdowns, [name]: open } })),
  closeAll: () => set({ panelOpen: false, dropdowns: closed }),
}));
