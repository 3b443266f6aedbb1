import { useEffect, useEffectEvent, useState } from 'react';

/** Of the browser's CloseWatcher (HTML standard, Chromium) what is used here. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Closes each thing that lies over the page, the last opened last. */
const over: (() => void)[] = [];

/** Closes what was opened last over the page; false where there is nothing. */
export function closeTopmost(): boolean {
  const close = over.at(-1);
  close?.();
  return close !== undefined;
}

/**
 * Android's Back closes what lies over the page instead of leaving the page, in browsers that tell of it. The browser
 * does not ask twice: where `onClose` closes nothing, a new watcher takes the next Back.
 */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const own = () => close();
    over.push(own);
    return () => void over.splice(over.indexOf(own), 1);
  }, []);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!CloseWatcher) return;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watch();
        close();
      };
    };
    watch();
    return () => watcher.destroy();
  }, []);
}

/** Where the focus goes back to: what had it before anything in the dialog took it. */
export function useFocusBefore(): () => HTMLElement | null {
  const [before] = useState(() => document.activeElement);
  return () => (before instanceof HTMLElement && before.isConnected ? before : null);
}
