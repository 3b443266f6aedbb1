import { create } from 'zustand';

/** Whether the panel of small screens is open, which covers the page. The rest the browser's disclosures know themselves. */
export const usePanel = create(() => ({ isOpen: false }));

/** Closes whatever of the navigation is open. */
export function closeMenu(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('header details[open]'))
    details.open = false;
}
