import { useEffect, useEffectEvent } from 'react';

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether the keys are Ctrl (Cmd on a Mac) and a letter; layouts without Latin letters count by the key's place. */
export function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys, letter: string): boolean {
  if (altKey || shiftKey || !(ctrlKey || metaKey)) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}

/** Whether Enter is pressed, other than to end the composition of letters. */
export const isEnter = ({ key, nativeEvent }: React.KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing;

/** Binds Ctrl (Cmd on a Mac) and a letter in place of the browser's shortcut; nothing runs while a dialog is open. */
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
