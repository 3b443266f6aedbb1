import { useRouteLoaderData } from 'react-router';

/** What the root knows of the page. */
export interface SiteFacts {
  /** When the page was rendered, ISO 8601. */
  readonly renderedAt: string;
  /** Scheme and host of the site. */
  readonly origin: string;
}

/** The root's data; undefined on an error page. */
export function useSiteFacts(): SiteFacts | undefined {
  return useRouteLoaderData('root');
}
