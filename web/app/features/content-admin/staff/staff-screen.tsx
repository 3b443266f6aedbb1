import { Button, VisuallyHidden } from '@chakra-ui/react';
import { STAFF_LOG, staffApiPaths, type StaffRole } from '@content/api/staff-contract';
import type { StaffAccount } from '@content/api/contract';
import { invitationSchema } from '@content/api/people';
import { apiData, ApiProblem, type ApiRequest } from '../../../data/staff/admin-client';
import { requestPasswordReset, whoAmI } from '../../../data/staff/admin-session';
import { confirm } from '../../admin-ui/dialog';
import { Note } from '../../admin-ui/feedback';
import { SelectField } from '../../admin-ui/forms';
import { formatDateTime } from '../../admin-ui/labels';
import { ListRow, Muted, RowActions, RowList, RowText, Screen, Sheet } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { runWithToast, sendAndTell } from '../../session/with-sign-in';
import { requireSession } from '../../session/require-session';
import { AccountForm } from '../account/account-form';
import { History } from '../history/history';
import { loadRead } from '../queries/query-client';
import { staffRead } from '../queries/reads';
import { Loaded, useRead } from '../queries/use-read';
import { invalidateAt } from '../queries/writes';
import type { Route } from './+types/staff-screen';

/** How a person is called: the name, or the e-mail address where there is none. */
const nameOf = ({ displayName, email }: StaffAccount): string => displayName ?? email;

const roles: Readonly<Record<StaffRole, { name: string; may: string }>> = {
  editor: { name: 'Editor', may: 'changes everything that visitors read' },
  administrator: { name: 'Administrator', may: 'also decides who is staff' },
};

const roleOf = ({ role }: StaffAccount): StaffRole => role ?? 'administrator';

function statusLabel({ disabled, lastSignInAt }: StaffAccount): string {
  if (disabled) return 'Disabled: cannot sign in';
  return lastSignInAt === null
    ? 'Invited, has not signed in yet'
    : `Last active on ${formatDateTime(lastSignInAt)}`;
}

interface StaffRowProps {
  readonly account: StaffAccount;
  readonly isSelf: boolean;
  readonly isOnly: boolean;
  /** Changes an account, and tells that it is done. */
  readonly change: (request: ApiRequest, done: string) => Promise<void>;
}

/** One staff account: who it is, whether it is used, and what can be done with it. */
function StaffRow({ account, isSelf, isOnly, change }: StaffRowProps) {
  const name = nameOf(account);
  const { uid, email, displayName, readsComplaints } = account;
  const path = staffApiPaths.staffMember(uid);
  const patch = (body: object, done: string) => void change({ method: 'PATCH', path, body }, done);
  return (
    <ListRow css={{ flexWrap: 'wrap' }}>
      <RowText css={{ flexBasis: '14rem' }}>
        <h2>
          {name}
          {isSelf ? (
            <Muted as="span" fontWeight="normal">
              {' '}
              (you)
            </Muted>
          ) : null}
        </h2>
        {displayName === null ? null : <p>{email}</p>}
        <p>
          {roles[roleOf(account)].name}
          {readsComplaints ? ', reads complaints' : ''} · {statusLabel(account)}
        </p>
      </RowText>
      <RowActions>
        <Button
          onClick={() =>
            patch(
              { readsComplaints: !readsComplaints },
              `${name} ${readsComplaints ? 'no longer reads' : 'reads'} complaints.`,
            )
          }
        >
          {readsComplaints ? 'Take off complaints' : 'Name for complaints'}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
        {isSelf ? null : (
          <OthersActions
            account={account}
            patch={patch}
            onRemove={() => change({ method: 'DELETE', path }, `${name} can no longer sign in.`)}
          />
        )}
      </RowActions>
      {isSelf ? (
        <Muted css={{ flexBasis: { base: 'full', sm: 'auto' } }}>
          {isOnly ? 'You are the only administrator: invite a second.' : 'You cannot remove yourself.'}
        </Muted>
      ) : null}
    </ListRow>
  );
}

interface OthersActionsProps extends Pick<StaffRowProps, 'account'> {
  readonly patch: (body: object, done: string) => void;
  readonly onRemove: () => Promise<void>;
}

