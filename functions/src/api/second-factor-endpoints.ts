import type { Person, SecondFactorState } from '@content/api/contract';
import { ownPasswordSchema, secondFactorCodeSchema } from '@content/api/people';
import { newSecondFactor, recoveryCodes, secondFactorState } from '@content/api/responses';
import type { Services } from '../services';
import { endpoint } from './endpoint';
import { conflict, refusedAt } from './problems';
import { setCookie } from './session-cookie';
import { countCodeAttempt, requireOwnPassword } from './attempts';

const wrongCode = (message: string) => refusedAt(400, 'code', message);
const notThisCode = () =>
  wrongCode('This code is not right, or was used before. Wait for the next one and enter that.');

/** A change of the person's own second step, in the log beside the changes of the staff. */
async function note(
  { audit, clock, security }: Services,
  action: 'secondFactorOn' | 'secondFactorOff',
  person: Person,
): Promise<void> {
  security.note(action, { uid: person.uid });
  await audit.noteStaffChange({ action, account: person, actor: person, at: clock() });
}

async function stateOf({ config, secondFactors }: Services, { uid }: Person): Promise<SecondFactorState> {
  const factor = await secondFactors.find(uid);
  return {
    since: factor?.since.toISOString() ?? null,
    recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
    isRequired: config.secondFactorRequired,
  };
}

/** The second step of one's own signing in: whether it is on, on, new recovery codes, off. Each path has two aliases. */
export const secondFactorEndpoints = {
  secondFactor: endpoint('get', '/admins/second-factor', {
    summary: 'Whether the own second step is on',
    withoutSecondFactor: true,
    response: { description: 'Its state', schema: secondFactorState },
    handle: ({ services, person }) => stateOf(services, person),
  }),
  beginSecondFactor: endpoint('post', '/admins/second-factor', {
    summary: 'Make a secret for an authenticator app; it counts once a code is confirmed',
    withoutSecondFactor: true,
    body: ownPasswordSchema,
    response: { description: 'The secret', schema: newSecondFactor },
    problems: [409, 429],
    handle: async ({ services, request, person, body: { password } }) => {
      const { config, secondFactors } = services;
      // Whoever has found an open session is not to put their own phone before the person's account.
      await requireOwnPassword(services, request, person, password, {
        field: 'password',
        message: 'This is not your password.',
      });
      const data = await secondFactors.begin(person.uid, person.email, new URL(config.origin).host);
      if (!data) throw conflict('The second step is on already. Turn it off first.');
      return data;
    },
  }),
  confirmSecondFactor: endpoint('post', '/admins/second-factor/confirm', {
    summary: 'Turn the second step on with a code of the app',
    withoutSecondFactor: true,
    body: secondFactorCodeSchema,
    response: { description: 'Recovery codes, shown this once', schema: recoveryCodes },
    problems: [429],
    handle: async ({ services, request, response, session, person, body: { code } }) => {
      await countCodeAttempt(services, request, 'account', person.uid);
      const { config, secondFactors, sessions } = services;
      const codes = await secondFactors.confirm(person.uid, code);
      if (!codes)
        throw wrongCode('This code is not right. Enter the one that the app shows now for this account.');
      // Only the session that has just shown a code goes on.
      setCookie(config, response, await sessions.endOthers(session, true));
      await note(services, 'secondFactorOn', person);
      return { recoveryCodes: codes };
    },
  }),
  renewRecoveryCodes: endpoint('post', '/admins/second-factor/recovery-codes', {
    summary: 'Make new recovery codes; the old ones are worth nothing any more',
    withoutSecondFactor: true,
    body: secondFactorCodeSchema,
    response: { description: 'Recovery codes, shown this once', schema: recoveryCodes },
    problems: [429],
    handle: async ({ services, request, person, body: { code } }) => {
      await countCodeAttempt(services, request, 'account', person.uid);
      const codes = await services.secondFactors.renewRecoveryCodes(person.uid, code);
      if (!codes) throw notThisCode();
      return { recoveryCodes: codes };
    },
  }),
  endSecondFactor: endpoint('post', '/admins/second-factor/off', {
    summary: 'Turn the second step off with a code',
    withoutSecondFactor: true,
    body: secondFactorCodeSchema,
    response: { description: 'Its state', schema: secondFactorState },
    problems: [409, 429],
    handle: async ({ services, request, person, body: { code } }) => {
      const { config, secondFactors } = services;
      if (config.secondFactorRequired)
        throw conflict('The organisation asks for the second step: it cannot be turned off.');
      await countCodeAttempt(services, request, 'account', person.uid);
      if (!(await secondFactors.take(person.uid, code))) throw notThisCode();
      await secondFactors.remove(person.uid);
      await note(services, 'secondFactorOff', person);
      return stateOf(services, person);
    },
  }),
};
