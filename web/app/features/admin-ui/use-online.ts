import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'] as const;

function subscribe(onChange: () => void): () => void {
  for (const change of changes) window.addEventListener(change, onChange);
  return () => changes.forEach((change) => window.removeEventListener(change, onChange));
}

/** Whether the browser believes that it has a connection. False is certain, true is only a hope. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
