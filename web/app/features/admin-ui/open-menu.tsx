import { Menu, VisuallyHidden } from '@chakra-ui/react';
import { AdminIcon, type IconName } from './admin-icon';

/** An action (`run`), or a page of the site that opens in a new tab (`href`). */
interface MenuEntry {
  readonly name: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly isDanger?: boolean;
  readonly run?: () => void;
  readonly href?: string;
}

export interface OpenMenuProps {
  readonly buttonId: string;
  readonly entries: readonly MenuEntry[];
  readonly placement: 'top-end' | 'bottom-end';
  /** Opened by keyboard: the first entry is highlighted. */
  readonly isByKey: boolean;
  readonly onClose: () => void;
}

export default function OpenMenu({ buttonId, entries, placement, isByKey, onClose }: OpenMenuProps) {
  return (
    <Menu.Root
      defaultOpen
      ids={{ trigger: buttonId }}
      {...(isByKey && { defaultHighlightedValue: entries[0]?.name ?? null })}
      positioning={{ placement }}
      onOpenChange={({ open }) => open || onClose()}
    >
      <Menu.Positioner>
        <Menu.Content>
          {entries.map(({ name, label, icon, isDanger, run, href }) => (
            <Menu.Item
              key={name}
              value={name}
              color={isDanger ? 'link.body' : undefined}
              asChild={href !== undefined}
              onSelect={() => {
                // The menu does this itself, but possibly after a question has opened, whose dialog returns the focus.
                document.getElementById(buttonId)?.focus();
                run?.();
              }}
            >
              {href === undefined ? (
                <>
                  {icon ? <AdminIcon name={icon} size="1.125rem" /> : null}
                  {label}
                </>
              ) : (
                <a href={href} target="_blank" rel="noreferrer">
                  {icon ? <AdminIcon name={icon} size="1.125rem" /> : null}
                  {label}
                  <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                </a>
              )}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
