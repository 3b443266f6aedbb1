import { create } from 'zustand';

/** Whether a form on the screen holds something unsaved, and whether the person has said that they leave all the same. */
export const useUnsaved = create<{ readonly unsaved: boolean; readonly leaving: boolean }>(() => ({
  unsaved: false,
  leaving: false,
}));

/** Told by a form whenever that changes. */
export const notifyUnsaved = (unsaved: boolean): void => useUnsaved.setState({ unsaved, leaving: false });

/** The person has been asked already: leaving asks no second time. */
export const leaveAnyway = (): void => useUnsaved.setState({ leaving: true });
