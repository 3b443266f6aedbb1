import { z } from 'zod';
import { nameChangeSchema, passwordChangeSchema } from '@content/people';
import { nothing, ownSession, signedIn } from '@content/responses';
import { toPerson } from './access';
import { dataOf, endpoint } from './endpoint';
import { deviceOf } from './client-address';
import { notFound } from './problems';
import { readCookie, setSession } from './session-cookie';
import { requireOwnPassword } from './attempts';

const tagged = { tag: 'Session' } as const;
/** The own account: name, password, and where the person is signed in. Each has two spellings, as for the session. */
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
      data: toPerson(await services.accounts.setName(uid, name)),
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
    handle: async ({ services, request, response, person: own, body: { current, password } }) => {
      const { accounts, audit, clock, config, security, sessions } = services;
      const place = await requireOwnPassword(services, request, own, current, {
        field: 'current',
        message: 'This is not your present password.',
      });
      const { id, mark } = readCookie(request);
      const hasSecondFactor = id ? ((await sessions.find(id))?.hasSecondFactor ?? false) : false;
      await accounts.setPassword(own.uid, password);
      await sessions.endAll(own.uid);
      const begun = await sessions.start(own.uid, hasSecondFactor, deviceOf(request));
      setSession(config, response, { id: begun, mark });
      security.note('passwordChanged', { uid: own.uid, place });
      // No mail can be sent: the log tells the person and everybody else, wherever they sign in next.
      const action = 'passwordChanged';
      await audit.noteStaffChange({ action, account: own, actor: own, at: clock() });
      return { data: own };
    },
  }),
  endpoint({
    method: 'get',
    path: '/admins/sessions',
    operationId: 'ownSessions',
    summary: 'Where the person is signed in',
    ...tagged,
    response: { description: 'The sessions', schema: dataOf(z.array(ownSession)) },
    handle: async ({ services, request, person: { uid } }) => {
      const sessions = await services.sessions.list(uid, readCookie(request).id);
      const data = sessions.map(({ id, device, signedInAt, usedAt, isThis }) => ({
        id,
        device,
        signedInAt: signedInAt.toISOString(),
        usedAt: usedAt.toISOString(),
        isThis,
      }));
      return { data };
    },
  }),
  endpoint({
    method: 'post',
    path: '/admins/sessions/end-others',
    operationId: 'endOtherSessions',
    summary: 'Sign out everywhere else',
    ...tagged,
    response: { description: 'Done', schema: dataOf(nothing) },
    handle: async ({ services, request, person: { uid } }) => {
      const { id } = readCookie(request);
      if (id) await services.sessions.endOthers(uid, id);
      services.security.note('signOut', { uid, what: 'everywhere else' });
      return { data: {} };
    },
  }),
  // Behind those whose paths it would take.
  endpoint({
    method: 'delete',
    path: '/admins/sessions/:id',
    operationId: 'endSession',
    summary: 'Sign out in one browser',
    ...tagged,
    response: { description: 'Done', schema: dataOf(nothing) },
    handle: async ({ services, person: { uid }, params: { id = '' } }) => {
      if (!(await services.sessions.endOne(uid, id))) throw notFound('That session has ended already');
      services.security.note('signOut', { uid, what: 'one session' });
      return { data: {} };
    },
  }),
];
