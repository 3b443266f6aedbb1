import { Button, Stack } from '@chakra-ui/react';
import { passwordResetSchema } from '@content/api/people';
import { useState } from 'react';
import { answerIn, type SignInTexts } from '@site/web/texts/sign-in';
import { requestPasswordReset } from '../../data/admin-session';
import { Alert, Status } from '../admin-ui/feedback';
import { InputField } from '../admin-ui/forms';
import { keepEmail, knownEmail } from './known-email';
import { useSchemaForm } from './use-schema-form';

/** Requests a mail to choose a new password; the response is the same for every e-mail address. */
export function ForgottenPassword({ texts, onBack }: { texts: SignInTexts; onBack: () => void }) {
  const [sent, setSent] = useState<string>();
  const [email] = useState(knownEmail);
  const { form, failure, messageOf } = useSchemaForm(passwordResetSchema, async (input) =>
    setSent(await requestPasswordReset(input.email)),
  );
  return (
    <form {...form} aria-label={texts.forgotten.title}>
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
          problem={answerIn(texts, messageOf('email'))}
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
