import { z } from 'zod';
import type { Person, StaffAction } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { invitationSchema, staffChangeSchema } from '@content/api/people';
import { invitedAccount, staffAccount } from '@content/api/responses';
import { logWarning } from '../request-log';
import type { Services } from '../services';
import { StoreUnavailable } from '../store/timeout';
import type { StaffChange } from '../store/staff';
import { endpoint } from './endpoint';
import { forbidden } from './problems';

/** A change by a person, which both logs note. */
const changeOf = (
  { audit, clock, security }: Services,
  person: Person,
  action: StaffAction,
): Required<StaffChange> => ({
  by: person.uid,
  note: async (account) => {
    security.note(action, { uid: person.uid, target: account.uid });
    await audit.noteStaffChange({ action, account, actor: person, at: clock() });
  },
});

/** The account exists whatever becomes of its mail, which can be sent again. */
async function sendInvitation({ accounts }: Services, email: string): Promise<boolean> {
  try {
    return await accounts.sendPasswordReset(email);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    logWarning('invitation not mailed', error);
    return false;
  }
}

/** The staff accounts: list, invite by e-mail, remove. Each path has two aliases, as for the session. */
export const staffEndpoints = {
  listStaff: endpoint('get', '/admins/staff', {
    summary: 'Who is staff',
    access: 'administrator',
    response: { description: 'All staff accounts', schema: z.array(staffAccount) },
    handle: ({ services }) => services.staff.list(),
  }),
  inviteStaff: endpoint('post', '/admins/staff', {
    summary: 'Make a person staff and mail them a link to choose a password',
    access: 'administrator',
    body: invitationSchema,
    response: {
      status: 201,
      description: 'The account, and whether the mail went out',
      schema: invitedAccount,
    },
    problems: [409],
    handle: async ({ services, response, person, body: { name, email, role } }) => {
      const invited = changeOf(services, person, 'invite');
      const account = await services.staff.add(email, invited, name, role);
      const mailSent = await sendInvitation(services, account.email);
      response.set('Location', staffApiPaths.staffMember(account.uid));
      return { ...account, mailSent };
    },
  }),
  changeStaff: endpoint('patch', '/admins/staff/:uid', {
    summary: 'Make a staff member an administrator or an editor, or name them for complaints',
    access: 'administrator',
    body: staffChangeSchema,
    response: { description: 'The account', schema: staffAccount },
    problems: [409],
    handle: async ({ services, params: { uid = '' }, person, body: { role, readsComplaints } }) => {
      if (role === undefined) {
        const isOn = readsComplaints === true;
        const named = changeOf(services, person, isOn ? 'nameForComplaints' : 'unnameForComplaints');
        return services.staff.setReadsComplaints(uid, isOn, named);
      }
      if (uid === person.uid) throw forbidden('You cannot change your own role. Ask another administrator.');
      const action = role === 'editor' ? 'makeEditor' : 'makeAdministrator';
      return services.staff.setRole(uid, role, changeOf(services, person, action));
    },
  }),
  removeStaff: endpoint('delete', '/admins/staff/:uid', {
    summary: 'End the access of a staff member at once',
    access: 'administrator',
    response: { description: 'The uid', schema: staffAccount.pick({ uid: true }) },
    problems: [409],
    handle: async ({ services, params: { uid = '' }, person }) => {
      if (uid === person.uid) throw forbidden('You cannot remove yourself. Ask another staff member.');
      await services.staff.remove(uid, changeOf(services, person, 'remove'));
      return { uid };
    },
  }),
};
