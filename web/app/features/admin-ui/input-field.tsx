import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';

const control = {
  width: 'full',
  minHeight: 'target',
  paddingInline: '3',
  paddingBlock: '2',
  borderWidth: '1px',
  borderColor: 'fg.muted',
  borderRadius: 'md',
  background: 'bg.raised',
  color: 'fg.body',
  fontSize: 'md',
  lineHeight: 'body',
  _hover: { borderColor: 'fg.body' },
  '&[aria-invalid=true]': { borderColor: 'link.body', borderWidth: '2px' },
} as const;

export const Input = chakra('input', { base: control });
export const Textarea = chakra('textarea', {
  base: { ...control, fieldSizing: 'content', resize: 'vertical' },
});
export const Select = chakra('select', { base: { ...control, cursor: 'pointer' } });

export const Label = chakra('label', { base: { fontWeight: 'bold', fontSize: 'sm', lineHeight: 'tight' } });
export const Help = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', lineHeight: '1.45' } });
export const ErrorText = chakra('p', {
  base: { fontSize: 'sm', fontWeight: 'bold', color: 'link.body', lineHeight: '1.45' },
});

/** What a control has to carry so that its label, help and complaint belong to it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

export interface FieldFrameProps {
  readonly label: ReactNode;
  readonly optional?: boolean | undefined;
  readonly help?: ReactNode;
  readonly problem?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, a control, its help and its complaint, tied together for screen readers. */
export function FieldFrame({ label, optional, help, problem, children }: FieldFrameProps) {
  const id = useId();
  const described = [help ? `${id}-help` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Label htmlFor={id}>
        {label}
        {optional ? (
          <chakra.span fontWeight="normal" color="fg.muted">
            {' '}
            (optional)
          </chakra.span>
        ) : null}
      </Label>
      {help ? <Help id={`${id}-help`}>{help}</Help> : null}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': problem === undefined ? undefined : true,
      })}
      {problem === undefined ? null : <ErrorText id={`${id}-problem`}>{problem}</ErrorText>}
    </chakra.div>
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
