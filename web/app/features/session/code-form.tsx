import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { languages } from '@site/locale';
import { signInTexts } from '@site/web/texts/sign-in';
import { secondFactorCodeSchema } from '@content/api/people';
import { SECOND_FACTOR_FIELDS } from '@content/api/staff-contract';
import { ApiProblem } from '../../data/staff/admin-client';
import { asTyped, SchemaForm, type SchemaFormProps, SchemaInput } from './schema-form';

/** The API's error about the code; undefined when it is about something else. */
export function codeProblem(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  return error.problem.errors?.find(({ field }) => field === SECOND_FACTOR_FIELDS.login)?.message;
}

interface CodeFormProps extends Pick<
  SchemaFormProps<typeof secondFactorCodeSchema>,
  'label' | 'action' | 'textOf' | 'texts'
> {
  readonly help: string;
  /** A recovery code does as well; the field has the focus. */
  readonly mayRecover?: boolean;
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
  readonly cancel?: string;
}

/** Asks for the code of the second step of signing in: six digits, or a recovery code. */
export function CodeForm({ help, mayRecover = false, onCode, onCancel, cancel, ...form }: CodeFormProps) {
  const { code: words } = form.texts ?? signInTexts[languages[0]];
  const [isRecovery, setRecovery] = useState(false);
  const kind = isRecovery
    ? ({ label: words.recovery, inputMode: 'text', autoComplete: 'off', maxLength: 16 } as const)
    : ({ label: words.label, inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 8 } as const);
  return (
    <SchemaForm
      {...form}
      key={kind.label} // what was wrong was not said of the other kind
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
