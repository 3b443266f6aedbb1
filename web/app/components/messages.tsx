import { chakra, defineStyle } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { getTexts } from '../texts';

/** Styles of a message within a page. */
export const messageBox = defineStyle({
  paddingBlock: '4',
  paddingInline: '5',
  borderInlineStartWidth: '4px',
  borderColor: 'accent.mark',
  borderRadius: 'sm',
  background: 'bg.raised',
  '&[role=alert]': { borderColor: 'accent.solid' },
});
const Box = chakra('p', { base: messageBox });

/** A failure, announced by screen readers at once. */
export const Alert = ({ children }: { children: ReactNode }) => <Box role="alert">{children}</Box>;

export const Empty = ({ children }: { children: ReactNode }) => <Box>{children}</Box>;

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
