import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { languages } from '@site/locale';
import { signInTexts } from '@site/web/texts/sign-in';
import { secondFactorCodeSchema } from '@content/api/people';
import { asTyped, SchemaForm, type SchemaFormProps, SchemaInput } from './schema-form';

interface CodeFormProps extends Pick<
  SchemaFormProps<typeof secondFactorCodeSchema>,
  'label' | 'action' | 'textOf' | 'texts'
> {
  readonly help: string;
  /** Accepts a recovery code too, and takes the focus. */
  readonly mayRecover?: boolean;
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
  readonly cancel?: string;
}

/** The form for the code of the second step of signing in: six digits, or a recovery code. */
export function CodeForm({ help, mayRecover = false, onCode, onCancel, cancel, ...form }: CodeFormProps) {
  const { code: words } = form.texts ?? signInTexts[languages[0]];
  const [isRecovery, setRecovery] = useState(false);
  const kind = isRecovery
    ? ({ label: words.recovery, inputMode: 'text', autoComplete: 'off', maxLength: 16 } as const)
    : ({ label: words.label, inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 8 } as const);
  return (
    <SchemaForm
      {...form}
      key={kind.label} // problems belong to one kind of code
      schema={secondFactorCodeSchema}
      send={({ code }) => onCode(code)}
      beside={<Button onClick={onCancel}>{cancel ?? 'Cancel'}</Button>}
    >
      <SchemaInput
        {...kind}
        {...asTyped}
        help={isRecovery ? words.recoveryHelp : help}
        name="code"
        autoFocus={mayRecover}
        css={{ fontFamily: 'monospace', letterSpacing: '0.15em', maxWidth: '20rem' }}
      />
      {mayRecover ? (
        <Button
          variant="ghost"
          css={{ alignSelf: 'flex-start', marginInlineStart: '-4' }}
          onClick={() => setRecovery(!isRecovery)}
        >
          {isRecovery ? words.useApp : words.useRecovery}
        </Button>
      ) : null}
    </SchemaForm>
  );
}
