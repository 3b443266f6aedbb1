import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { SECOND_FACTOR_FIELDS } from '@content/api/staff-contract';
import {
  credentialsSchema,
  nameChangeSchema,
  passwordChangeSchema,
  passwordResetSchema,
} from '@content/api/people';
import { nothing, signedIn } from '@content/api/responses';
import { endpoint } from './endpoint';
import { HttpProblem, notSignedIn, refusedAt } from './problems';
import { clearCookie, readCookie, setCookie } from './session-cookie';
import { countCodeAttempt, countAttempt, requireOwnPassword } from './attempts';

/** The reply to a request for a reset mail takes this long at least: sending one takes longer than finding nobody. */
const RESET_REPLY_MS = 1000;

/** The password was right, and the person has turned on the second step: the same request once more, with a code. */
const codeWanted = (message: string) => refusedAt(401, SECOND_FACTOR_FIELDS.login, message);

/** Signing in and out, who is signed in, password reset; the own name and password. Each path has two aliases. */
export const sessionEndpoints = {
  login: endpoint('post', '/admins/login', {
    summary: 'Sign in',
    access: 'public',
    body: credentialsSchema,
    response: { description: 'The person', schema: signedIn },
    problems: [401, 429],
    handle: async ({ services, request, response, body: { email, password, code = '' } }) => {
      const { accounts, config, secondFactors, security, sessions } = services;
      const { place, forget } = await countAttempt(services, request, 'login', email);
      const account = await accounts.checkPassword(email, password);
      if (!account || account.disabled || !account.isStaff) {
        security.note('signInRefused', { email, place });
        throw new HttpProblem(401, 'Invalid email or password');
      }
      const hasSecondFactor = (await secondFactors.find(account.uid)) !== null;
      if (hasSecondFactor) {
        if (code === '') throw codeWanted('Enter the code that your authenticator app shows.');
        await countCodeAttempt(services, request, 'login', account.uid);
        if (!(await secondFactors.take(account.uid, code))) {
          security.note('codeRefused', { uid: account.uid, place });
          throw codeWanted('This code is not right, or was used before. Wait for the next one.');
        }
      }
      await forget();
      const before = await sessions.find(readCookie(request));
      if (before) await sessions.end(before);
      setCookie(config, response, await sessions.start(account, hasSecondFactor));
      security.note('signIn', { uid: account.uid, place });
      return account.person;
    },
  }),
  refresh: endpoint('post', '/admin/refresh-token', {
    summary: 'Renew the session',
    access: 'public', // a session that wants a refresh opens nothing else
    response: { description: 'The person', schema: signedIn },
    problems: [401],
    handle: async ({ services, request, response }) => {
      const { config, sessions } = services;
      const session = await sessions.find(readCookie(request));
      // The cookie stays: another tab may have got a newer one meanwhile, which a late response would delete.
      if (!session?.account.isStaff) throw notSignedIn();
      setCookie(config, response, await sessions.renew(session));
      return session.account.person;
    },
  }),
  logout: endpoint('post', '/admins/logout', {
    summary: 'Sign out',
    access: 'public',
    response: { description: 'Done', schema: nothing },
    handle: async ({ services, request, response }) => {
      const { config, security, sessions } = services;
      const session = await sessions.find(readCookie(request));
      if (session) {
        await sessions.end(session);
        security.note('signOut', { uid: session.account.uid });
      }
      clearCookie(config, response);
      return {};
    },
  }),
  passwordReset: endpoint('post', '/admins/password-reset', {
    summary: 'Ask for a reset mail',
    access: 'public',
    body: passwordResetSchema,
    response: { description: 'The same for everybody', schema: z.object({ message: z.string() }) },
    problems: [429],
    handle: async ({ services, request, body: { email } }) => {
      const { place } = await countAttempt(services, request, 'reset', email);
      services.security.note('resetMailAsked', { email, place });
      await Promise.all([services.accounts.sendPasswordReset(email), pause(RESET_REPLY_MS)]);
      return { message: 'If this address belongs to a staff member, a mail is on its way.' };
    },
  }),
  me: endpoint('get', '/admins/me', {
    summary: 'Who is signed in',
    withoutSecondFactor: true,
    response: { description: 'The person', schema: signedIn },
    handle: ({ person }) => Promise.resolve(person),
  }),
  changeName: endpoint('patch', '/admins/me', {
    summary: 'Change the own name',
    body: nameChangeSchema,
    response: { description: 'The person', schema: signedIn },
    handle: async ({ services, person: { uid }, body: { name } }) =>
      (await services.accounts.setName(uid, name)).person,
  }),
  changePassword: endpoint('post', '/admins/password', {
    summary: 'Change the own password, and sign out everywhere else',
    body: passwordChangeSchema,
    response: { description: 'The person', schema: signedIn },
    problems: [429],
    handle: async ({ services, request, response, session, person: own, body: { current, password } }) => {
      const { accounts, audit, clock, config, security, sessions } = services;
      const place = await requireOwnPassword(services, request, own, current, {
        field: 'current',
        message: 'This is not your present password.',
      });
      await accounts.setPassword(own.uid, password);
      setCookie(config, response, await sessions.endOthers(session));
      security.note('passwordChanged', { uid: own.uid, place });
      // No mail is sent: the log tells the person and everybody else, wherever they sign in next.
      const action = 'passwordChanged';
      await audit.noteStaffChange({ action, account: own, actor: own, at: clock() });
      return own;
    },
  }),
  endOtherSessions: endpoint('post', '/admins/sessions/end-others', {
    summary: 'Sign out everywhere else',
    response: { description: 'Done', schema: nothing },
    handle: async ({ services, response, session, person: { uid } }) => {
      const { config, security, sessions } = services;
      setCookie(config, response, await sessions.endOthers(session));
      security.note('signOut', { uid, what: 'everywhere else' });
      return {};
    },
  }),
};
