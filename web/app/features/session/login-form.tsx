import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useState, type SubmitEvent, useRef } from 'react';
import type { FieldError, Person } from '@content/contract';
import { Button } from '../admin-ui/buttons';
import { FieldFrame, Help, Input, InputField } from '../admin-ui/forms';
import { Hidden, Stack } from '../admin-ui/layout';
import { ApiProblem } from '../../data/admin-client';
import { signIn } from '../../data/admin-session';
import { Alert, Note } from '../admin-ui/feedback';
import { signInFailureText } from '../admin-ui/failure-text';
import { useOnline } from '../admin-ui/use-online';
import { CodeForm, codeProblem } from './code-form';
import { checkCredentials, textIn } from './credentials';
import { keepEmail, knownEmail } from './known-email';

export interface PasswordFieldProps {
  readonly problem: string | undefined;
  readonly autoFocus: boolean;
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
}

/** The password of a login: can be read on demand, and says when Caps Lock is on. */
function PasswordField({ problem, autoFocus, shown, onShow }: PasswordFieldProps) {
  const [capsLock, setCapsLock] = useState(false);
  const note = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FieldFrame label="Password" problem={problem}>
      {(control) => (
        <>
          <chakra.div position="relative">
            <Input
              {...control}
              name="password"
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              autoFocus={autoFocus}
              paddingInlineEnd="20"
              onKeyDown={note}
              onKeyUp={note}
              onBlur={() => setCapsLock(false)}
            />
            <Button
              variant="quiet"
              position="absolute"
              insetInlineEnd="1px"
              insetBlock="1px"
              minHeight="0"
              minWidth="4.5rem"
              aria-pressed={shown}
              onClick={() => onShow(!shown)}
            >
              {shown ? 'Hide' : 'Show'}
              <Hidden> password</Hidden>
            </Button>
          </chakra.div>
          <Help role="status" fontWeight="bold">
            {capsLock ? 'Caps Lock is on.' : ''}
          </Help>
        </>
      )}
    </FieldFrame>
  );
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * The form titled Admin Portal: e-mail and password, and then a code for those who have turned on the second step. Used on
 * the login page and in place over a form.
 */
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
  const [shown, setShown] = useState(false);
  /** The right password, while the code of the second step is asked for. */
  const [given, setGiven] = useState<Credentials | null>(null);
  const [email, setEmail] = useState(knownEmail);
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const messageOf = (field: string) => errors.find((error) => error.field === field)?.message;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const input = {
      email: textIn(event.currentTarget, 'email'),
      password: textIn(event.currentTarget, 'password'),
    };
    const found = checkCredentials(input);
    setFailure(null);
    setErrors(found);
    if (found.length > 0) {
      form.current?.querySelector<HTMLInputElement>(`[name="${found[0]?.field ?? 'email'}"]`)?.focus();
      return;
    }
    setShown(false); // nobody else reads it meanwhile
    setBusy(true);
    try {
      onSignedIn(await signIn(input.email.trim(), input.password));
    } catch (error) {
      if (codeProblem(error) !== undefined) {
        setEmail(input.email);
        return setGiven({ ...input, email: input.email.trim() });
      }
      setFailure(signInFailureText(error));
      form.current?.querySelector<HTMLInputElement>('[name="password"]')?.select();
    } finally {
      setBusy(false);
    }
  }

  async function enterCode({ email, password }: Credentials, code: string): Promise<void> {
    try {
      onSignedIn(await signIn(email, password, code));
    } catch (error) {
      const isRefused = error instanceof ApiProblem && error.problem.status === 401;
      if (!isRefused || codeProblem(error) !== undefined) throw error;
      // The password is not the right one any more.
      setGiven(null);
      setFailure(signInFailureText(error));
    }
  }

  if (given) {
    return (
      <CodeForm
        label="Second step"
        help="The password is right. Now enter the six digits that your authenticator app shows."
        action={['Sign in', 'Signing in …']}
        mayRecover
        autoFocus
        onCode={(code) => enterCode(given, code)}
        failureText={signInFailureText}
        cancel="Back"
        onCancel={() => setGiven(null)}
      />
    );
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} aria-label="Sign in">
      <Stack gap="5">
        <chakra.div role="status" _empty={{ marginBottom: '-5' }}>
          {online ? null : <Note>No connection right now. You can sign in when it is back.</Note>}
        </chakra.div>
        {failure === null ? null : <Alert>{failure}</Alert>}
        <InputField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus={autoFocus && email === ''}
          defaultValue={email}
          onChange={(event) => keepEmail(event.target.value)}
          problem={messageOf('email')}
        />
        <PasswordField
          problem={messageOf('password')}
          autoFocus={autoFocus && email !== ''}
          shown={shown}
          onShow={setShown}
        />
        <Button type="submit" variant="solid" aria-disabled={busy}>
          {busy ? 'Signing in …' : 'Sign in'}
        </Button>
      </Stack>
    </form>
  );
}
