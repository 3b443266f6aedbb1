import { Button, chakra, VisuallyHidden, Input } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import type { z } from 'zod';
import type { Person } from '@content/api/contract';
import { credentialsSchema } from '@content/api/people';
import { languages } from '@site/locale';
import { signInTexts, type SignInTexts } from '@site/web/texts/sign-in';
import { ApiProblem, logFailure } from '../../data/staff/admin-client';
import { FieldFrame, Help } from '../admin-ui/forms';
import { signIn } from '../../data/staff/admin-session';
import { Note } from '../admin-ui/feedback';
import { signInFailureText } from '../admin-ui/failure-text';
import { useOnline } from '../../data/staff/connectivity';
import { CodeForm, codeProblem } from './code-form';
import { keepEmail, knownEmail } from './known-email';
import { asTyped, SchemaForm, SchemaInput, type SchemaInputProps, useProblem } from './schema-form';

interface PasswordFieldProps {
  readonly autoFocus: boolean;
  readonly texts: SignInTexts;
}

/** The password of a login: can be read on demand, and says when Caps Lock is on. */
function PasswordField({ autoFocus, texts }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { rest, whose } = shown ? texts.hide : texts.show;
  const [capsLock, setCapsLock] = useState(false);
  const note = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FieldFrame label={texts.password} problem={useProblem('password')}>
      {(control) => (
        <>
          <chakra.div css={{ position: 'relative' }}>
            <Input
              {...control}
              {...asTyped}
              name="password"
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              autoFocus={autoFocus}
              css={{ paddingInlineEnd: '20' }}
              onKeyDown={note}
              onKeyUp={note}
              onBlur={() => setCapsLock(false)}
            />
            <Button
              variant="ghost"
              css={{
                position: 'absolute',
                insetInlineEnd: '1px',
                insetBlock: '1px',
                minHeight: '0',
                minWidth: '4.5rem',
              }}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {rest}
              <VisuallyHidden>{whose}</VisuallyHidden>
            </Button>
          </chakra.div>
          <Help role="status" css={{ fontWeight: 'bold' }}>
            {capsLock ? texts.capsLock : ''}
          </Help>
        </>
      )}
    </FieldFrame>
  );
}

/** The e-mail address of somebody's account, which is kept as it is typed. */
export function EmailField(props: Omit<SchemaInputProps, 'name' | 'onChange'>) {
  const [email] = useState(knownEmail);
  return (
    <SchemaInput
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      defaultValue={email}
      onChange={(event) => keepEmail(event.target.value)}
      {...props}
    />
  );
}

const passwordSchema = credentialsSchema.omit({ code: true });
type Credentials = z.output<typeof passwordSchema>;

interface LoginFormProps {
  readonly onSignedIn: (person: Person) => void;
  readonly autoFocus?: boolean;
  readonly texts?: SignInTexts;
}

interface PasswordFormProps extends Required<LoginFormProps> {
  /** Why the second step has led back here. */
  readonly failure: string | undefined;
  /** Told of the right password where a code is wanted as well. */
  readonly onCodeWanted: (given: Credentials) => void;
}

/** The first step: e-mail and password. */
function PasswordForm({ onSignedIn, autoFocus, texts, failure, onCodeWanted }: PasswordFormProps) {
  const [hasEmail] = useState(() => knownEmail() !== '');
  const online = useOnline();

  async function send(given: Credentials, form: HTMLFormElement): Promise<void> {
    try {
      onSignedIn(await signIn(given.email, given.password));
    } catch (error) {
      if (codeProblem(error) !== undefined) return onCodeWanted(given);
      form.querySelector<HTMLInputElement>('[name="password"]')?.select();
      throw error;
    }
  }

  return (
    <SchemaForm
      label={texts.form}
      schema={passwordSchema}
      action={texts.action}
      texts={texts}
      textOf={signInFailureText}
      failure={failure}
      isSilent
      isWide
      head={
        <chakra.div role="status" css={{ _empty: { marginBottom: '-5' } }}>
          {online ? null : <Note>{texts.offline}</Note>}
        </chakra.div>
      }
      send={send}
    >
      <EmailField label={texts.email} autoFocus={autoFocus && !hasEmail && failure === undefined} />
      <PasswordField autoFocus={(autoFocus && hasEmail) || failure !== undefined} texts={texts} />
    </SchemaForm>
  );
}

/**
 * The form titled Admin Portal: e-mail and password, and then a code for those who have turned on the second step. Used on
 * the login page and in place over a form.
 */
export function LoginForm({
  onSignedIn,
  autoFocus = false,
  texts = signInTexts[languages[0]],
}: LoginFormProps) {
  /** The right password, while the code of the second step is asked for. */
  const [given, setGiven] = useState<Credentials | null>(null);
  const [failure, setFailure] = useState<string>();

  async function sendCode({ email, password }: Credentials, code: string): Promise<void> {
    try {
      onSignedIn(await signIn(email, password, code));
    } catch (error) {
      const isRefused = error instanceof ApiProblem && error.problem.status === 401;
      if (!isRefused || codeProblem(error) !== undefined) throw error;
      // The password has been changed meanwhile, or the account disabled: no code will do.
      logFailure(error);
      setFailure(signInFailureText(error));
      setGiven(null);
    }
  }

  function wantCode(input: Credentials): void {
    setFailure(undefined);
    setGiven(input);
  }

  if (!given) return <PasswordForm {...{ onSignedIn, autoFocus, texts, failure }} onCodeWanted={wantCode} />;
  return (
    <CodeForm
      label={texts.code.title}
      help={texts.code.help}
      action={texts.action}
      texts={texts}
      mayRecover
      onCode={(code) => sendCode(given, code)}
      textOf={signInFailureText}
      cancel={texts.code.back}
      onCancel={() => setGiven(null)}
    />
  );
}
