import { chakra } from '@chakra-ui/react';
import type { ContentPath } from '@content';

/** Line drawings by content type; a type without one gets the sheet of paper. */
const paths: Readonly<
  Partial<Record<ContentPath, string>> &
    Record<'dashboard' | 'out' | 'site' | 'staff' | 'trash' | 'other', string>
> = {
  other: 'M7 3.5h7l4 4V20.5H7zM14 3.5v4h4',
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  popups: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5',
  sliders: 'M3 6h18v12H3zM3 15l5-4 4 3 4-5 5 5M9 21h6',
  employees:
    'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 19.5c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M16 5a3 3 0 0 1 0 5.8M17.5 14.2c2.2.5 3.5 2.3 3.5 5.3',
  galleries: 'M7 3h14v14H7zM3 7v14h14M7 14l4-4 3 3 2-2 5 5',
  stories: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14',
  programs: 'M4 7h16v13H4zM9 7V4h6v3M4 12.5h16M12 11.5v2.5',
  publications: 'M7 3.5h7l4 4V20.5H7zM14 3.5v4h4M10 12h5M10 15h5M4 6v17h11',
  formats: 'M6 3.5h12v17H6zM9 8h6M9 12h1.5M13 12h2M9 16h1.5M13 16h2',
  policies: 'M12 3l7 3v5c0 4.6-2.8 8.2-7 10-4.2-1.8-7-5.4-7-10V6zM9 11.5l2.2 2.2L15.5 9.5',
  notices: 'M4 10v4l11 5V5zM15 9a3 3 0 0 1 0 6M7 15.5l1 4.5h3',
  out: 'M14 4h5v16h-5M4 12h11M11 8l4 4-4 4',
  staff: 'M12 12a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM5 20c0-3.9 3-6 7-6s7 2.1 7 6M18.5 4v4M16.5 6h4',
  trash: 'M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l1 14h9l1-14M10.2 10.5v6M13.8 10.5v6',
  site: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17z',
};

/** A line icon of the staff area in the colour of the text; decorative. */
export function AdminIcon({
  name,
  size = '1.375rem',
}: {
  name: ContentPath | 'dashboard' | 'out' | 'site' | 'staff' | 'trash';
  size?: string;
}) {
  return (
    <chakra.svg
      aria-hidden
      boxSize={size}
      flexShrink={0}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 24 24"
    >
      <path d={paths[name] ?? paths.other} />
    </chakra.svg>
  );
}
