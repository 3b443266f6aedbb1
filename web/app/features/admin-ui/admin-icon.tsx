import type { ContentPath } from '@content';
import { typeIcons } from '@site/web/type-icons';
import Activity from 'lucide-react/icons/activity';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartBar from 'lucide-react/icons/chart-bar';
import Copy from 'lucide-react/icons/copy';
import Earth from 'lucide-react/icons/earth';
import FileClock from 'lucide-react/icons/file-clock';
import Image from 'lucide-react/icons/image';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Inbox from 'lucide-react/icons/inbox';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import type { LucideIcon } from 'lucide-react';

/** Icons beside those of the content types. */
const ownIcons = {
  account: KeyRound,
  calendar: CalendarDays,
  dashboard: LayoutDashboard,
  copy: Copy,
  edit: Pencil,
  history: FileClock,
  out: LogOut,
  media: Image,
  messages: Inbox,
  search: Search,
  staff: UserRoundPlus,
  state: Activity,
  trash: Trash2,
  visits: ChartBar,
  site: Earth,
} satisfies Readonly<Record<string, LucideIcon>>;
const icons = { ...typeIcons, ...ownIcons };

export type IconName = ContentPath | keyof typeof ownIcons;

/** A decorative line icon of the staff area in the colour of the text. */
export function AdminIcon({ name, size = '1.375rem' }: { name: IconName; size?: string }) {
  const Icon = icons[name];
  return <Icon aria-hidden size={size} strokeWidth={1.7} style={{ flexShrink: 0 }} />;
}
