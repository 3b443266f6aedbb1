import { staffApiPaths } from '@content/staff-api-paths';
import type { SiteState } from '@content/site-state';
import { callApi } from './admin-client';

/** How the site is doing. */
export async function readSiteState(signal?: AbortSignal): Promise<SiteState> {
  return (await callApi<SiteState>({ path: staffApiPaths.siteState, signal })).data;
}
