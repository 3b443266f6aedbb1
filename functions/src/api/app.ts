import type { Express } from 'express';
import express from 'express';
import { API_BASE } from '@content/contract';
import type { Services } from '../services';
import type { Meter } from '../store/meter';
import { metered } from '../store/meter';
import { auditRouter } from './audit-endpoints';
import { descriptionRouter } from './openapi';
import { notFound, problemHandler } from './problems';
import { overviewRouter } from '../content/overview';
import { resourceRouter } from './content-endpoints';
import { sessionRouter } from './session-endpoints';
import { staffRouter } from './staff-endpoints';
import { trashRouter } from './trash-endpoints';

/** Public answers may be kept by Hosting's CDN for half a minute, never by a browser without asking. */
const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=30';

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
    response.set({ 'Cache-Control': PUBLIC_CACHE_CONTROL, 'X-Content-Type-Options': 'nosniff' });
    if (services.config.emulated) {
      const writeHead = response.writeHead.bind(response) as (...parameters: unknown[]) => typeof response;
      response.writeHead = (...parameters: unknown[]) => {
        response.setHeader('Server-Timing', serverTiming(meter, performance.now() - started));
        return writeHead(...parameters);
      };
    }
    metered(meter, next);
  });
  app.use(
    API_BASE,
    sessionRouter(services),
    staffRouter(services),
    auditRouter(services),
    overviewRouter(services),
    trashRouter(services),
    descriptionRouter(services),
    resourceRouter(services),
  );
  app.use(() => {
    throw notFound();
  });
  app.use(problemHandler);
  return app;
}
