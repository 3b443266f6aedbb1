import { Button, chakra, Stack, VisuallyHidden, Input } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import type { Person } from '@content/api/contract';
import { credentialsSchema } from '@content/api/people';
import { languages } from '@site/locale';
import { answerIn, signInTexts, type SignInTexts } from '@site/web/texts/sign-in';
import { FieldFrame, Help, InputField } from '../admin-ui/forms';
import { ApiProblem } from '../../data/admin-client';
import { signIn } from '../../data/admin-session';
import { Alert, Note } from '../admin-ui/feedback';
import { signInFailureText } from '../admin-ui/failure-text';
import { useOnline } from '../../data/connectivity';
import { CodeForm, codeProblem } from './code-form';
import { keepEmail, knownEmail } from './known-email';
import { useSchemaForm } from './use-schema-form';

export interface PasswordFieldProps {
  readonly problem: string | undefined;
  readonly autoFocus: boolean;
  readonly shown: boolean;
  readonly texts: SignInTexts;
  readonly onShow: (shown: boolean) => void;
}

/** The password of a login: can be read on demand, and says when Caps Lock is on. */
function PasswordField({ problem, autoFocus, shown, texts, onShow }: PasswordFieldProps) {
  const { rest, whose } = shown ? texts.hide : texts.show;
  const [capsLock, setCapsLock] = useState(false);
  const note = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FieldFrame label={texts.password} problem={problem}>
      {(control) => (
        <>
          <chakra.div css={{ position: 'relative' }}>
            <Input
              {...control}
              name="password"
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
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
              onClick={() => onShow(!shown)}
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

const passwordSchema = credentialsSchema.omit({ code: true });

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
  texts = signInTexts[languages[0]],
}: {
  onSignedIn: (person: Person) => void;
  autoFocus?: boolean;
  texts?: SignInTexts;
}) {
  const [shown, setShown] = useState(false);
  /** The right password, while the code of the second step is asked for. */
  const [given, setGiven] = useState<Credentials | null>(null);
  const [email, setEmail] = useState(knownEmail);
  const online = useOnline();
  const { form, busy, failure, messageOf, fail } = useSchemaForm(
    passwordSchema,
    async (input, element) => {
      setShown(false); // nobody else reads it meanwhile
      try {
        onSignedIn(await signIn(input.email, input.password));
      } catch (error) {
        if (codeProblem(error) === undefined) {
          element.querySelector<HTMLInputElement>('[name="password"]')?.select();
          throw error;
        }
        setEmail(input.email);
        setGiven(input);
      }
    },
    { textOf: signInFailureText, isSilent: true },
  );
  const problemOf = (field: string) => answerIn(texts, messageOf(field));

  async function enterCode({ email, password }: Credentials, code: string): Promise<void> {
    try {
      onSignedIn(await signIn(email, password, code));
    } catch (error) {
      const isRefused = error instanceof ApiProblem && error.problem.status === 401;
      if (!isRefused || codeProblem(error) !== undefined) throw error;
      // The password is not the right one any more.
      setGiven(null);
      fail(signInFailureText(error));
    }
  }

  if (given) {
    return (
      <CodeForm
        label={texts.code.title}
        help={texts.code.help}
        action={texts.action}
        texts={texts}
        mayRecover
        autoFocus
        onCode={(code) => enterCode(given, code)}
        failureText={signInFailureText}
        cancel={texts.code.back}
        onCancel={() => setGiven(null)}
      />
    );
  }

  return (
    <form {...form} aria-label={texts.form}>
      <Stack gap="5">
        <chakra.div role="status" css={{ _empty: { marginBottom: '-5' } }}>
          {online ? null : <Note>{texts.offline}</Note>}
        </chakra.div>
        {failure === undefined ? null : <Alert>{answerIn(texts, failure)}</Alert>}
        <InputField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus={autoFocus && email === ''}
          defaultValue={email}
          onChange={(event) => keepEmail(event.target.value)}
          problem={problemOf('email')}
        />
        <PasswordField
          problem={problemOf('password')}
          autoFocus={autoFocus && email !== ''}
          shown={shown}
          texts={texts}
          onShow={setShown}
        />
        <Button type="submit" variant="solid" aria-disabled={busy}>
          {texts.action[busy ? 1 : 0]}
        </Button>
      </Stack>
    </form>
  );
}
