import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { Selection } from './use-selection';

export interface TickProps {
  readonly id: string;
  readonly title: string;
  readonly selection: Selection;
  /** On a picture the box stands on a ground of its own. */
  readonly onPicture?: boolean;
}

/** The tick box of an item. All of the row or tile around it is its label; that has `position: relative`. */
export function Tick({ id, title, selection, onPicture = false }: TickProps) {
  return (
    <chakra.label
      css={{
        position: 'absolute',
        inset: '0',
        zIndex: '1',
        display: 'flex',
        alignItems: onPicture ? 'flex-start' : 'center',
        padding: onPicture ? '2' : '0',
        paddingInlineStart: onPicture ? undefined : { base: '3', sm: '4' },
        borderRadius: 'inherit',
        cursor: 'pointer',
        userSelect: 'none',
        '&:has(:checked)': { boxShadow: 'inset 0 0 0 2px {colors.accent.solid}' },
      }}
    >
      <chakra.input
        type="checkbox"
        css={{ boxSize: '1.5rem', flexShrink: 0, accentColor: 'accent.solid', cursor: 'pointer' }}
        checked={selection.has(id)}
        onClick={({ shiftKey }) => selection.toggle(id, shiftKey)}
      />
      <VisuallyHidden>Choose {title}</VisuallyHidden>
    </chakra.label>
  );
}
