import { type IconName, Icon } from '../components/icons';

interface ReachLinkProps {
  /** Undefined for what leads nowhere. */
  readonly href: string | undefined;
  readonly icon: IconName;
  readonly text: string;
}

/** A way to reach somebody; what leads nowhere is a text, and what is empty nothing. */
export function ReachLink({ href, icon, text }: ReachLinkProps) {
  if (text === '') return null;
  if (href === undefined) return <span>{text}</span>;
  return (
    <a href={href}>
      <Icon name={icon} />
      <span>{text}</span>
    </a>
  );
}
