import { Button, Stack } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { answerIn, type SignInTexts } from '@site/web/texts/sign-in';
import { requestPasswordReset } from '../../data/admin-session';
import { Alert, Status } from '../admin-ui/feedback';
import { failureText } from '../admin-ui/failure-text';
import { InputField } from '../admin-ui/forms';
import { checkEmail, textIn } from './credentials';
import { keepEmail, knownEmail } from './known-email';

/** Requests a mail to choose a new password; the response is the same for every e-mail address. */
export function ForgottenPassword({ texts, onBack }: { texts: SignInTexts; onBack: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [email] = useState(knownEmail);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = textIn(event.currentTarget, 'email');
    const found = checkEmail({ email })[0]?.message;
    setProblem(found);
    setFailure(undefined);
    if (found !== undefined) return;
    try {
      setSent(await requestPasswordReset(email.trim()));
    } catch (error) {
      setFailure(failureText(error, 'done'));
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} aria-label={texts.forgotten.title}>
      <Stack gap="5">
        {failure === undefined ? null : <Alert>{answerIn(texts, failure)}</Alert>}
        {sent === undefined ? null : <Status>{answerIn(texts, sent)}</Status>}
        <InputField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
          defaultValue={email}
          onChange={(event) => keepEmail(event.target.value)}
          help={texts.forgotten.help}
          problem={problem === undefined ? undefined : answerIn(texts, problem)}
        />
        <Button type="submit" variant="solid">
          {texts.forgotten.send}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {texts.forgotten.back}
        </Button>
      </Stack>
    </form>
  );
}
