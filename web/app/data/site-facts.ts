import { useRouteLoaderData } from 'react-router';
import type { OrganisationDetails } from '@site/web/organisation';

/** The root route's data. */
export interface SiteFacts {
  /** When the page was rendered, ISO 8601. */
  readonly renderedAt: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly organisation: OrganisationDetails;
}

/** The root's data, which every page has. */
export const useSiteFacts = (): SiteFacts => useRouteLoaderData<SiteFacts>('root') as SiteFacts;
