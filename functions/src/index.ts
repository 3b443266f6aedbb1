import { onRequest, onSchedule } from './define';
import { takeOverRequests } from './incoming';
import { memory } from './memory';

takeOverRequests();

/** The façade under /api/v1. */
export const api = onRequest(
  { memory: memory.api, concurrency: 20, timeoutSeconds: 120 },
  async (request, response) => {
    const { handleApi } = await import('./handlers/api');
    handleApi(request, response);
  },
);

/** Pages, files, sitemap and feed for visitors. */
export const site = onRequest({ memory: memory.site, concurrency: 40 }, async (request, response) => {
  const { handleSite } = await import('./handlers/site');
  handleSite(request, response);
});

/** Empties the trash of what is older than thirty days and sweeps orphan files. */
export const upkeep = onSchedule(
  { schedule: 'every day 03:15', timeZone: 'Asia/Kathmandu', memory: memory.upkeep, timeoutSeconds: 540 },
  async () => {
    const { runUpkeep } = await import('./handlers/upkeep');
    await runUpkeep();
  },
);
