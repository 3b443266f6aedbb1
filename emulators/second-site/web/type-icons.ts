import type { ContentPath } from '@content';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { LucideIcon } from 'lucide-react';

export const typeIcons: Readonly<Record<ContentPath, LucideIcon>> = {
  atividades: CalendarDays,
  associacao: Building2,
};
