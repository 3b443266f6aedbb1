import { create } from 'zustand';

/** A form on the screen has unsaved changes; the person has said that they leave all the same. */
export const useUnsaved = create<{ readonly unsaved: boolean; readonly leaving: boolean }>(() => ({
  unsaved: false,
  leaving: false,
}));

export const notifyUnsaved = (unsaved: boolean): void => useUnsaved.setState({ unsaved, leaving: false });

/** The person has been asked already: leaving asks no second time. */
export const leaveAnyway = (): void => useUnsaved.setState({ leaving: true });
