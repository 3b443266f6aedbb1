import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { secondFactorCodeSchema } from '@content/people';
import { ApiProblem, logFailure } from '../../data/admin-client';
import { SECOND_FACTOR_FIELDS } from '@content/contract';
import { Alert } from '../admin-ui/alert';
import { Button } from '../admin-ui/button';
import { Row, Stack } from '../admin-ui/layout';
import { CodeField } from './code-field';
import { textIn } from './credentials';

export interface CodeFormProps {
  /** What the form is for, for screen readers. */
  readonly label: string;
  readonly help: string;
  /** The button, at rest and while it works. */
  readonly action: readonly [rest: string, busy: string];
  readonly mayRecover: boolean;
  /** Whether the field takes the focus. */
  readonly autoFocus: boolean;
  /** What is to be done with the code. A refusal of the code is told at the field, anything else above it. */
  readonly onCode: (code: string) => Promise<void>;
  /** What a failure says that is not about the code. */
  readonly failureText: (error: unknown) => string;
  readonly onCancel: () => void;
  readonly cancel?: string;
}

/** What an API error says about the code; undefined when it is about something else. */
export function codeProblem(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  return error.problem.errors?.find(({ field }) => field === SECOND_FACTOR_FIELDS.login)?.message;
}

/** Asks for a code of the second step of signing in. */
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
  } = props;
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function refuse(message: string) {
    setProblem(message);
    form.current?.querySelector<HTMLInputElement>('[name="code"]')?.select();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const input = secondFactorCodeSchema.safeParse({ code: textIn(event.currentTarget, 'code') });
    setFailure(undefined);
    if (!input.success) return refuse(input.error.issues[0]?.message ?? '');
    setProblem(undefined);
    setBusy(true);
    try {
      await onCode(input.data.code);
    } catch (error) {
      const message = codeProblem(error);
      if (message === undefined) {
        logFailure(error);
        setFailure(failureText(error));
      } else refuse(message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} aria-label={label}>
      <Stack gap="5">
        {failure === undefined ? null : <Alert>{failure}</Alert>}
        <CodeField
          help={help}
          problem={problem}
          mayRecover={mayRecover}
          autoFocus={autoFocus}
          onSwitch={() => {
            setProblem(undefined);
            setFailure(undefined);
          }}
        />
        <Row>
          <Button type="submit" variant="solid" aria-disabled={busy} flex={{ base: '1', sm: 'none' }}>
            {busy ? action[1] : action[0]}
          </Button>
          <Button onClick={onCancel} flex={{ base: '1', sm: 'none' }}>
            {cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
