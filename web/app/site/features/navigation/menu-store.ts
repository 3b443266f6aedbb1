import { create } from 'zustand';
import type { DropdownName } from '../../navigation';

interface MenuState {
  /** The panel of small screens. */
  readonly panelOpen: boolean;
  readonly dropdowns: Readonly<Record<DropdownName, boolean>>;
  /** Dropdowns close with the panel. */
  setPanel: (open: boolean) => void;
  setDropdown: (name: DropdownName, open: boolean) => void;
  /** The Escape key, and after choosing a link. */
  closeAll: () => void;
}

const closed = { about: false, media: false, resources: false } as const;

/** Which parts of the navigation are open. Each dropdown is toggled by itself. */
export const useMenu = create<MenuState>((set) => ({
  panelOpen: false,
  dropdowns: closed,
  setPanel: (panelOpen) => set(panelOpen ? { panelOpen } : { panelOpen, dropdowns: closed }),
  setDropdown: (name, open) => set(({ dropdowns }) => ({ dropdowns: { ...dropdowns, [name]: open } })),
  closeAll: () => set({ panelOpen: false, dropdowns: closed }),
}));
