import { options } from 'preact';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { removeHeadTags, ROOT } from './client/document';
import { READY } from './client/starter';
import { whenHydrated, nextTask } from './client/hydration';
import { sendErrorReport } from './data/error-report';
import { currentLanguage } from './language';
import { loadTexts } from './texts';

// What no boundary catches comes to the window; the router hands over what its boundaries catch.
addEventListener('error', ({ error }) => sendErrorReport(error));
addEventListener('unhandledrejection', ({ reason }) => sendErrorReport(reason));

// Effects run in the next task, as React's do: Preact would wait for a frame.
options.requestAnimationFrame = (run) => void nextTask().then(run);

/** Takes over what the server has rendered; again once what the router still waits for is there. */
async function hydrate(): Promise<void> {
  try {
    hydrateRoot(document.getElementById(ROOT) as HTMLElement, <HydratedRouter onError={sendErrorReport} />);
  } catch (pending) {
    if (!(pending instanceof Promise)) throw pending;
    await pending;
    await nextTask();
    await hydrate();
  }
}

// Of the texts the page has fetched those of its language with its other modules.
void loadTexts(currentLanguage())
  .then(hydrate)
  .then(whenHydrated)
  .then(() => {
    removeHeadTags();
    (document.getElementById(ROOT) as HTMLElement).dataset.hydrated = '';
    window.dispatchEvent(new Event(READY));
  });
