import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { sendErrorReport } from './data/device/error-report';
import { currentLanguage } from './language';
import { loadTexts } from './texts';
import { styleOptions } from './theme/system';

// What no boundary catches comes to the window; the router hands over what its boundaries catch.
addEventListener('error', ({ error }) => sendErrorReport(error));
addEventListener('unhandledrejection', ({ reason }) => sendErrorReport(reason));

/** What the server has put into the head stays where it is: Emotion would move it, for which browsers set up all letters anew. */
const head = {
  insertBefore: (style: Node, next: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, next),
} as HTMLHeadElement;

// Of the texts the page has fetched those of its language with its other modules.
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
