import { siteDay } from '@content/calendar';
import { useSyncExternalStore } from 'react';
import { useSiteFacts } from './site-facts';

const never = () => () => undefined;
const today = () => siteDay(new Date());

/**
 * The site's day of the calendar: at first that on which the page was rendered, so that it comes alive as it is, then
 * this day where that is a later one (the page was kept, or stays open over midnight and is used again).
 */
export function useToday(): string {
  const rendered = siteDay(new Date(useSiteFacts().renderedAt));
  const now = () => (today() > rendered ? today() : rendered);
  return useSyncExternalStore(never, now, () => rendered);
}
