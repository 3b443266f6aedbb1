import type { Express, NextFunction, Request, Response } from 'express';
import express from 'express';
import { LRUCache } from 'lru-cache';
import type { SiteHandler } from '@content/contract';
import { uploadOrigins as uploadOriginsOf } from '../config';
import { metering } from '../metering';
import type { Services } from '../services';
import { createReader } from '../content/reader';
import { StoreUnavailable } from '../store/deadline';
import type { LastGood } from './serve-page';
import { servePage } from './serve-page';
import { serveFile } from './serve-file';

/** Pages whose last good version a process keeps. */
const KEPT_PAGES = 200;

/** Loads web's server build, which the functions build has laid beside this bundle. */
async function loadWeb(): Promise<SiteHandler> {
  const build = (await import(new URL('./web/index.js', import.meta.url).href)) as { handle: SiteHandler };
  return build.handle;
}

function failed(error: unknown, request: Request, response: Response, next: NextFunction): void {
  if (response.headersSent) {
    next(error);
    return;
  }
  const status = (error as { status?: unknown }).status;
  const isClients = typeof status === 'number' && status >= 400 && status < 500;
  if (!isClients) console.error(`${request.method} ${request.path}`, error);
  response
    .status(isClients ? status : error instanceof StoreUnavailable ? 503 : 500)
    .set('Cache-Control', 'no-store')
    .type('text/plain')
    .send(
      isClients
        ? 'This address cannot be read.'
        : 'The site is not available right now. Try again in a moment.',
    );
}

/** Everything visitors load that Hosting has no file for: pages, uploaded files, sitemap, feed. */
export function createSite(services: Services, load: () => Promise<SiteHandler> = loadWeb): Express {
  const { origin } = services.config;
  const uploadOrigins = uploadOriginsOf(services.config);
  const reader = createReader(services.documents);
  const lastGood: LastGood = new LRUCache({ max: KEPT_PAGES });
  const app = express();
  app.disable('x-powered-by');
  app.use(metering(services.config));
  app.use((request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff');
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else response.status(405).set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end();
  });
  app.get('/files/:path/:id/:uploadId/:name', (request, response) =>
    serveFile(services.files, request, response),
  );
  app.use(async (request, response) => {
    const handle = await load();
    await servePage({ handle, reader, origin, uploadOrigins, lastGood }, request, response);
  });
  app.use(failed);
  return app;
}
