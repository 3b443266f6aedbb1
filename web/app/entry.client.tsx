import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { tellOfError } from './data/tell-of-error';

// React hands what no boundary catches, and what it recovers from, to the window; the router what its boundaries catch.
addEventListener('error', ({ error }) => tellOfError(error));
addEventListener('unhandledrejection', ({ reason }) => tellOfError(reason));

startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={tellOfError} />);
});
