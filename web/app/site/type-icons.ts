import type { ContentPath } from '@content';
import BookOpenText from 'lucide-react/icons/book-open-text';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Building2 from 'lucide-react/icons/building-2';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileStack from 'lucide-react/icons/file-stack';
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end';
import HandHeart from 'lucide-react/icons/hand-heart';
import House from 'lucide-react/icons/house';
import Images from 'lucide-react/icons/images';
import Info from 'lucide-react/icons/info';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Phone from 'lucide-react/icons/phone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Signpost from 'lucide-react/icons/signpost';
import Target from 'lucide-react/icons/target';
import UsersRound from 'lucide-react/icons/users-round';
import type { LucideIcon } from 'lucide-react';

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
  redirects: Signpost,
  organisation: Building2,
  home: House,
  about: Info,
  objectives: Target,
  contact: Phone,
  support: HandHeart,
};
