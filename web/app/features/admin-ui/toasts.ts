import { createToaster } from '@chakra-ui/react';
import { create } from 'zustand';

/** A toast offers one action, and a link to its subject. */
export interface ToastExtra {
  readonly action?: { readonly label: string; readonly run: () => void };
  /** `href` leads out of the staff area, into a new tab; `to` stays in it. */
  readonly link?: { readonly label: string } & ({ readonly href: string } | { readonly to: string });
}

/** Milliseconds that a toast stays; one with something to do stays longer. */
const STAY = 8_000;
const STAY_WITH_ACTION = 20_000;

/** The messages, which `Toasts` shows. */
export const toaster = createToaster({ placement: 'bottom-start' });

/**
 * The one toast that is shown. What is removed and what is created at the same moment both stay in the toaster's list, so
 * that the one before would stand there until its own time is over.
 */
let newest = '';
let count = 0;

export const isNewestToast = (id: string) => id === newest;

/** Until the first message nothing has to show them. */
export const useHasToasts = create(() => false);

/** Shows a short message that something happened, in place of the one before. */
export function showToast(text: string, extra: ToastExtra = {}): void {
  toaster.remove();
  newest = `message-${(count += 1)}`;
  toaster.create({
    id: newest,
    title: text,
    duration: (extra.action ?? extra.link) ? STAY_WITH_ACTION : STAY,
    meta: extra,
  });
  useHasToasts.setState(true);
}
