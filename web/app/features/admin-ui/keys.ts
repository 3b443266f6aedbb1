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

/** Ctrl, or Cmd on a Mac, and a letter do something here instead of in the browser; not while a dialog lies over the page. */
export function useShortcut(letter: string, run: () => void): void {
  const onShortcut = useEffectEvent(run);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event, letter)) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector('[role=dialog]')) onShortcut();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [letter]);
}
