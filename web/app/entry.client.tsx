import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languages } from '@site/locale';
import { isStaffPath } from './data/staff-area';
import { sendErrorReport } from './data/error-report';
import { provideLanguage } from './language';
import { loadTexts } from './texts';

// React hands what no boundary catches, and what it recovers from, to the window; the router what its boundaries catch.
addEventListener('error', ({ error }) => sendErrorReport(error));
addEventListener('unhandledrejection', ({ reason }) => sendErrorReport(reason));

// Drawn in slices of a few milliseconds, a page answers while it comes alive. A staff screen shows nothing before it is
// drawn: in one go that is a tenth of a second sooner on a slow phone.
const isSliced = !isStaffPath(window.location.pathname);
// Of the texts the page has fetched those of its language with its other modules.
const language = languages.find((each) => each === document.documentElement.lang) ?? languages[0];
provideLanguage(() => language);
void loadTexts(language).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <HydratedRouter onError={sendErrorReport} useTransitions={isSliced ? undefined : false} />,
    );
  });
});
