import type { ContentPath } from '@content';
import { Building2, CalendarDays, type LucideIcon } from 'lucide-react';

export const typeIcons: Readonly<Record<ContentPath, LucideIcon>> = {
  atividades: CalendarDays,
  associacao: Building2,
};
