import { siteDay } from '@content/dates/calendar';
import { useSiteFacts } from '../site-facts';
import { useInBrowser } from './use-in-browser';

/** The latest time of a response by the site's clock, less this page's (milliseconds). */
let ahead = 0;

/** Notes the time of a response (milliseconds since 1970). */
export function noteSiteTime(moment: number): void {
  ahead = Math.max(ahead, moment - performance.now());
}

/**
 * The site's day of the calendar, never the device's, whose clock may be years off. While hydrating it is the day of rendering,
 * to match the server's HTML; later the age of the page counts, and the time of later responses.
 */
export function useToday(): string {
  const rendered = Date.parse(useSiteFacts().renderedAt);
  const now = () => siteDay(new Date(Math.max(rendered, ahead) + performance.now()));
  return useInBrowser(now, siteDay(new Date(rendered)));
}
