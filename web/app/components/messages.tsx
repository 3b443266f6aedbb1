import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Box = chakra('p', {
  base: {
    paddingBlock: '4',
    paddingInline: '5',
    borderInlineStartWidth: '4px',
    borderRadius: 'sm',
    background: 'bg.raised',
  },
});

/** A failure, announced by screen readers at once. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <Box role="alert" borderColor="accent.solid">
      {children}
    </Box>
  );
}

/** Shown where a list has no items. */
export function Empty({ children }: { children: ReactNode }) {
  return <Box borderColor="accent.mark">{children}</Box>;
}

/** A loading state that reserves the space of what is coming. */
export function Pending({ label = 'Loading…', minHeight = '24rem' }: { label?: string; minHeight?: string }) {
  return (
    <chakra.div role="status" minHeight={minHeight} paddingBlock="6" color="fg.muted">
      {label}
    </chakra.div>
  );
}
