import type { SecondCalendar } from '@content/second-calendar';

export const secondCalendar: SecondCalendar | null = null;
