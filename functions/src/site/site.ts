import type { Express, NextFunction, Request, Response } from 'express';
import express from 'express';
import type { SiteBuild } from '@content/contract';
import { notPossible, problemHandler } from '../api/problems';
import { PRIVATE } from '../api/caching';
import { uploadOrigins } from '../config';
import { metering } from '../metering';
import type { Services } from '../services';
import { createReader } from '../content/reader';
import { StoreUnavailable } from '../store/deadline';
import { createPages } from './serve-page';
import { createFiles } from './serve-file';

/** Loads web's server build, which the functions build has laid beside this bundle. */
async function loadWeb(): Promise<SiteBuild> {
  return (await import(new URL('./web/index.js', import.meta.url).href)) as SiteBuild;
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
    .set('Cache-Control', PRIVATE)
    .type('text/plain')
    .send(
      isClients
        ? 'This address cannot be read.'
        : 'The site is not available right now. Try again in a moment.',
    );
}

/** Everything visitors load that Hosting has no file for: pages, uploaded files, sitemap, feed. */
export function createSite(services: Services, load: () => Promise<SiteBuild> = loadWeb): Express {
  const { content, config } = services;
  const app = express();
  app.disable('x-powered-by');
  app.use(metering(config));
  app.use((request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': PRIVATE });
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else problemHandler(notPossible(request.method, ['GET', 'HEAD']), request, response, next);
  });
  app.get('/files/:path/:id/:uploadId/:name', createFiles(services));
  const { origin } = config;
  const reader = createReader(content);
  app.use(createPages({ load, content, reader, origin, uploadOrigins: uploadOrigins(config) }));
  app.use(failed);
  return app;
}
