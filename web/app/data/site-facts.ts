import { useRouteLoaderData } from 'react-router';
import type { OrganisationChanges } from '@site/web/organisation';

/** The root route's data. */
export interface SiteFacts {
  /** When the page was rendered, ISO 8601. */
  readonly renderedAt: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The organisation's details that differ from the defaults, if any. */
  readonly organisation?: OrganisationChanges | undefined;
}

/** The root's data; undefined on an error page. */
export function useSiteFacts(): SiteFacts | undefined {
  return useRouteLoaderData<SiteFacts>('root');
}
