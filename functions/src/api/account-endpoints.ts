import { nameChangeSchema, passwordChangeSchema } from '@content/api/people';
import { nothing, signedIn } from '@content/api/responses';
import { dataOf, endpoint } from './endpoint';
import { setCookie } from './session-cookie';
import { requireOwnPassword } from './attempts';

const tagged = { tag: 'Session' } as const;
/** The own account: name, password, and signing out everywhere else. Each path has two aliases, as for the session. */
export const accountEndpoints = [
  endpoint({
    method: 'patch',
    path: '/admins/me',
    operationId: 'changeName',
    summary: 'Change the own name',
    ...tagged,
    body: nameChangeSchema,
    response: { description: 'The person', schema: dataOf(signedIn) },
    handle: async ({ services, person: { uid }, body: { name } }) => ({
      data: (await services.accounts.setName(uid, name)).person,
    }),
  }),
  endpoint({
    method: 'post',
    path: '/admins/password',
    operationId: 'changePassword',
    summary: 'Change the own password, and sign out everywhere else',
    ...tagged,
    body: passwordChangeSchema,
    response: { description: 'The person', schema: dataOf(signedIn) },
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
      return { data: own };
    },
  }),
  endpoint({
    method: 'post',
    path: '/admins/sessions/end-others',
    operationId: 'endOtherSessions',
    summary: 'Sign out everywhere else',
    ...tagged,
    response: { description: 'Done', schema: dataOf(nothing) },
    handle: async ({ services, response, session, person: { uid } }) => {
      const { config, security, sessions } = services;
      setCookie(config, response, await sessions.endOthers(session));
      security.note('signOut', { uid, what: 'everywhere else' });
      return { data: {} };
    },
  }),
];
