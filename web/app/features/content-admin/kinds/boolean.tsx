import { chakra } from '@chakra-ui/react';
import type { BooleanField } from '@content';
import { valueKind } from '@content/kinds/registry';
import { useId } from 'react';
import { ErrorText, Help } from '../../admin-ui/input-field';
import type { ViewOf, WidgetProps } from './kind-view';
/** Two states with words of their own, both in view. */
function BooleanWidget({ name, field, value, problem, onValue }: WidgetProps<BooleanField>) {
  const id = useId();
  return (
    <chakra.fieldset aria-describedby={field.help ? id : undefined}>
      <chakra.legend fontWeight="bold" fontSize="sm" lineHeight="tight" marginBottom="2">
        {field.label}
      </chakra.legend>
      {field.help ? (
        <Help id={id} marginBottom="2">
          {field.help}
        </Help>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {([true, false] as const).map((state) => (
          <chakra.label
            key={String(state)}
            display="inline-flex"
            alignItems="center"
            gap="3"
            minHeight="target"
            paddingInline="4"
            borderWidth="1px"
            borderColor="fg.muted"
            borderRadius="md"
            fontSize="sm"
            cursor="pointer"
            _hover={{ borderColor: 'fg.body' }}
            css={{
              '&:has(input:checked)': { background: 'bg.band', borderColor: 'fg.body', fontWeight: 'bold' },
            }}
          >
            <chakra.input
              type="radio"
              name={name}
              checked={value === state}
              accentColor="accent.solid"
              boxSize="5"
              onChange={() => onValue(state)}
            />
            {valueKind(field).toText(field, state)}
          </chakra.label>
        ))}
      </chakra.div>
      {problem === undefined ? null : <ErrorText>{problem}</ErrorText>}
    </chakra.fieldset>
  );
}

/** Yes or no, in the words of the field. */
export const boolean: ViewOf<'boolean'> = {
  Widget: BooleanWidget,
  Reading: ({ field, value }) => valueKind(field).toText(field, value),
};
