import type { Express } from 'express';
import express from 'express';
import { API_BASE } from '@content/contract';
import type { Services } from '../services';
import type { Meter } from '../store/meter';
import { metered } from '../store/meter';
import { allowCaching } from './caching';
import { endpoints } from './endpoints';
import { mount } from './mount';
import { descriptionEndpoint } from './openapi';
import { notFound, problemHandler } from './problems';

function serverTiming(meter: Meter, totalMs: number): string {
  const { reads, storeMs } = meter;
  return `reads;desc="${reads}", store;dur=${storeMs.toFixed(1)}, total;dur=${totalMs.toFixed(1)}`;
}

/** The façade: one Express app under /api/v1. */
export function createApp(services: Services): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', true);
  app.use((_request, response, next) => {
    const meter: Meter = { reads: 0, writes: 0, storeMs: 0 };
    const started = performance.now();
    response.set('X-Content-Type-Options', 'nosniff');
    if (services.config.emulated) {
      const writeHead = response.writeHead.bind(response) as (...parameters: unknown[]) => typeof response;
      response.writeHead = (...parameters: unknown[]) => {
        response.setHeader('Server-Timing', serverTiming(meter, performance.now() - started));
        return writeHead(...parameters);
      };
    }
    metered(meter, next);
  });
  app.use(API_BASE, mount(services, [...endpoints, descriptionEndpoint]));
  app.use((_request, response) => {
    allowCaching(response);
    throw notFound();
  });
  app.use(problemHandler);
  return app;
}
