import { createToaster } from '@chakra-ui/react';
import { create } from 'zustand';

/** What a toast offers: an action, and a link to its subject. */
export interface ToastExtra {
  readonly action?: { readonly label: string; readonly run: () => void };
  /** `href` leads out of the staff area, into a new tab; `to` stays in it. */
  readonly link?: { readonly label: string } & ({ readonly href: string } | { readonly to: string });
}

/** Milliseconds for which a toast stays, without and with an action or a link. */
const STAY = 8_000;
const STAY_WITH_ACTION = 20_000;

/** The messages, which `Toasts` shows. */
export const toaster = createToaster({ placement: 'bottom-start' });

/** The one toast that is visible: removed and created at the same moment, both toasts stay in the toaster's list. */
let newest = '';

export const isNewestToast = (id: string) => id === newest;

/** Whether there has been a toast: their region is loaded with the first. */
export const useHasToasts = create(() => false);

/** Shows a short message in place of the one before. */
export function showToast(text: string, extra: ToastExtra = {}): void {
  toaster.remove();
  newest = crypto.randomUUID();
  toaster.create({
    id: newest,
    title: text,
    duration: (extra.action ?? extra.link) ? STAY_WITH_ACTION : STAY,
    meta: extra,
  });
  useHasToasts.setState(true);
}
