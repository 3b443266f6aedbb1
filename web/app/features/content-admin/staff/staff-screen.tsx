import { Button, defineStyle, chakra, HStack, Stack, VisuallyHidden } from '@chakra-ui/react';
import { STAFF_LOG, staffApiPaths, type StaffRole } from '@content/api/staff-contract';
import type { StaffAccount } from '@content/api/contract';
import { invitationSchema } from '@content/api/people';
import { apiData, ApiProblem, type ApiRequest } from '../../../data/staff/admin-client';
import { requestPasswordReset, whoAmI } from '../../../data/staff/admin-session';
import { confirm } from '../../admin-ui/dialog';
import { Note } from '../../admin-ui/feedback';
import { InputField, SelectField } from '../../admin-ui/forms';
import { formatDateTime } from '../../admin-ui/labels';
import { Muted, ScreenHead, Sheet, ListRow } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { runWithToast } from '../../session/with-sign-in';
import { requireSession } from '../../session/require-session';
import { AccountForm } from '../account/account-form';
import { History } from '../history/history';
import { loadRead } from '../queries/query-client';
import { staffRead } from '../queries/reads';
import { Loaded, useRead } from '../queries/use-read';
import { invalidateAudit } from '../queries/writes';
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

const inRow = defineStyle({ flex: { base: 1, sm: 'none' } });

/** One staff account: who it is, whether it is used, and what can be done with it. */
function StaffRow({ account, isSelf, isOnly, change }: StaffRowProps) {
  const name = nameOf(account);
  const role = roleOf(account);
  const other = role === 'editor' ? 'administrator' : 'editor';
  const path = staffApiPaths.staffMember(account.uid);
  const patch = (body: object, done: string) => void change({ method: 'PATCH', path, body }, done);
  const mailAgain = () =>
    runWithToast(async () => {
      await requestPasswordReset(account.email);
      showToast(`A mail with a link to choose a password is on its way to ${account.email}.`);
    });
  async function remove(): Promise<void> {
    const isConfirmed = await confirm({
      title: 'Remove this staff member?',
      action: 'Remove',
      children: (
        <p>
          {name} ({account.email}) is signed out everywhere at once and can no longer change the site. What
          they wrote stays.
        </p>
      ),
    });
    if (isConfirmed) await change({ method: 'DELETE', path }, `${name} can no longer sign in.`);
  }
  return (
    <ListRow css={{ flexWrap: 'wrap', columnGap: '4', paddingBlock: '3' }}>
      <chakra.div css={{ flex: '1 1 14rem', minWidth: '0', overflowWrap: 'anywhere' }}>
        <chakra.h2 css={{ fontSize: 'md', lineHeight: '1.35' }}>
          {name}
          {isSelf ? (
            <chakra.span css={{ fontWeight: 'normal', color: 'fg.muted' }}> (you)</chakra.span>
          ) : null}
        </chakra.h2>
        <chakra.p css={{ fontSize: 'sm', color: 'fg.muted', lineHeight: '1.45' }}>
          {account.displayName === null ? null : (
            <>
              {account.email}
              <br />
            </>
          )}
          {roles[role].name}
          {account.readsComplaints ? ', reads complaints' : ''} · {statusLabel(account)}
        </chakra.p>
      </chakra.div>
      <Button
        css={{ flex: { base: '1 0 100%', sm: 'none' } }}
        onClick={() =>
          patch(
            { readsComplaints: !account.readsComplaints },
            `${name} ${account.readsComplaints ? 'no longer reads' : 'reads'} complaints.`,
          )
        }
      >
        {account.readsComplaints ? 'Take off complaints' : 'Name for complaints'}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {isSelf ? (
        <Muted css={{ flexShrink: 0, width: { base: 'full', sm: 'auto' } }}>
          {isOnly ? 'You are the only administrator: invite a second.' : 'You cannot remove yourself.'}
        </Muted>
      ) : (
        <HStack wrap="wrap" gap="2" css={{ width: { base: 'full', sm: 'auto' } }}>
          {account.lastSignInAt === null && !account.disabled ? (
            <Button css={inRow} onClick={() => void mailAgain()}>
              Send the mail again<VisuallyHidden> to {name}</VisuallyHidden>
            </Button>
          ) : null}
          <Button
            css={inRow}
            onClick={() => patch({ role: other }, `${name} is an ${roles[other].name.toLowerCase()} now.`)}
          >
            Make {roles[other].name.toLowerCase()}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
          <Button css={[inRow, { color: 'link.body' }]} variant="ghost" onClick={() => void remove()}>
            Remove<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </HStack>
      )}
    </ListRow>
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
      {(problemOf) => (
        <>
          <InputField
            label="Name"
            name="name"
            autoComplete="off"
            maxLength={120}
            problem={problemOf('name')}
          />
          <InputField
            label="Email"
            name="email"
            type="email"
            autoComplete="off"
            inputMode="email"
            problem={problemOf('email')}
          />
          <SelectField
            label="Role"
            help={`An editor ${roles.editor.may}; an administrator ${roles.administrator.may}.`}
            name="role"
            defaultValue="editor"
            options={Object.entries(roles).map(([value, { name }]) => ({ value, label: name }))}
          />
        </>
      )}
    </AccountForm>
  );
}

/** Who can sign in to the staff area: invite, remove, and who did that. `self` is the uid of the person who looks at it. */
function StaffForAdministrators({ self }: { self: string }) {
  const staff = useRead(staffRead);

  function tellChanged(text: string): void {
    showToast(text);
    invalidateAudit();
    staff.retry();
  }
  const change: StaffRowProps['change'] = (request, done) =>
    runWithToast(
      async () => {
        await apiData(request);
        tellChanged(done);
      },
      {
        onFailure: (failure) => {
          // Somebody else may have been faster: the list tells how it is now.
          if (failure instanceof ApiProblem) staff.retry();
          return {};
        },
      },
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
        {(accounts) => {
          const administrators = accounts.filter(
            (account) => roleOf(account) === 'administrator' && !account.disabled,
          );
          return (
            <Sheet css={{ paddingInline: '0', paddingBlock: '0' }} as="ul" aria-label="Staff accounts">
              {accounts.map((account) => (
                <StaffRow
                  key={account.uid}
                  account={account}
                  isSelf={account.uid === self}
                  isOnly={administrators.length === 1}
                  change={change}
                />
              ))}
            </Sheet>
          );
        }}
      </Loaded>
      <Sheet>
        <InviteForm onInvited={tellChanged} />
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
    <Stack gap="5" css={{ maxWidth: 'reading', marginInline: 'auto' }}>
      <ScreenHead title="Staff accounts" />
      {role === 'editor' ? (
        <Note>
          Only an administrator can see and change who is staff. Ask one of them to invite or to remove
          someone.
        </Note>
      ) : (
        <StaffForAdministrators self={uid} />
      )}
    </Stack>
  );
}
