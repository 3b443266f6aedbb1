import { Button, VisuallyHidden } from '@chakra-ui/react';
import { STAFF_LOG, staffApiPaths, type StaffRole } from '@content/api/staff-contract';
import type { StaffAccount } from '@content/api/contract';
import { invitationSchema } from '@content/api/people';
import { apiData, ApiProblem, type ApiRequest } from '../../../data/staff/admin-client';
import { requestPasswordReset, whoAmI } from '../../../data/staff/authentication';
import { confirm } from '../../admin-ui/dialog';
import { Note } from '../../admin-ui/feedback';
import { SelectField } from '../../admin-ui/forms';
import { formatDateTime, personName } from '../../admin-ui/labels';
import { ListRow, Muted, RowActions, RowList, RowText, Screen } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { runWithToast, sendWithToast } from '../../session/with-sign-in';
import { requireSession } from '../../session/require-session';
import { SchemaInput } from '../../session/schema-form';
import { AccountForm } from '../account/account-form';
import { History } from '../history/history';
import { loadRead, queryClient } from '../queries/query-client';
import { staffRead } from '../queries/reads';
import { optionsOf } from '../queries/staff-query';
import { Loaded } from '../../admin-ui/loaded';
import { useRead } from '../queries/use-read';
import { invalidateAt } from '../queries/writes';
import type { Route } from './+types/staff-screen';

const roleNames: Readonly<Record<StaffRole, string>> = { editor: 'Editor', administrator: 'Administrator' };
const ROLES = 'An editor changes everything that visitors read; an administrator also decides who is staff.';

const roleOf = ({ role }: StaffAccount): StaffRole => role ?? 'administrator';

function statusLabel({ disabled, lastSignInAt }: StaffAccount): string {
  if (disabled) return 'Disabled: cannot sign in';
  return lastSignInAt === null
    ? 'Invited, has not signed in yet'
    : `Last active on ${formatDateTime(lastSignInAt)}`;
}

function readAgain(): void {
  void queryClient.invalidateQueries({ queryKey: staffRead.key });
  invalidateAt();
}

/** The list tells how it is now, also where somebody else was faster. */
const change = (request: ApiRequest, done: string) =>
  runWithToast(() => sendWithToast(request, done).then(readAgain), {
    onFailure: (error) => {
      if (error instanceof ApiProblem) readAgain();
      return {};
    },
  });

async function remove(account: StaffAccount): Promise<void> {
  const { uid, email } = account;
  const name = personName(account);
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
  const request = { method: 'DELETE', path: staffApiPaths.staffMember(uid) } as const;
  if (isConfirmed) await change(request, `${name} can no longer sign in.`);
}

const mailedText = (email: string) => `A mail with a link to choose a password is on its way to ${email}.`;

const mailAgain = (email: string) =>
  runWithToast(() => requestPasswordReset(email).then(() => showToast(mailedText(email))));

/** One staff account: who it is, whether it is used, and what can be done with it. */
function StaffRow({ account, isSelf, isOnly }: { account: StaffAccount; isSelf: boolean; isOnly: boolean }) {
  const { uid, email, displayName, readsComplaints, lastSignInAt, disabled } = account;
  const name = personName(account);
  const role = roleOf(account);
  const other = role === 'editor' ? 'administrator' : 'editor';
  const patch = (body: object, done: string) =>
    void change({ method: 'PATCH', path: staffApiPaths.staffMember(uid), body }, `${name} ${done}`);
  const setComplaints = () =>
    patch(
      { readsComplaints: !readsComplaints },
      `${readsComplaints ? 'no longer reads' : 'reads'} complaints.`,
    );
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
          {roleNames[role]}
          {readsComplaints ? ', reads complaints' : ''} · {statusLabel(account)}
        </p>
      </RowText>
      <RowActions>
        <Button onClick={setComplaints}>
          {readsComplaints ? 'Take off complaints' : 'Name for complaints'}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
        {isSelf || lastSignInAt !== null || disabled ? null : (
          <Button onClick={() => void mailAgain(email)}>
            Send the mail again<VisuallyHidden> to {name}</VisuallyHidden>
          </Button>
        )}
        {isSelf ? null : (
          <>
            <Button onClick={() => patch({ role: other }, `is an ${other} now.`)}>
              Make {other}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
            <Button css={{ color: 'link.body' }} variant="ghost" onClick={() => void remove(account)}>
              Remove<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </>
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

const InviteForm = () => (
  <AccountForm
    title="Invite somebody"
    lead="They get a mail with a link to choose a password."
    schema={invitationSchema}
    action={['Invite', 'Inviting …']}
    send={async (body, form) => {
      const request = { method: 'POST', path: staffApiPaths.staff, body } as const;
      const { mailSent } = await apiData<{ mailSent: boolean }>(request);
      form.reset();
      showToast(
        mailSent
          ? `${body.name} is staff now. ${mailedText(body.email)}`
          : `${body.name} is staff now, but the mail could not be sent. Send it again from the list.`,
      );
      readAgain();
    }}
  >
    <SchemaInput name="name" label="Name" autoComplete="off" maxLength={120} />
    <SchemaInput name="email" label="Email" type="email" autoComplete="off" inputMode="email" />
    <SelectField label="Role" help={ROLES} name="role" defaultValue="editor" options={optionsOf(roleNames)} />
  </AccountForm>
);

/** Who can sign in to the staff area: invite, remove, and who did that. `self` is the uid of the person who looks at it. */
function StaffForAdministrators({ self }: { self: string }) {
  const staff = useRead(staffRead);
  const administrators = staff.data?.filter(
    (account) => roleOf(account) === 'administrator' && !account.disabled,
  );
  return (
    <>
      <Muted>Everyone here can sign in. {ROLES}</Muted>
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
              />
            ))}
          </RowList>
        )}
      </Loaded>
      <InviteForm />
      <History target={{ path: STAFF_LOG }} />
    </>
  );
}

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
