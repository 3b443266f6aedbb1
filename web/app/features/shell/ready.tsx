import { useEffect } from 'react';
import { READY } from '../../client/starter';

/** Signals to the page's starter and to tests that the client is there, once everything before it has hydrated. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    window.dispatchEvent(new Event(READY));
  }, []);
  return null;
}
