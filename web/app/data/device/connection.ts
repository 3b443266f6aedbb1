import { create } from 'zustand';

/** Milliseconds for which a regained connection is announced. */
const ANNOUNCED_FOR = 4000;

interface ConnectionState {
  /** When the content on the screen was read (milliseconds since 1970), while there is no connection. */
  readonly asOf: number | null;
  /** The connection has just come back. */
  readonly isBack: boolean;
  /** Called for a response from the store of this device. */
  lose: (asOf: number) => void;
  /** Called for a response of the site. */
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
    timer = setTimeout(() => set({ isBack: false }), ANNOUNCED_FOR);
  },
}));
