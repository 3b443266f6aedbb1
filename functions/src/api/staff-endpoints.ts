import type { Request, Response, Router } from 'express';
import { z } from 'zod';
import type { Person, StaffAccount } from '@content/contract';
import { apiPaths } from '@content/contract';
import type { Services } from '../services';
import { StoreUnavailable } from '../store/deadline';
import { StaffConflict } from '../store/staff';
import { requireStaff } from './access';
import { mount, sendPrivate } from './mount';
import { HttpProblem, forbidden, notFound } from './problems';
import { emailSchema, readBody } from './read-body';

const inviteSchema = z.object({
  name: z
    .string({ error: 'Name is required' })
    .trim()
    .min(1, { error: 'Name is required' })
    .max(120, { error: 'Name can have at most 120 characters' }),
  email: emailSchema,
});

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
      return new HttpProblem(409, 'This is the last staff member. Invite somebody else first.');
    case 'notStaff':
      return forbidden('This account may not change the site');
  }
}

/** Staff accounts, for staff: list, invite by e-mail, remove. Both spellings work, as for the session. */
export function staffRouter(services: Services): Router {
  const { accounts, audit, clock, staff } = services;

  async function changing(work: Promise<StaffAccount>): Promise<StaffAccount> {
    try {
      return await work;
    } catch (error) {
      throw error instanceof StaffConflict ? problemOf(error) : error;
    }
  }

  async function note(action: 'invite' | 'remove', account: StaffAccount, actor: Person): Promise<void> {
    await audit.noteStaffChange({ action, account, actor, at: clock() });
  }

  /** The account exists whatever becomes of its mail, which can be sent again. */
  async function sendMail(email: string): Promise<boolean> {
    try {
      return await accounts.sendPasswordReset(email);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      console.error('invitation not mailed', error);
      return false;
    }
  }

  async function list(request: Request, response: Response): Promise<void> {
    await requireStaff(services, request);
    sendPrivate(response, await staff.list());
  }

  async function invite(request: Request, response: Response): Promise<void> {
    const person = await requireStaff(services, request);
    const { name, email } = await readBody(request, inviteSchema, ['name', 'email']);
    const account = await changing(staff.add(email, name));
    await note('invite', account, person);
    const mailSent = await sendMail(account.email);
    response.set('Location', apiPaths.staffMember(account.uid));
    sendPrivate(response, { ...account, mailSent }, 201);
  }

  async function remove(request: Request, response: Response): Promise<void> {
    const person = await requireStaff(services, request);
    const uid = String(request.params['uid']);
    if (uid === person.uid) throw forbidden('You cannot remove yourself. Ask another staff member.');
    await note('remove', await changing(staff.remove(uid, person.uid)), person);
    sendPrivate(response, { uid });
  }

  const endpoints = ['admin', 'admins'].flatMap((prefix) => [
    { method: 'get' as const, path: `/${prefix}/staff`, handle: list },
    { method: 'post' as const, path: `/${prefix}/staff`, handle: invite },
    { method: 'delete' as const, path: `/${prefix}/staff/:uid`, handle: remove },
  ]);
  return mount(services, endpoints);
}
