import { useEffect, useEffectEvent } from 'react';
import { oneFreed } from './draft-lock';
import type { DraftStore } from './draft-store';

/** Waits until the person sees this tab. */
async function seen(signal: AbortSignal): Promise<void> {
  while (document.visibilityState !== 'visible' && !signal.aborted) {
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  }
}

/**
 * Looks for what a screen has to offer of earlier visits when it opens, and `again` whenever another tab that worked on
 * such a draft has been closed.
 */
export function useOffers<D>(
  store: Pick<DraftStore<D>, 'locks'>,
  prefix: string,
  look: (again: boolean) => Promise<void>,
): void {
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    void (async () => {
      let held = await store.locks(prefix);
      await lookNow(false);
      while (await oneFreed(held, signal)) {
        await seen(signal);
        if (signal.aborted) return;
        held = await store.locks(prefix);
        await lookNow(true);
      }
    })();
    return () => left.abort();
  }, [store, prefix]);
}
