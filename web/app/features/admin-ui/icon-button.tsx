import { Portal, Tooltip } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Button } from './button';

/** A square button that shows an icon only; its name is told to screen readers, and under the pointer to everybody. */
export function IconButton({
  'aria-label': name,
  ...props
}: ComponentProps<typeof Button> & { 'aria-label': string }) {
  return (
    <Tooltip.Root openDelay={500} positioning={{ placement: 'bottom' }}>
      <Tooltip.Trigger asChild>
        <Button variant="quiet" square aria-label={name} {...props} />
      </Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{name}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
