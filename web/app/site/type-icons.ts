import type { ContentPath } from '@content';
import {
  BookOpenText,
  BriefcaseBusiness,
  Building2,
  ClipboardList,
  FileStack,
  GalleryHorizontalEnd,
  House,
  Images,
  Info,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Phone,
  ShieldCheck,
  Target,
  UsersRound,
} from 'lucide-react';

/** The sign of each content type in the staff area. */
export const typeIcons: Readonly<Record<ContentPath, LucideIcon>> = {
  popups: MessageSquareText,
  sliders: GalleryHorizontalEnd,
  employees: UsersRound,
  galleries: Images,
  stories: BookOpenText,
  programs: BriefcaseBusiness,
  publications: FileStack,
  formats: ClipboardList,
  policies: ShieldCheck,
  notices: Megaphone,
  organisation: Building2,
  home: House,
  about: Info,
  objectives: Target,
  contact: Phone,
};
