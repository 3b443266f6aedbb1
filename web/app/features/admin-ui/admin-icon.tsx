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

/** A line icon of the staff area in the colour of the text, so many CSS units wide and high; decorative. */
export function AdminIcon({
  name,
  size = '1.375rem',
}: {
  name: ContentPath | keyof typeof ownIcons;
  size?: string;
}) {
  const Drawing = icons[name];
  return <Drawing aria-hidden size={size} strokeWidth={1.7} style={{ flexShrink: 0 }} />;
}
