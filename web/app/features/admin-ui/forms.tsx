import { chakra, Field, Input, NativeSelect, type SystemStyleObject } from '@chakra-ui/react';
import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react';
import { control, errorText, helperText } from '../../theme/staff-recipes';

interface SelectProps extends ComponentProps<'select'> {
  /** Styles of the frame around it. */
  readonly css?: SystemStyleObject;
  /** The option of no value. */
  readonly empty?: string;
  /** A string is both value and label. */
  readonly options: readonly (string | { readonly value: string; readonly label: string })[];
}

/** The browser's own select. */
export function Select({ css: style, empty, options, ...props }: SelectProps) {
  return (
    <NativeSelect.Root css={[{ position: 'relative', width: 'full' }, style ?? {}]}>
      <NativeSelect.Field
        {...props}
        css={{ ...control, appearance: 'none', paddingInlineEnd: '10', cursor: 'pointer' }}
      >
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map((option) => {
          const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {label}
            </option>
          );
        })}
      </NativeSelect.Field>
      <NativeSelect.Indicator
        css={{
          position: 'absolute',
          insetInlineEnd: '3',
          top: '0',
          height: 'full',
          display: 'inline-flex',
          alignItems: 'center',
          pointerEvents: 'none',
          color: 'fg.muted',
          '& svg': { boxSize: '1.125rem' },
        }}
      />
    </NativeSelect.Root>
  );
}

/** Help and error text of a group of controls. */
export const Help = chakra('p', { base: helperText });
export const ErrorText = chakra('p', { base: errorText });

/** The star behind the label of a required field, explained at the head of a form. */
export const RequiredMark = () => (
  <chakra.span aria-hidden css={{ color: 'link.body', fontWeight: 'bold' }}>
    {' *'}
  </chakra.span>
);

export const OptionalMark = () => (
  <chakra.span css={{ fontWeight: 'normal', color: 'fg.muted' }}> (optional)</chakra.span>
);

/** Explains the star; screen readers announce each required field instead. */
export const RequiredLegend = () => (
  <Help aria-hidden>
    <RequiredMark /> required
  </Help>
);

/** Properties that tie a control to its label, help and error text. */
export interface ControlProps {
  readonly id: string;
  readonly lang: string | undefined;
  /** Help and error text: not every screen reader supports aria-errormessage. */
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-required': boolean | undefined;
}

export interface FieldFrameProps {
  readonly label: ReactNode;
  readonly optional?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly help?: ReactNode;
  readonly problem?: string | undefined;
  /** The language of the input. */
  readonly lang?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** The id of a control's label, for a control that is a group of several. */
export const labelIdOf = (id: string): string => `${id}-label`;

/** A control with its label, help and error text, tied together for screen readers. */
export function FieldFrame({ label, optional, required, help, problem, lang, children }: FieldFrameProps) {
  const id = useId();
  const ids = { label: labelIdOf(id), helperText: `${id}-help`, errorText: `${id}-problem` };
  const invalid = problem !== undefined;
  const described = [help ? ids.helperText : '', invalid ? ids.errorText : ''].filter(Boolean).join(' ');
  return (
    <Field.Root id={id} ids={ids} invalid={invalid} role="presentation">
      <Field.Label>
        {label}
        {required ? <RequiredMark /> : null}
        {optional ? <OptionalMark /> : null}
      </Field.Label>
      {help ? <Field.HelperText>{help}</Field.HelperText> : null}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': invalid || undefined,
        'aria-required': required || undefined,
        lang,
      })}
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  );
}

export function inFrame<P>(Control: ComponentType<P>) {
  type Props = Omit<FieldFrameProps, 'children'> & Omit<P, keyof FieldFrameProps>;
  return ({ label, optional, required, help, problem, lang, ...props }: Props) => (
    <FieldFrame {...{ label, optional, required, help, problem, lang }}>
      {(control) => <Control {...control} {...(props as unknown as P)} />}
    </FieldFrame>
  );
}

export const InputField = inFrame<ComponentProps<typeof Input>>(Input);
export const SelectField = inFrame(Select);

/** Milliseconds without a key after which a search begins. */
export const PAUSE_MS = 250;
