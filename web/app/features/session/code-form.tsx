import { Button, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { languages } from '@site/locale';
import { answerIn, signInTexts, type SignInTexts } from '@site/web/texts/sign-in';
import { secondFactorCodeSchema } from '@content/api/people';
import { SECOND_FACTOR_FIELDS } from '@content/api/staff-contract';
import { InputField } from '../admin-ui/forms';
import { ApiProblem } from '../../data/admin-client';
import { Alert } from '../admin-ui/feedback';
import { useSchemaForm } from './use-schema-form';

export interface CodeFieldProps {
  readonly help: string;
  readonly problem: string | undefined;
  /** A recovery code does as well. */
  readonly mayRecover: boolean;
  readonly autoFocus: boolean;
  /** Told when the person has turned to the other kind of code: what was wrong was not said of that one. */
  readonly onSwitch: () => void;
  readonly texts: SignInTexts;
}

/** The code of the second step of signing in, named `code` in its form: six digits, or a recovery code. */
function CodeField({ help, problem, mayRecover, autoFocus, onSwitch, texts: { code } }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  const kind = isRecovery
    ? ({ label: code.recovery, inputMode: 'text', autoComplete: 'off', maxLength: 16 } as const)
    : ({ label: code.label, inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 8 } as const);
  return (
    <>
      <InputField
        key={kind.label}
        {...kind}
        help={isRecovery ? code.recoveryHelp : help}
        problem={problem}
        name="code"
        autoFocus={autoFocus || isRecovery}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        css={{ fontFamily: 'monospace', letterSpacing: '0.15em', maxWidth: '20rem' }}
      />
      {mayRecover ? (
        <Button
          variant="ghost"
          css={{ alignSelf: 'flex-start', marginInlineStart: '-4' }}
          onClick={() => {
            setRecovery(!isRecovery);
            onSwitch();
          }}
        >
          {isRecovery ? code.useApp : code.useRecovery}
        </Button>
      ) : null}
    </>
  );
}

export interface CodeFormProps {
  readonly label: string;
  readonly help: string;
  readonly action: readonly [rest: string, busy: string];
  readonly mayRecover: boolean;
  readonly autoFocus: boolean;
  /** Uses the code. A refusal of the code is told at the field, anything else above it. */
  readonly onCode: (code: string) => Promise<void>;
  /** The message of a failure that is not about the code. */
  readonly failureText: (error: unknown) => string;
  readonly onCancel: () => void;
  readonly cancel?: string;
  readonly texts?: SignInTexts;
}

/** The API's error about the code; undefined when it is about something else. */
export function codeProblem(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  return error.problem.errors?.find(({ field }) => field === SECOND_FACTOR_FIELDS.login)?.message;
}

export function CodeForm(props: CodeFormProps) {
  const {
    label,
    help,
    action,
    mayRecover,
    autoFocus,
    onCode,
    failureText,
    onCancel,
    cancel = 'Cancel',
    texts = signInTexts[languages[0]],
  } = props;
  const { form, busy, failure, messageOf, clear } = useSchemaForm(
    secondFactorCodeSchema,
    (input) => onCode(input.code),
    { textOf: failureText },
  );
  return (
    <form {...form} aria-label={label}>
      <Stack gap="5">
        {failure === undefined ? null : <Alert>{answerIn(texts, failure)}</Alert>}
        <CodeField
          help={help}
          problem={answerIn(texts, messageOf('code'))}
          texts={texts}
          mayRecover={mayRecover}
          autoFocus={autoFocus}
          onSwitch={clear}
        />
        <HStack wrap="wrap" gap="3">
          <Button
            type="submit"
            variant="solid"
            aria-disabled={busy}
            css={{ flex: { base: '1', sm: 'none' } }}
          >
            {busy ? action[1] : action[0]}
          </Button>
          <Button onClick={onCancel} css={{ flex: { base: '1', sm: 'none' } }}>
            {cancel}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
