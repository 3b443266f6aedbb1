import { Checkbox, RadioGroup, type SystemStyleObject } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** Chakra shrinks the input to a dot; as large as the choice, it is found by fingers that explore the screen. */
const overChoice = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'pointer',
} as const;

interface ChoiceProps {
  readonly css?: SystemStyleObject;
  readonly children: ReactNode;
}

interface RadioChoiceProps extends ChoiceProps {
  readonly value: string;
  /** Long content scrolls, by keyboard too. */
  readonly scrolls?: boolean;
}

export function RadioChoice({ value, scrolls = false, css, children }: RadioChoiceProps) {
  return (
    <RadioGroup.Item
      value={value}
      css={[scrolls && { overflowY: 'auto' }, css]}
      tabIndex={scrolls ? 0 : undefined}
    >
      <RadioGroup.ItemHiddenInput style={overChoice} />
      <RadioGroup.ItemControl />
      <RadioGroup.ItemText>{children}</RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}

interface CheckboxChoiceProps extends ChoiceProps {
  readonly checked: boolean;
  readonly onToggle: (withShift: boolean) => void;
}

export function CheckboxChoice({ checked, onToggle, css, children }: CheckboxChoiceProps) {
  const id = useId(); // within a field Chakra would use the field's
  return (
    <Checkbox.Root ids={{ label: `${id}-label`, hiddenInput: id }} checked={checked} css={css}>
      <Checkbox.HiddenInput style={overChoice} onClick={({ shiftKey }) => onToggle(shiftKey)} />
      <Checkbox.Control />
      <Checkbox.Label>{children}</Checkbox.Label>
    </Checkbox.Root>
  );
}
