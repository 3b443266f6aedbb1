import { create } from 'zustand';

interface Unsaved {
  /** A form on the screen has unsaved changes. */
  readonly unsaved: boolean;
  /** The person has said that they leave all the same. */
  readonly leaving: boolean;
}

export const useUnsaved = create<Unsaved>(() => ({ unsaved: false, leaving: false }));

export const notifyUnsaved = (unsaved: boolean): void => useUnsaved.setState({ unsaved, leaving: false });

/** The person has been asked already: leaving asks no second time. */
export const leaveAnyway = (): void => useUnsaved.setState({ leaving: true });
