import { COPY_DAYS } from '@content/site-state';

/** How long an item can still be restored. */
export function daysLeftText(days: number): string {
  if (days === 0) return 'erased with the next daily clean-up';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** What staff are told before they erase something: where copies of it remain, and for how long. */
export const copiesText = `Copies of its files may remain on visitors’ devices for up to ${COPY_DAYS.devices} days and in backups for up to ${COPY_DAYS.backups} days.`;
