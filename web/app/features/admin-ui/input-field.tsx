import { chakra, Field, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import type { NativeSelectFieldProps, NativeSelectRootProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { fieldTexts } from '../../theme/admin';

export { Input, Textarea };

/** One of a few, as the browser lets people choose. Its width and its room in a row are given to the frame around it. */
export function Select({
  width,
  flex,
  disabled,
  ...props
}: NativeSelectFieldProps & Pick<NativeSelectRootProps, 'width' | 'flex' | 'disabled'>) {
  return (
    <NativeSelect.Root width={width} flex={flex} disabled={disabled}>
      <NativeSelect.Field {...props} />
      <NativeSelect.Indicator>
        <ChevronDown aria-hidden size="1.125rem" />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}

/** Help and error text of what is no single control, for example of a group of files. */
export const Help = chakra('p', { base: fieldTexts.helperText });
export const ErrorText = chakra('p', { base: fieldTexts.errorText });

/** The star behind the label of what has to be filled in; what it means stands at the head of a form. */
export const RequiredMark = () => (
  <chakra.span aria-hidden color="link.body" fontWeight="bold">
    {' *'}
  </chakra.span>
);

/** What the star means; screen readers say it with each field instead. */
export const RequiredLegend = () => (
  <Help aria-hidden>
    <RequiredMark /> required
  </Help>
);

/** What a control has to carry so that its label, help and error text belong to it. */
export interface ControlProps {
  readonly id: string;
  /** Both texts: not every screen reader knows aria-errormessage, which Chakra's field sets. */
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-required': boolean | undefined;
}

export interface FieldFrameProps {
  readonly label: ReactNode;
  readonly optional?: boolean | undefined;
  /** Marked for the eye and told to screen readers. */
  readonly required?: boolean | undefined;
  readonly help?: ReactNode;
  readonly problem?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, a control, its help and its error text, tied together for screen readers. */
export function FieldFrame({ label, optional, required, help, problem, children }: FieldFrameProps) {
  const id = useId();
  const ids = { label: `${id}-label`, helperText: `${id}-help`, errorText: `${id}-problem` };
  const invalid = problem !== undefined;
  const described = [help ? ids.helperText : '', invalid ? ids.errorText : ''].filter(Boolean).join(' ');
  return (
    <Field.Root id={id} ids={ids} invalid={invalid} role="presentation">
      <Field.Label>
        {label}
        {required ? <RequiredMark /> : null}
        {optional ? (
          <chakra.span fontWeight="normal" color="fg.muted">
            {' '}
            (optional)
          </chakra.span>
        ) : null}
      </Field.Label>
      {help ? <Field.HelperText>{help}</Field.HelperText> : null}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': invalid || undefined,
        'aria-required': required || undefined,
      })}
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  );
}

/** A labelled one-line input. */
export function InputField({
  label,
  help,
  problem,
  ...props
}: { label: string; help?: string; problem?: string | undefined } & ComponentProps<typeof Input>) {
  return (
    <FieldFrame label={label} help={help} problem={problem}>
      {(control) => <Input {...props} {...control} />}
    </FieldFrame>
  );
}
