import { Button, chakra, VisuallyHidden, Input } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import type { z } from 'zod';
import type { Person } from '@content/api/contract';
import { credentialsSchema, passwordResetSchema } from '@content/api/people';
import { SECOND_FACTOR_FIELDS } from '@content/api/staff-contract';
import { languages } from '@site/locale';
import { answerIn, signInTexts, type SignInTexts } from '@site/web/texts/sign-in';
import { ApiProblem, logFailure } from '../../data/staff/admin-client';
import { FieldFrame, Help } from '../admin-ui/forms';
import { requestPasswordReset, signIn } from '../../data/staff/authentication';
import { Note, Status } from '../admin-ui/feedback';
import { signInFailureText } from '../admin-ui/failure-text';
import { useOnline } from '../../data/staff/connectivity';
import { CodeForm } from './code-form';
import { keepEmail, knownEmail } from './known-email';
import { asTyped, SchemaForm, SchemaInput, type SchemaInputProps, useProblem } from './schema-form';

/** A password that can be made visible, with a warning while Caps Lock is on. */
function PasswordField({ autoFocus, texts }: { autoFocus: boolean; texts: SignInTexts }) {
  const [isVisible, setVisible] = useState(false);
  const { rest, whose } = isVisible ? texts.hide : texts.show;
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
              type={isVisible ? 'text' : 'password'}
              autoComplete="current-password"
              autoFocus={autoFocus}
              css={{ paddingInlineEnd: '20' }}
              onKeyDown={note}
              onKeyUp={note}
              onBlur={() => setCapsLock(false)}
            />
            <Button
              variant="ghost"
              css={{ position: 'absolute', inset: '1px 1px 1px auto', minHeight: '0', minWidth: '4.5rem' }}
              aria-pressed={isVisible}
              onClick={() => setVisible(!isVisible)}
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

/** The e-mail address of an account, kept as it is typed. */
function EmailField(props: Omit<SchemaInputProps, 'name' | 'onChange'>) {
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

/** The form that requests a mail to choose a new password. */
export function ForgottenPassword({ texts, onBack }: { texts: SignInTexts; onBack: () => void }) {
  const [sent, setSent] = useState<string>();
  const { title, help, send, back } = texts.forgotten;
  return (
    <SchemaForm
      label={title}
      schema={passwordResetSchema}
      action={[send, send]}
      send={async ({ email }) => setSent(await requestPasswordReset(email))}
      texts={texts}
      isWide
      beside={
        <Button variant="ghost" onClick={onBack}>
          {back}
        </Button>
      }
    >
      {sent === undefined ? null : <Status>{answerIn(texts, sent)}</Status>}
      <EmailField label={texts.email} autoFocus help={help} />
    </SchemaForm>
  );
}

const passwordSchema = credentialsSchema.omit({ code: true });
type Credentials = z.output<typeof passwordSchema>;

interface LoginFormProps {
  readonly onSignedIn: (person: Person) => void;
  readonly autoFocus?: boolean;
  readonly texts?: SignInTexts;
}

const isAboutCode = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  error.problem.errors?.some(({ field }) => field === SECOND_FACTOR_FIELDS.login) === true;

/** The form of a login: e-mail and password, then a code for those who have turned on the second step. */
export function LoginForm({
  onSignedIn,
  autoFocus = false,
  texts = signInTexts[languages[0]],
}: LoginFormProps) {
  /** The credentials of the first step, during the second. */
  const [credentials, setCredentials] = useState<Credentials | null>(null);
  /** The failure of the second step that has led back to the first. */
  const [failure, setFailure] = useState<string>();
  const online = useOnline();

  async function sendPassword(typed: Credentials, form: HTMLFormElement): Promise<void> {
    try {
      onSignedIn(await signIn(typed.email, typed.password));
    } catch (error) {
      if (isAboutCode(error)) {
        setFailure(undefined);
        return setCredentials(typed);
      }
      form.querySelector<HTMLInputElement>('[name="password"]')?.select();
      throw error;
    }
  }

  async function sendCode({ email, password }: Credentials, code: string): Promise<void> {
    try {
      onSignedIn(await signIn(email, password, code));
    } catch (error) {
      const isRefused = error instanceof ApiProblem && error.problem.status === 401;
      if (!isRefused || isAboutCode(error)) throw error;
      // The password has been changed meanwhile, or the account disabled: no code will do.
      logFailure(error);
      setFailure(signInFailureText(error));
      setCredentials(null);
    }
  }

  const form = { texts, action: texts.action, textOf: signInFailureText };
  if (credentials)
    return (
      <CodeForm
        {...form}
        label={texts.code.title}
        help={texts.code.help}
        mayRecover
        onCode={(code) => sendCode(credentials, code)}
        cancel={texts.code.back}
        onCancel={() => setCredentials(null)}
      />
    );
  const hasEmail = knownEmail() !== '';
  return (
    <SchemaForm
      {...form}
      label={texts.form}
      schema={passwordSchema}
      failure={failure}
      isWide
      head={
        <chakra.div role="status" css={{ _empty: { marginBottom: '-5' } }}>
          {online ? null : <Note>{texts.offline}</Note>}
        </chakra.div>
      }
      send={sendPassword}
    >
      <EmailField label={texts.email} autoFocus={autoFocus && !hasEmail && failure === undefined} />
      <PasswordField autoFocus={(autoFocus && hasEmail) || failure !== undefined} texts={texts} />
    </SchemaForm>
  );
}
