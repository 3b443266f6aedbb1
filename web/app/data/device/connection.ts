import { create } from 'zustand';

/** Milliseconds for which the line says that the connection is back. */
const SAID_FOR = 4000;

interface ConnectionState {
  /** When what is on the screen was read from the site, in milliseconds: set while there is no connection. */
  readonly asOf: number | null;
  /** There was none a moment ago. */
  readonly isBack: boolean;
  /** The response came from the store of this device. */
  lose: (asOf: number) => void;
  /** The site has answered. */
  regain: () => void;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** The age of a page from this device's store, while there is no connection. */
export const useConnection = create<ConnectionState>((set, get) => ({
  asOf: null,
  isBack: false,
  lose: (asOf) => set({ asOf, isBack: false }),
  regain: () => {
    if (get().asOf === null) return;
    set({ asOf: null, isBack: true });
    clearTimeout(timer);
    timer = setTimeout(() => set({ isBack: false }), SAID_FOR);
  },
}));
