/** How long an item can still be restored. */
export function daysLeftInWords(days: number): string {
  if (days === 0) return 'erased with the next daily clean-up';
  return days === 1 ? '1 day left' : `${days} days left`;
}
