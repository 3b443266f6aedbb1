import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'onToggle'> {
  readonly summary: ReactNode;
  readonly onToggle: (open: boolean) => void;
}

/** What the browser itself opens and closes, without a script too; whoever has opened it before the client finds it open. */
export function Disclosure({ summary, onToggle, children, ...props }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const tell = useEffectEvent(onToggle);
  useEffect(() => {
    if (details.current?.open) tell(true);
  }, []);
  return (
    <details ref={details} onToggle={({ currentTarget }) => onToggle(currentTarget.open)} {...props}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
