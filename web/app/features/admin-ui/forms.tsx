import { chakra, Field, Input, NativeSelect, type SystemStyleObject } from '@chakra-ui/react';
import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react';
import { control, errorText, helperText } from '../../theme/staff-recipes';

interface SelectProps extends ComponentProps<'select'> {
  /** Of the frame around it: its width and its room in a row. */
  readonly css?: SystemStyleObject;
  /** The option of no value. */
  readonly empty?: string;
  /** A text is a value and its label. */
  readonly options: readonly (string | { readonly value: string; readonly label: string })[];
}

/** One of a few, as the browser lets people choose. */
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

/** Help and error text of what is no single control, for example of a group of files. */
export const Help = chakra('p', { base: helperText });
export const ErrorText = chakra('p', { base: errorText });

/** The star behind the label of what has to be filled in; what it means stands at the head of a form. */
export const RequiredMark = () => (
  <chakra.span aria-hidden css={{ color: 'link.body', fontWeight: 'bold' }}>
    {' *'}
  </chakra.span>
);

export const OptionalMark = () => (
  <chakra.span css={{ fontWeight: 'normal', color: 'fg.muted' }}> (optional)</chakra.span>
);

/** Screen readers say it with each field instead. */
export const RequiredLegend = () => (
  <Help aria-hidden>
    <RequiredMark /> required
  </Help>
);

/** Properties of a control that tie its label, help and error text to it. */
export interface ControlProps {
  readonly id: string;
  readonly lang: string | undefined;
  /** Both texts: not every screen reader knows aria-errormessage. */
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
  /** Of what is typed. */
  readonly lang?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** The id of a control's label, for a control that is a group of several. */
export const labelIdOf = (id: string): string => `${id}-label`;

/** A label, a control, its help and its error text, tied together for screen readers. */
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

/** Makes a control that comes with its frame. */
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

/** After so many milliseconds without a key the search begins. */
export const PAUSE_MS = 250;
