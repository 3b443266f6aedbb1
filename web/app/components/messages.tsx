import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { getTexts } from '../texts';

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
    <Box css={{ borderColor: 'accent.solid' }} role="alert">
      {children}
    </Box>
  );
}

/** Of a part of a page that cannot be read. */
export const UnavailableAlert = () => <Alert>{getTexts().common.unavailable}</Alert>;

export function Empty({ children }: { children: ReactNode }) {
  return <Box css={{ borderColor: 'accent.mark' }}>{children}</Box>;
}

/** A loading state that reserves the space of what is coming. */
export function Pending({
  label = getTexts().common.loading,
  minHeight,
}: {
  label?: string;
  minHeight?: string;
}) {
  return (
    <chakra.div
      css={{ minHeight: '24rem', paddingBlock: '6', color: 'fg.muted' }}
      style={{ minHeight }}
      role="status"
    >
      {label}
    </chakra.div>
  );
}
