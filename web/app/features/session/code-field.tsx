import { useState } from 'react';
import { Button } from '../admin-ui/button';
import { FieldFrame, Input } from '../admin-ui/input-field';

export interface CodeFieldProps {
  readonly help: string;
  readonly problem: string | undefined;
  /** Whether a recovery code does as well. */
  readonly mayRecover: boolean;
  readonly autoFocus: boolean;
  /** Told when the person has turned to the other kind of code: what was wrong was not said of that one. */
  readonly onSwitch: () => void;
}

/** The code of the second step of signing in, named `code` in its form: six digits, or a recovery code. */
export function CodeField({ help, problem, mayRecover, autoFocus, onSwitch }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  const kind = isRecovery
    ? ({ label: 'Recovery code', inputMode: 'text', autoComplete: 'off', maxLength: 16 } as const)
    : ({ label: 'Code', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 8 } as const);
  const { label, ...inputProps } = kind;
  return (
    <>
      <FieldFrame
        key={label}
        label={label}
        help={isRecovery ? 'One of the ten codes you kept. Each works once.' : help}
        problem={problem}
      >
        {(control) => (
          <Input
            {...control}
            {...inputProps}
            name="code"
            autoFocus={autoFocus || isRecovery}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            fontFamily="monospace"
            letterSpacing="0.15em"
            maxWidth="20rem"
          />
        )}
      </FieldFrame>
      {mayRecover ? (
        <Button
          variant="quiet"
          alignSelf="flex-start"
          marginInlineStart="-4"
          onClick={() => {
            setRecovery(!isRecovery);
            onSwitch();
          }}
        >
          {isRecovery ? 'Use a code from the app' : 'Use a recovery code instead'}
        </Button>
      ) : null}
    </>
  );
}
