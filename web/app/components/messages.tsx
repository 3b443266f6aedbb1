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

/** A failure, said aloud: the error catalogue's "alert". */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <Box role="alert" borderColor="accent.solid">
      {children}
    </Box>
  );
}

/** What stands where there is nothing to show. */
export function Empty({ children }: { children: ReactNode }) {
  return <Box borderColor="accent.mark">{children}</Box>;
}

/** A loading state that keeps the place of what is coming. */
export function Pending({ label = 'Loading…', minHeight = '24rem' }: { label?: string; minHeight?: string }) {
  return (
    <chakra.div role="status" minHeight={minHeight} paddingBlock="6" color="fg.muted">
      {label}
    </chakra.div>
  );
}
