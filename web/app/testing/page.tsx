import { ChakraProvider } from '@chakra-ui/react';
import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { system } from '../theme/system';

/** More than React schedules after a root has gone. */
const REACT_TASKS = 10;

/** A document for the test that runs, at this address, in which `show` renders into `main`. */
export function openPage(url = 'about:blank') {
  const { window } = new JSDOM('<main></main>', { url });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  const main = window.document.querySelector('main') as HTMLElement;
  const root = createRoot(main);
  onTestFinished(async () => {
    flushSync(() => root.unmount());
    // What React has still to do, in tasks of its own, needs the document.
    for (let task = 0; task < REACT_TASKS; task++) await new Promise((resolve) => setImmediate(resolve));
    vi.unstubAllGlobals();
  });
  const show = (part: ReactNode) => root.render(<ChakraProvider value={system}>{part}</ChakraProvider>);
  return { window, main, show };
}
