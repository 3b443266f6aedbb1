import { Portal, Tooltip } from '@chakra-ui/react';

export interface TipProps {
  readonly of: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function Tip({ of, name, onClose }: TipProps) {
  return (
    <Tooltip.Root open ids={{ trigger: of }} positioning={{ placement: 'bottom' }} onOpenChange={onClose}>
      <Portal>
        {/* For eyes only: the button says its name itself. */}
        <Tooltip.Positioner aria-hidden>
          <Tooltip.Content>{name}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
