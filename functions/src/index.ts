import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { takeOverRequests } from './incoming';

takeOverRequests();

setGlobalOptions({ region: 'asia-south1', maxInstances: 10 });

/** The façade under /api/v1. */
export const api = onRequest(
  { memory: '1GiB', concurrency: 20, timeoutSeconds: 120 },
  async (request, response) => {
    const { handleApi } = await import('./handlers');
    handleApi(request, response);
  },
);

/** Pages, files, sitemap and feed for visitors. */
export const site = onRequest({ memory: '512MiB', concurrency: 40 }, async (request, response) => {
  const { handleSite } = await import('./handlers');
  handleSite(request, response);
});

/** Writes everything into the bucket of backups; before the daily clean-up, so that what that removes is in it. */
export const backup = onSchedule(
  { schedule: 'every day 02:15', timeZone: 'Asia/Kathmandu', memory: '512MiB', timeoutSeconds: 1800 },
  async () => {
    const { runBackup } = await import('./backup/nightly');
    await runBackup();
  },
);

/** Empties the trash of what is older than thirty days and sweeps orphan files. */
export const upkeep = onSchedule(
  { schedule: 'every day 03:15', timeZone: 'Asia/Kathmandu', timeoutSeconds: 540 },
  async () => {
    const { runUpkeep } = await import('./handlers');
    await runUpkeep();
  },
);
