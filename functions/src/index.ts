import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';

setGlobalOptions({ region: 'asia-south1', maxInstances: 20 });

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
