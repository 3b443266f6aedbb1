import { VisuallyHidden } from '@chakra-ui/react';
import { CheckboxChoice } from '../../admin-ui/choice';
import type { Selection } from './use-selection';

interface ItemCheckboxProps {
  readonly id: string;
  readonly title: string;
  readonly selection: Selection;
  /** On a picture the box stands in its corner. */
  readonly onPicture?: boolean;
}

/** The checkbox of an item. All of the row or tile around it is its label; that has `position: relative`. */
export default function ItemCheckbox({ id, title, selection, onPicture = false }: ItemCheckboxProps) {
  return (
    <CheckboxChoice
      checked={selection.has(id)}
      onToggle={(withShift) => selection.toggle(id, withShift)}
      css={{
        position: 'absolute',
        inset: '0',
        zIndex: '1',
        display: 'flex',
        alignItems: onPicture ? 'flex-start' : 'center',
        padding: onPicture ? '2' : '0',
        paddingInlineStart: onPicture ? undefined : { base: '3', sm: '4' },
        borderRadius: 'inherit',
        userSelect: 'none',
        _checked: { boxShadow: 'inset 0 0 0 2px {colors.accent.solid}' },
      }}
    >
      <VisuallyHidden>Choose {title}</VisuallyHidden>
    </CheckboxChoice>
  );
}
