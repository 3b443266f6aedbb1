import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ContentPath } from '@content';
import {
  Activity,
  BookOpenText,
  BriefcaseBusiness,
  Building2,
  ClipboardList,
  Copy,
  Earth,
  File,
  FileClock,
  FileStack,
  GalleryHorizontalEnd,
  Image,
  House,
  Images,
  Info,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Pencil,
  Phone,
  ShieldCheck,
  Target,
  Trash2,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';

/** The signs of the content types and of the menu's other entries; a type without one gets the sheet of paper. */
const icons = {
  other: File,
  account: KeyRound,
  dashboard: LayoutDashboard,
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
  copy: Copy,
  edit: Pencil,
  history: FileClock,
  out: LogOut,
  media: Image,
  staff: UserRoundPlus,
  state: Activity,
  trash: Trash2,
  site: Earth,
} satisfies Readonly<Record<string, LucideIcon>>;

/** A line icon of the staff area in the colour of the text; decorative. */
export function AdminIcon({
  name,
  size = '1.375rem',
}: {
  name: ContentPath | keyof typeof icons;
  size?: HTMLChakraProps<'span'>['boxSize'];
}) {
  const Drawing = name in icons ? icons[name] : icons.other;
  return (
    <chakra.span display="inline-flex" flexShrink={0} boxSize={size} asChild>
      <Drawing aria-hidden strokeWidth={1.7} />
    </chakra.span>
  );
}
