import { useEffect } from 'react';

/** A file that is dropped beside the box for it is not opened by the browser, which would leave the page. */
export function useNoDrop(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, refuse);
    return () => {
      for (const name of ['dragover', 'drop'] as const) window.removeEventListener(name, refuse);
    };
  }, []);
}