/** What nobody does with their own account. */
function OthersActions({ account, patch, onRemove }: OthersActionsProps) {
  const name = nameOf(account);
  const { email, lastSignInAt, disabled } = account;
  const role = roleOf(account) === 'editor' ? 'administrator' : 'editor';
  const roleName = roles[role].name.toLowerCase();
  const mailAgain = () =>
    runWithToast(async () => {
      await requestPasswordReset(email);
      showToast(`A mail with a link to choose a password is on its way to ${email}.`);
    });
  async function askToRemove(): Promise<void> {
    const isConfirmed = await confirm({
      title: 'Remove this staff member?',
      action: 'Remove',
      children: (
        <p>
          {name} ({email}) is signed out everywhere at once and can no longer change the site. What they wrote
          stays.
        </p>
      ),
    });
    if (isConfirmed) await onRemove();
  }
  return (
    <>
      {lastSignInAt === null && !disabled ? (
        <Button onClick={() => void mailAgain()}>
          Send the mail again<VisuallyHidden> to {name}</VisuallyHidden>
        </Button>
      ) : null}
      <Button onClick={() => patch({ role }, `${name} is an ${roleName} now.`)}>
        Make {roleName}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <Button css={{ color: 'link.body' }} variant="ghost" onClick={() => void askToRemove()}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </>
  );
}

/** Invites a person by e-mail. `onInvited` gets what there is to say about it. */
function InviteForm({ onInvited }: { onInvited: (text: string) => void }) {
  return (
    <AccountForm
      title="Invite somebody"
      lead="They get a mail with a link to choose a password."
      schema={invitationSchema}
      action={['Invite', 'Inviting …']}
      inputs={[
        { name: 'name', label: 'Name', autoComplete: 'off', maxLength: 120 },
        { name: 'email', label: 'Email', type: 'email', autoComplete: 'off', inputMode: 'email' },
      ]}
      send={async ({ name, email, role = 'editor' }, form) => {
        const { mailSent } = await apiData<StaffAccount & { mailSent: boolean }>({
          method: 'POST',
          path: staffApiPaths.staff,
          body: { name, email, role },
        });
        form.reset();
        onInvited(
          mailSent
            ? `${name} is staff now. A mail with a link to choose a password is on its way to ${email}.`
            : `${name} is staff now, but the mail could not be sent. Send it again from the list.`,
        );
      }}
    >
      <SelectField
        label="Role"
        help={`An editor ${roles.editor.may}; an administrator ${roles.administrator.may}.`}
        name="role"
        defaultValue="editor"
        options={Object.entries(roles).map(([value, { name }]) => ({ value, label: name }))}
      />
    </AccountForm>
  );
}

/** Who can sign in to the staff area: invite, remove, and who did that. `self` is the uid of the person who looks at it. */
function StaffForAdministrators({ self }: { self: string }) {
  const staff = useRead(staffRead);
  const readAgain = () => {
    invalidateAt();
    staff.retry();
  };
  const change: StaffRowProps['change'] = (request, done) =>
    runWithToast(() => sendAndTell(request, done).then(readAgain), {
      onFailure: (error) => {
        // Somebody else may have been faster: the list tells how it is now.
        if (error instanceof ApiProblem) readAgain();
        return {};
      },
    });
  const administrators = staff.data?.filter(
    (account) => roleOf(account) === 'administrator' && !account.disabled,
  );
  return (
    <>
      <Muted>
        Everyone here can sign in. An editor {roles.editor.may}; an administrator {roles.administrator.may}.
      </Muted>
      {staff.data && !staff.data.some(({ readsComplaints }) => readsComplaints) ? (
        <Note>Nobody is named for complaints yet: those that come in are read by nobody.</Note>
      ) : null}
      <Loaded read={staff} failure="Failed to load the staff accounts">
        {(accounts) => (
          <RowList aria-label="Staff accounts">
            {accounts.map((account) => (
              <StaffRow
                key={account.uid}
                account={account}
                isSelf={account.uid === self}
                isOnly={administrators?.length === 1}
                change={change}
              />
            ))}
          </RowList>
        )}
      </Loaded>
      <Sheet>
        <InviteForm
          onInvited={(text) => {
            showToast(text);
            readAgain();
          }}
        />
      </Sheet>
      <History target={{ path: STAFF_LOG }} />
    </>
  );
}

/** Returns who looks at it. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [person] = await Promise.all([requireSession(request, whoAmI), loadRead(request, staffRead)]);
  return person;
}

/** /admins/staff: for editors, whom no link leads here, only who has it. */
export default function StaffScreen({ loaderData: { role, uid } }: Route.ComponentProps) {
  return (
    <Screen title="Staff accounts" maxWidth="reading">
      {role === 'editor' ? (
        <Note>
          Only an administrator can see and change who is staff. Ask one of them to invite or to remove
          someone.
        </Note>
      ) : (
        <StaffForAdministrators self={uid} />
      )}
    </Screen>
  );
}
