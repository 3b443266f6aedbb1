import { z } from 'zod';
import type { Person, StaffAccount, StaffAction } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { invitationSchema, staffChangeSchema } from '@content/api/people';
import { invitedAccount, staffAccount } from '@content/api/responses';
import { logWarning } from '../request-log';
import type { Services } from '../services';
import { StoreUnavailable } from '../store/deadline';
import type { StaffChange } from '../store/staff';
import { StaffConflict } from '../store/staff';
import { dataOf, endpoint } from './endpoint';
import { administratorsOnly } from './access';
import { HttpProblem, forbidden, notFound } from './problems';

function conflictAt(field: string, message: string): HttpProblem {
  return new HttpProblem(409, message, [{ field, message }]);
}

function problemOf({ reason }: StaffConflict): HttpProblem {
  switch (reason) {
    case 'already':
      return conflictAt('email', 'This person is a staff member already');
    case 'disabled':
      return conflictAt('email', 'This account was disabled. Enable it in the Firebase console first.');
    case 'missing':
      return notFound('There is no such staff member');
    case 'last':
      return new HttpProblem(409, 'This is the last administrator. Make someone else one first.');
    case 'notStaff':
      return administratorsOnly();
  }
}

async function changing(work: Promise<StaffAccount>): Promise<StaffAccount> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StaffConflict ? problemOf(error) : error;
  }
}

/** A change that a person asks for, which is told to both logs. */
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
export const staffEndpoints = [
  endpoint({
    method: 'get',
    path: '/admins/staff',
    operationId: 'listStaff',
    summary: 'Who is staff',
    access: 'administrator',
    response: { description: 'All staff accounts', schema: dataOf(z.array(staffAccount)) },
    handle: async ({ services }) => ({ data: await services.staff.list() }),
  }),
  endpoint({
    method: 'post',
    path: '/admins/staff',
    operationId: 'inviteStaff',
    summary: 'Make a person staff and mail them a link to choose a password',
    access: 'administrator',
    body: invitationSchema,
    response: {
      status: 201,
      description: 'The account, and whether the mail went out',
      schema: dataOf(invitedAccount),
    },
    problems: [409],
    handle: async ({ services, response, person, body: { name, email, role } }) => {
      const invited = changeOf(services, person, 'invite');
      const account = await changing(services.staff.add(email, invited, name, role));
      const mailSent = await sendInvitation(services, account.email);
      response.set('Location', staffApiPaths.staffMember(account.uid));
      return { data: { ...account, mailSent } };
    },
  }),
  endpoint({
    method: 'patch',
    path: '/admins/staff/:uid',
    operationId: 'changeStaff',
    summary: 'Make a staff member an administrator or an editor, or name them for complaints',
    access: 'administrator',
    body: staffChangeSchema,
    response: { description: 'The account', schema: dataOf(staffAccount) },
    problems: [409],
    handle: async ({ services, params, person, body: { role, readsComplaints } }) => {
      const uid = params['uid'] ?? '';
      if (role === undefined) {
        const isOn = readsComplaints === true;
        const named = changeOf(services, person, isOn ? 'nameForComplaints' : 'unnameForComplaints');
        return { data: await changing(services.staff.setReadsComplaints(uid, isOn, named)) };
      }
      if (uid === person.uid) throw forbidden('You cannot change your own role. Ask another administrator.');
      const action = role === 'editor' ? 'makeEditor' : 'makeAdministrator';
      const changed = services.staff.setRole(uid, role, changeOf(services, person, action));
      return { data: await changing(changed) };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/admins/staff/:uid',
    operationId: 'removeStaff',
    summary: 'End the access of a staff member at once',
    access: 'administrator',
    response: { description: 'The uid', schema: dataOf(staffAccount.pick({ uid: true })) },
    problems: [409],
    handle: async ({ services, params, person }) => {
      const uid = params['uid'] ?? '';
      if (uid === person.uid) throw forbidden('You cannot remove yourself. Ask another staff member.');
      await changing(services.staff.remove(uid, changeOf(services, person, 'remove')));
      return { data: { uid } };
    },
  }),
];
