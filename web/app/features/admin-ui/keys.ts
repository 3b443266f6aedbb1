import { useEffect, useEffectEvent } from 'react';

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether keys are Ctrl, or Cmd on a Mac, and a letter: where the layout has other letters than those of English, by its place. */
export function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys, letter: string): boolean {
  if (altKey || shiftKey || !(ctrlKey || metaKey)) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}

/** Whether Enter is pressed for its own sake: while letters are composed it only ends that. */
export const isEnter = ({ key, nativeEvent }: React.KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing;

/** Ctrl+S, and Cmd+S on a Mac, saves instead of storing the page; not while a dialog lies over the form. */
export function useSaveKeys(save: () => void): void {
  const run = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 's')) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector('[role=dialog]')) run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
