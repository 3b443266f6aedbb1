import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, and Cmd+S on a Mac, saves instead of storing the page; not while a dialog lies over the form. */
export function useSaveKeys(save: () => void): void {
  const run = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector('[role=dialog]')) run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
