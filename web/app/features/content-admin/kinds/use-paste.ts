import { useEffect, useEffectEvent } from 'react';

/** Gives the files of the clipboard to `take` when the person pastes anywhere in the form. */
export function usePaste(active: boolean, take: (files: readonly File[]) => void): void {
  const give = useEffectEvent(take);
  useEffect(() => {
    if (!active) return;
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || document.querySelector('[role=dialog]')) return;
      // Spreadsheets put a picture of the text beside the text: in a text field the text is meant.
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, [contenteditable=true]') !== null;
      if (isTyping && event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      give(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [active]);
}
