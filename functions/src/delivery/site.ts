import type { Express, NextFunction, Request, Response } from 'express';
import express from 'express';
import type { SiteBuild } from '@content/site-build';
import { languageOfPath } from '@content/texts/language-paths';
import { failureTexts, plainPage } from '@site/plain-page';
import { breakOff, notPossible, problemHandler, toProblem } from '../api/problems';
import { cachePolicy } from '../cache-policy';
import { identityIn } from '../domain/identity';
import { noteError, requestId, requestLog } from '../request-log';
import type { Services } from '../services';
import { Pages } from './serve-page';
import { createFiles } from './serve-file';
import { createShareCards } from './serve-share-card';

/** Loads web's server build, which is packed beside this bundle. */
async function loadWeb(): Promise<SiteBuild> {
  return (await import(new URL('./web/index.js', import.meta.url).href)) as SiteBuild;
}

/** Responds to errors with a plain page, which names the organisation as it was last read. */
function errorHandler({ content }: Services) {
  let organisation = {};
  return async (error: unknown, request: Request, response: Response, _next: NextFunction): Promise<void> => {
    if (response.headersSent) return breakOff(error, request, response);
    const { status, headers } = toProblem(error, request);
    const isClients = status < 500;
    if (!isClients) noteError(error);
    const language = languageOfPath(request.path);
    const { title, unreadable, unavailable } = failureTexts[language];
    const body = `<p>${isClients ? unreadable : unavailable(requestId() ?? '')}</p>`;
    organisation = await identityIn(content).catch(() => organisation);
    const page = plainPage({ title, language, body, year: new Date().getFullYear(), organisation });
    response
      .status(status)
      .set({ ...headers, 'Cache-Control': cachePolicy.private })
      .type('text/html')
      .send(page);
  };
}

/** Everything visitors load that Hosting has no file for: pages, uploaded files, sitemap, feed. */
export function createSite(services: Services, load: () => Promise<SiteBuild> = loadWeb): Express {
  const app = express();
  app.disable('x-powered-by');
  // '/FILES/…' is not a file: Hosting sets headers by path, in this case.
  app.enable('case sensitive routing');
  app.use(requestLog('site', services));
  app.use((request, response, next) => {
    response.set({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cache-Control': cachePolicy.private,
    });
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else problemHandler(notPossible(request.method, ['GET', 'HEAD']), request, response, next);
  });
  const pages = new Pages(services, load);
  const serveFiles = createFiles(services);
  app.get('/files/:path/:id/:media/:name', serveFiles.visible);
  app.get('/preview/:token/files/:path/:id/:media/:name', serveFiles.previewed);
  app.get('/share/:path/:id/:name', createShareCards(services.content, serveFiles.readVisible));
  app.use((request, response) => pages.serve(request, response));
  app.use(errorHandler(services));
  return app;
}
