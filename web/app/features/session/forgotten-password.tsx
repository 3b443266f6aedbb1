import { Button } from '@chakra-ui/react';
import { passwordResetSchema } from '@content/api/people';
import { useState } from 'react';
import { answerIn, type SignInTexts } from '@site/web/texts/sign-in';
import { requestPasswordReset } from '../../data/staff/admin-session';
import { Status } from '../admin-ui/feedback';
import { EmailField } from './login-form';
import { SchemaForm } from './schema-form';

/** Requests a mail to choose a new password; the response is the same for every e-mail address. */
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
