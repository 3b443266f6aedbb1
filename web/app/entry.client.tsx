import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { sendErrorReport } from './data/error-report';

// React hands what no boundary catches, and what it recovers from, to the window; the router what its boundaries catch.
addEventListener('error', ({ error }) => sendErrorReport(error));
addEventListener('unhandledrejection', ({ reason }) => sendErrorReport(reason));

startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={sendErrorReport} />);
});
