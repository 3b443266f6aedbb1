import type { RequestListener } from 'node:http';
import { beforeAll, vi } from 'vitest';
import type { Services } from '../services';
import { startApi, type TestApi } from './api';
import { serve, type Served } from './serve';

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
export function useServer(makeApp: () => RequestListener): Served {
  const served = {} as Served;
  beforeAll(async () => {
    Object.assign(served, await serve(makeApp()));
    return served.close;
  });
  return served;
}
