import { staffApiPaths } from '@content/staff-api-paths';
import type { SiteHealth } from '@content/site-state';
import { callApi } from './admin-client';

/** How the site is doing. */
export async function readSiteState(signal?: AbortSignal): Promise<SiteHealth> {
  return (await callApi<SiteHealth>({ path: staffApiPaths.siteState, signal })).data;
}
