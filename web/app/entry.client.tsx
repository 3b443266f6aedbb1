import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { sendErrorReport } from './data/device/error-report';
import { currentLanguage } from './language';
import { loadTexts } from './texts';
import { styleOptions } from './theme/system';

// Errors that no boundary catches arrive at the window; the router reports those that its boundaries catch.
addEventListener('error', ({ error }) => sendErrorReport(error));
addEventListener('unhandledrejection', ({ reason }) => sendErrorReport(reason));

/** Keeps the server's styles in place: Emotion would move them, for which browsers lay out all text again. */
const head = {
  insertBefore: (style: Node, next: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, next),
} as HTMLHeadElement;

// The page has fetched the texts of its language with its other modules.
void loadTexts(currentLanguage()).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <CacheProvider value={createCache({ ...styleOptions, container: head })}>
        <HydratedRouter onError={sendErrorReport} />
      </CacheProvider>,
    );
  }),
);
