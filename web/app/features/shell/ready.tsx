import { useEffect } from 'react';
import { READY } from '../../client/starter';

/** Tells the page's starter and tests that the client is there, once what stands before it has come alive. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    window.dispatchEvent(new Event(READY));
  }, []);
  return null;
}
