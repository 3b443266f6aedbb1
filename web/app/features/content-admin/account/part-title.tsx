import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

export interface PartTitleProps {
  /** Whether it takes the focus; without it a field of the part does. */
  readonly isAnnounced?: boolean;
  readonly children: ReactNode;
}

/** The heading of a part that has taken the place of another one: what had the focus is gone. */
export function PartTitle({ isAnnounced = true, children }: PartTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnnounced) heading.current?.focus();
  }, [isAnnounced]);
  return (
    <chakra.h3 ref={heading} tabIndex={-1} fontSize="md" fontWeight="bold">
      {children}
    </chakra.h3>
  );
}
