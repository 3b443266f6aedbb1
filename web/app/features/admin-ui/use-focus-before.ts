import { useState } from 'react';

/** Where the focus goes back to: what had it before anything in the dialog took it. */
export function useFocusBefore(): () => HTMLElement | null {
  const [before] = useState(() => document.activeElement);
  return () => (before instanceof HTMLElement && before.isConnected ? before : null);
}
