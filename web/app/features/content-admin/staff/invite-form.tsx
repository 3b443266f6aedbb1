import { chakra } from '@chakra-ui/react';
import type { FieldError } from '@content/contract';
import { staffRoles } from '@content/contract';
import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { ApiProblem, logFailure } from '../../../data/admin-client';
import { inviteStaff } from '../../../data/admin-staff';
import { checkInvitation, textIn } from '../../session/credentials';
import { withSignIn } from '../../session/sign-in-store';
import { Alert } from '../../admin-ui/alert';
import { Button } from '../../admin-ui/button';
import { failureText } from '../../admin-ui/failure-text';
import { FieldFrame, InputField, Select } from '../../admin-ui/input-field';
import { Muted, Stack } from '../../admin-ui/layout';
import { roleWords } from './staff-labels';

/** Invites a person by e-mail. `onInvited` gets what there is to say about it. */
export function InviteForm({ onInvited }: { onInvited: (text: string) => void }) {
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const messageOf = (field: string) => problems.find((problem) => problem.field === field)?.message;

  function refuse(found: readonly FieldError[]) {
    setProblems(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${found[0]?.field ?? 'name'}"]`)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const input = {
      name: textIn(element, 'name').trim(),
      email: textIn(element, 'email').trim(),
      role: staffRoles.find((role) => role === textIn(element, 'role')) ?? 'editor',
    };
    const found = checkInvitation(input);
    setFailure(undefined);
    if (found.length > 0) return refuse(found);
    setProblems([]);
    setBusy(true);
    try {
      const { email, mailSent } = await withSignIn(() => inviteStaff(input));
      element.reset();
      onInvited(
        mailSent
          ? `${input.name} is staff now. A mail with a link to choose a password is on its way to ${email}.`
          : `${input.name} is staff now, but the mail could not be sent. Send it again from the list.`,
      );
    } catch (error) {
      logFailure(error);
      if (error instanceof ApiProblem && error.problem.errors) refuse(error.problem.errors);
      else setFailure(failureText(error, 'done'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} aria-label="Invite somebody">
      <Stack gap="5">
        <div>
          <chakra.h2 fontSize="lg">Invite somebody</chakra.h2>
          <Muted>They get a mail with a link to choose a password.</Muted>
        </div>
        {failure === undefined ? null : <Alert>{failure}</Alert>}
        <InputField label="Name" name="name" autoComplete="off" maxLength={120} problem={messageOf('name')} />
        <InputField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          inputMode="email"
          problem={messageOf('email')}
        />
        <FieldFrame
          label="Role"
          help={`An editor ${roleWords.editor.may}; an administrator ${roleWords.administrator.may}.`}
        >
          {(control) => (
            <Select {...control} name="role" defaultValue="editor">
              {(['editor', 'administrator'] as const).map((role) => (
                <option key={role} value={role}>
                  {roleWords[role].name}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <Button
          type="submit"
          variant="solid"
          alignSelf={{ base: 'stretch', sm: 'flex-start' }}
          aria-disabled={busy}
        >
          {busy ? 'Inviting …' : 'Invite'}
        </Button>
      </Stack>
    </form>
  );
}
