import { type IconName, Icon } from '../components/icons';

interface ReachLinkProps {
  readonly href: string | undefined;
  readonly icon?: IconName;
  readonly text: string;
}

/** A way to reach somebody: a link, a text without a URL, nothing without a text. */
export function ReachLink({ href, icon, text }: ReachLinkProps) {
  if (text === '') return null;
  if (href === undefined) return <span>{text}</span>;
  return (
    <a href={href}>
      {icon && <Icon name={icon} />}
      <span>{text}</span>
    </a>
  );
}
