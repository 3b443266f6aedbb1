import type { Express, NextFunction, Request, Response } from 'express';
import express from 'express';
import type { SiteBuild } from '@content/api/contract';
import { languageOfPath } from '@content/texts/language-paths';
import { failureTexts, plainPage } from '@site/plain-page';
import { notPossible, problemHandler } from '../api/problems';
import { cachePolicy } from '../cache-policy';
import { noteError, requestId, requestLog } from '../request-log';
import type { Services } from '../services';
import { StoreUnavailable } from '../store/deadline';
import { identityIn } from './identity';
import { Pages } from './serve-page';
import { createFiles } from './serve-file';
import { createShareCards } from './serve-share-card';

/** Loads web's server build, which is packed beside this bundle. */
async function loadWeb(): Promise<SiteBuild> {
  return (await import(new URL('./web/index.js', import.meta.url).href)) as SiteBuild;
}

/** The organisation's details as they were last read, for the error page while they cannot be read. */
function lastDetails(content: Services['content']) {
  let details = {};
  return async (): Promise<object> => {
    details = await identityIn(content).catch(() => details);
    return details;
  };
}

const failed =
  (details: () => Promise<object>) =>
  async (error: unknown, request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = (error as { status?: unknown }).status;
    const isClients = typeof status === 'number' && status >= 400 && status < 500;
    if (!isClients) noteError(error);
    const language = languageOfPath(request.path);
    const { title, unreadable, unavailable } = failureTexts[language];
    const text = isClients ? unreadable : unavailable(requestId() ?? '');
    response
      .status(isClients ? status : error instanceof StoreUnavailable ? 503 : 500)
      .set('Cache-Control', cachePolicy.private)
      .type('text/html')
      .send(
        plainPage({
          title,
          language,
          body: `<p>${text}</p>`,
          year: new Date().getFullYear(),
          organisation: await details(),
        }),
      );
  };

/** Everything visitors load that Hosting has no file for: pages, uploaded files, sitemap, feed. */
export function createSite(services: Services, load: () => Promise<SiteBuild> = loadWeb): Express {
  const { content } = services;
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
  app.get('/share/:path/:id/:name', createShareCards(content, serveFiles.readVisible));
  app.use((request, response) => pages.serve(request, response));
  app.use(failed(lastDetails(content)));
  return app;
}
