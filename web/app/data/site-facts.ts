import { useRouteLoaderData } from 'react-router';

/** The root route's data. */
export interface SiteFacts {
  /** When the page was rendered, ISO 8601. */
  readonly renderedAt: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The organisation's details, as JSON: compressed to half of what the framework makes of objects. */
  readonly organisation: string;
}

/** The root's data, which every page has. */
export const useSiteFacts = (): SiteFacts => useRouteLoaderData<SiteFacts>('root') as SiteFacts;
