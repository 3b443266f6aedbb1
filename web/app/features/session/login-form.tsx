import type { FieldError, Person } from '@content/contract';
import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { ApiProblem } from '../../data/admin-client';
import { signIn } from '../../data/admin-session';
import { Alert } from '../admin-ui/alert';
import { Button } from '../admin-ui/button';
import { failureText } from '../admin-ui/failure-text';
import { InputField } from '../admin-ui/input-field';
import { Stack } from '../admin-ui/layout';
import { checkCredentials, textIn } from './credentials';

/** The form titled Admin Portal: e-mail and password. Used on the login page and in place over a form. */
export function LoginForm({
  onSignedIn,
  autoFocus = false,
}: {
  onSignedIn: (person: Person) => void;
  autoFocus?: boolean;
}) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const messageOf = (field: string) => errors.find((error) => error.field === field)?.message;

  function refuse(found: readonly FieldError[]) {
    setErrors(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${found[0]?.field ?? 'email'}"]`)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const input = {
      email: textIn(event.currentTarget, 'email'),
      password: textIn(event.currentTarget, 'password'),
    };
    const found = checkCredentials(input);
    setFailure(null);
    if (found.length > 0) return refuse(found);
    setErrors([]);
    setBusy(true);
    try {
      onSignedIn(await signIn(input.email.trim(), input.password));
    } catch (error) {
      setFailure(failureText(error, 'done'));
      if (error instanceof ApiProblem && error.problem.errors) refuse(error.problem.errors);
      else form.current?.querySelector<HTMLInputElement>('[name="password"]')?.select();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} aria-label="Sign in">
      <Stack gap="5">
        {failure === null ? null : <Alert>{failure}</Alert>}
        <InputField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus={autoFocus}
          problem={messageOf('email')}
        />
        <InputField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          problem={messageOf('password')}
        />
        <Button type="submit" variant="solid" aria-disabled={busy}>
          {busy ? 'Signing in …' : 'Sign in'}
        </Button>
      </Stack>
    </form>
  );
}
