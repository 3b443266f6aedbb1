import { create } from 'zustand';

interface ConnectionState {
  /** When what is on the screen was read from the site, in milliseconds: set while there is no connection. */
  readonly asOf: number | null;
  /** There was none a moment ago. */
  readonly isBack: boolean;
  /** The response came from the store of this device. */
  lose: (asOf: number) => void;
  /** The site has answered. */
  regain: () => void;
  /** That it has come back has been said. */
  settle: () => void;
}

/** The age of a page from this device's store, while there is no connection. */
export const useConnection = create<ConnectionState>((set) => ({
  asOf: null,
  isBack: false,
  lose: (asOf) => set({ asOf, isBack: false }),
  regain: () => set(({ asOf, isBack }) => ({ asOf: null, isBack: isBack || asOf !== null })),
  settle: () => set({ isBack: false }),
}));
