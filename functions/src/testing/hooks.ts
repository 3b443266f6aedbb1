import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, vi } from 'vitest';
import type { Services } from '../services';
import type { TestApi } from './api';
import { startApi } from './api';

/** Leads the tests of a file to a project of their own in the emulators: for those to whom what others leave there matters. */
export function useOwnProject(id: string): void {
  vi.stubEnv('GCLOUD_PROJECT', id);
  vi.stubEnv('STORAGE_BUCKET', `${id}.firebasestorage.app`);
}

/** The API for the tests of a file, from before the first until after the last. */
export function useApi(change?: (services: Services) => Services): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await startApi(change));
    return api.stop;
  });
  return api;
}

/** Serves an app on a free port for the tests of a file. */
export function useServer(makeApp: () => RequestListener): { readonly url: string } {
  const served = { url: '' };
  beforeAll(async () => {
    const server = createServer(makeApp()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    served.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    };
  });
  return served;
}
