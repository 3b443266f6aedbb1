import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useNavigation } from 'react-router';

/**
 * A progress line that moves as soon as a navigation begins: a tap shows its effect however slow the network is. Meanwhile the
 * tapped link looks pressed (theme/global.ts).
 */
export function WaitingLine({ css: style }: { css?: SystemStyleObject }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <chakra.div
      css={[
        {
          insetInline: '0',
          height: '2px',
          background: 'accent.solid',
          transformOrigin: 'left',
          transform: 'scaleX(0)',
          '&[data-waiting]': {
            transform: 'scaleX(0.85)',
            transition: 'transform 4s cubic-bezier(0.1, 0.7, 0.2, 1) 50ms',
          },
          // A click waits for the client (client/starter), or staff for a part of their screen (admin-ui/lazy).
          'html[data-awaited] &': { transform: 'scaleX(0.85)', transition: 'transform 4s 50ms' },
        },
        style,
      ]}
      aria-hidden
      data-waiting={busy ? '' : undefined}
      data-screen-only
    />
  );
}
