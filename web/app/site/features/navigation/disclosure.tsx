import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'onToggle'> {
  readonly summary: ReactNode;
  readonly onToggle: (open: boolean) => void;
}

/** A `details` element whose state is shared; one that was opened before the client loaded stays open. */
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
