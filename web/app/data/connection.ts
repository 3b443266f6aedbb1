import { create } from 'zustand';

interface ConnectionState {
  /** When what is on the screen was read from the site, in milliseconds: set while there is no connection. */
  readonly asOf: number | null;
  /** There was none a moment ago. */
  readonly isBack: boolean;
  /** What was read came from the store of this device. */
  lose: (asOf: number) => void;
  /** The site has answered. */
  regain: () => void;
  /** That it has come back has been said. */
  settle: () => void;
}

/** Whether the visitor reads what this device has stored, and how old that is. */
export const useConnection = create<ConnectionState>((set) => ({
  asOf: null,
  isBack: false,
  lose: (asOf) => set({ asOf, isBack: false }),
  regain: () => set(({ asOf, isBack }) => ({ asOf: null, isBack: isBack || asOf !== null })),
  settle: () => set({ isBack: false }),
}));
