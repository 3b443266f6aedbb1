import type { StaffAccount } from '@content/contract';
import { useState } from 'react';
import { STAFF_LOG } from '@content/audit';
import { History } from '../history/history';
import { Note } from '../../admin-ui/alert';
import { ConfirmDialog } from '../../admin-ui/confirm-dialog';
import { Muted, Sheet, Stack } from '../../admin-ui/layout';
import { LoadFailure } from '../../admin-ui/load-failure';
import { ScreenHead } from '../../admin-ui/screen-head';
import { InviteForm } from './invite-form';
import { StaffRow } from './staff-row';
import { nameOf, roleOf, roleWords } from './staff-labels';
import { useStaff } from './use-staff';

const title = 'Staff accounts';

/** What an editor finds at its address, which no link of theirs leads to. */
export function StaffForEditors() {
  return (
    <Stack gap="5" maxWidth="reading" marginInline="auto">
      <ScreenHead title={title} />
      <Note>
        Only an administrator can see and change who is staff. Ask one of them to invite or to remove someone.
      </Note>
    </Stack>
  );
}

export interface StaffScreenProps {
  /** uid of the person who looks at it. */
  readonly self: string;
}

/** Who can sign in to the staff area: invite, remove, and who did that. */
export function StaffScreen({ self }: StaffScreenProps) {
  const staff = useStaff();
  const administrators = staff.accounts.filter(
    (account) => roleOf(account) === 'administrator' && !account.disabled,
  );
  const [leaving, setLeaving] = useState<StaffAccount | null>(null);
  return (
    <Stack gap="5" maxWidth="reading" marginInline="auto">
      <ScreenHead title={title} />
      <Muted>
        Everyone here can sign in. An editor {roleWords.editor.may}; an administrator{' '}
        {roleWords.administrator.may}.
      </Muted>
      {staff.error ? (
        <LoadFailure
          title="Failed to load the staff accounts"
          error={staff.error}
          busy={staff.busy}
          onRetry={staff.retry}
        />
      ) : null}
      {staff.accounts.length > 0 ? (
        <Sheet padding="0" as="ul" listStyleType="none" aria-label="Staff accounts">
          {staff.accounts.map((account) => (
            <StaffRow
              key={account.uid}
              account={account}
              isSelf={account.uid === self}
              isOnly={administrators.length === 1}
              onRole={(role) => staff.giveRole(account, role)}
              onRemove={() => setLeaving(account)}
              onMail={() => staff.mailAgain(account)}
            />
          ))}
        </Sheet>
      ) : null}
      <Sheet>
        <InviteForm onInvited={staff.changed} />
      </Sheet>
      <History target={{ path: STAFF_LOG }} />
      <ConfirmDialog
        open={leaving !== null}
        title="Remove this staff member?"
        action="Remove"
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          setLeaving(null);
          if (leaving) staff.remove(leaving);
        }}
      >
        <p>
          {leaving
            ? `${nameOf(leaving)} (${leaving.email}) is signed out everywhere at once and can no longer change the site. What they wrote stays.`
            : ''}
        </p>
      </ConfirmDialog>
    </Stack>
  );
}
