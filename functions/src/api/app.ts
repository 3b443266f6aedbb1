import type { Express } from 'express';
import express from 'express';
import { API_BASE } from '@content/api/contract';
import { cachePolicy } from '../cache-policy';
import { requestLog } from '../request-log';
import type { Services } from '../services';
import { endpoints } from './endpoints';
import { mount } from './mount';
import { descriptionEndpoint } from './openapi';
import { notFound, problemHandler } from './problems';

/** The API: one Express app under /api/v1. */
export function createApp(services: Services): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(requestLog('api', services));
  app.use((_request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff');
    next();
  });
  app.use(API_BASE, mount(services, [...endpoints, descriptionEndpoint]));
  app.use((_request, response) => {
    response.set('Cache-Control', cachePolicy.missing);
    throw notFound();
  });
  app.use(problemHandler);
  return app;
}
