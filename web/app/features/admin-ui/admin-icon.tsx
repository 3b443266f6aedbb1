import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ContentPath } from '@content';
import { typeIcons } from '@site/web/type-icons';
import {
  Activity,
  Copy,
  Earth,
  FileClock,
  Image,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Pencil,
  Trash2,
  UserRoundPlus,
} from 'lucide-react';

/** The signs of the menu's own entries. */
const ownIcons = {
  account: KeyRound,
  dashboard: LayoutDashboard,
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
const icons = { ...typeIcons, ...ownIcons };

/** A line icon of the staff area in the colour of the text; decorative. */
export function AdminIcon({
  name,
  size = '1.375rem',
}: {
  name: ContentPath | keyof typeof ownIcons;
  size?: HTMLChakraProps<'span'>['boxSize'];
}) {
  const Drawing = icons[name];
  return (
    <chakra.span display="inline-flex" flexShrink={0} boxSize={size} asChild>
      <Drawing aria-hidden strokeWidth={1.7} />
    </chakra.span>
  );
}
