import { siteDay } from '@content/calendar';
import { useSyncExternalStore } from 'react';
import { useSiteFacts } from './site-facts';

/** The latest of the site's moments that a response has told, less this page's own clock (milliseconds). */
let ahead = 0;

/** Notes a moment (milliseconds since 1970) at which the site has answered. */
export function noteSiteTime(moment: number): void {
  ahead = Math.max(ahead, moment - performance.now());
}

const never = () => () => undefined;

/**
 * The site's day of the calendar, which is not the device's: its clock may be years away. At first the day on which the page
 * was rendered, so that it comes alive as it is; then as much later as the page has been open, or as the site has told since.
 */
export function useToday(): string {
  const rendered = Date.parse(useSiteFacts().renderedAt);
  const now = () => siteDay(new Date(Math.max(rendered, ahead) + performance.now()));
  return useSyncExternalStore(never, now, () => siteDay(new Date(rendered)));
}
