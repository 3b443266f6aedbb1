import { apiPaths } from '@content/contract';
import type { SiteState } from '@content/site-state';
import { callApi } from './admin-client';

/** How the site is doing. */
export async function readSiteState(signal?: AbortSignal): Promise<SiteState> {
  return (await callApi<SiteState>({ path: apiPaths.siteState, signal })).data;
}
