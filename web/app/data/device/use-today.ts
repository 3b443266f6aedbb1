import { siteDay } from '@content/dates/calendar';
import { useSiteFacts } from '../site-facts';
import { useInBrowser } from './use-in-browser';

/** The latest of the site's moments that a response has told, less this page's own clock (milliseconds). */
let ahead = 0;

/** Notes a moment (milliseconds since 1970) at which the site has answered. */
export function noteSiteTime(moment: number): void {
  ahead = Math.max(ahead, moment - performance.now());
}

/**
 * The site's day of the calendar, never the device's, whose clock may be years off. While hydrating it is the day of rendering,
 * so that it matches the server's HTML; later it counts how long the page has been open, or what the site has told since.
 */
export function useToday(): string {
  const rendered = Date.parse(useSiteFacts().renderedAt);
  const now = () => siteDay(new Date(Math.max(rendered, ahead) + performance.now()));
  return useInBrowser(now, siteDay(new Date(rendered)));
}
