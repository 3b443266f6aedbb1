import type { CookieOptions, Request, Response } from 'express';
import type { UploadGrant } from '@content/contract';
import { credentialsSchema, passwordResetSchema } from '@content/people';
import type { Config } from '../config';
import type { Services } from '../services';
import { SESSION_IDLE_MS } from '../store/sessions';
import { SESSION_COOKIE, isStanding, sessionId, toPerson } from './access';
import { endpoint } from './endpoint';
import type { Schema } from './openapi-parts';
import { HttpProblem, notSignedIn, tooManyTries } from './problems';

const WINDOW_MS = 15 * 60 * 1000;
/** Tries for one e-mail address from one IP, for one address from anywhere, and of anything from one IP. */
const allowances = {
  pair: { tries: 10, windowMs: WINDOW_MS },
  email: { tries: 50, windowMs: WINDOW_MS },
  ip: { tries: 100, windowMs: WINDOW_MS },
} as const;

const requiredTexts = (...names: string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  required: names,
});

/** `UploadGrant` of the contract. */
const uploadGrantSchema: Schema = {
  type: 'object',
  properties: {
    uid: { type: 'string' },
    token: { type: 'string', description: 'Custom token of Firebase Authentication' },
    firebase: requiredTexts('apiKey', 'projectId', 'storageBucket'),
    emulators: { oneOf: [requiredTexts('auth', 'storage'), { type: 'null' }] },
  },
  required: ['uid', 'token', 'firebase', 'emulators'],
};

const done = { description: 'Done', schema: { type: 'object' } };

function cookieOptions(config: Config): CookieOptions {
  return { httpOnly: true, secure: !config.emulated, sameSite: 'strict', path: '/api' };
}

function setCookie({ config }: Services, response: Response, id: string): void {
  response.cookie(SESSION_COOKIE, id, { ...cookieOptions(config), maxAge: SESSION_IDLE_MS });
}

function clearCookie({ config }: Services, response: Response): void {
  response.clearCookie(SESSION_COOKIE, cookieOptions(config));
}

/** Counts a try to sign in and returns what forgets it, after a success. Throws 429. */
async function countTry(
  { throttle }: Services,
  request: Request,
  email: string,
): Promise<() => Promise<void>> {
  const ip = request.ip ?? 'unknown';
  const keys = { pair: `${email.toLowerCase()} ${ip}`, email: email.toLowerCase(), ip };
  for (const kind of ['pair', 'email', 'ip'] as const) {
    const wait = await throttle.count(`login ${kind} ${keys[kind]}`, allowances[kind]);
    if (wait > 0) throw tooManyTries(wait);
  }
  return () => throttle.clear(`login pair ${keys.pair}`);
}

/** Signing in and out, who is signed in, password reset, the token for large uploads. Each has two spellings. */
export const sessionEndpoints = [
  endpoint({
    method: 'post',
    path: '/admins/login',
    alias: '/admin/login',
    operationId: 'login',
    summary: 'Sign in',
    tag: 'Session',
    access: 'public',
    body: credentialsSchema,
    response: done,
    handle: async ({ services, request, response, body: { email, password } }) => {
      const forget = await countTry(services, request, email);
      const account = await services.accounts.checkPassword(email, password);
      if (!account || account.disabled || !account.isAdmin) {
        throw new HttpProblem(401, 'Invalid email or password');
      }
      await forget();
      setCookie(services, response, await services.sessions.start(account.uid));
      return { data: toPerson(account) };
    },
  }),
  endpoint({
    method: 'post',
    path: '/admin/refresh-token',
    alias: '/admins/refresh-token',
    operationId: 'refresh',
    summary: 'Renew the session',
    tag: 'Session',
    access: 'public', // a session that wants a refresh opens nothing else
    response: done,
    handle: async ({ services, request, response }) => {
      const { accounts, sessions } = services;
      const id = sessionId(request);
      const session = id ? await sessions.find(id) : null;
      if (!id || !session) {
        clearCookie(services, response);
        throw notSignedIn();
      }
      const account = await accounts.find(session.uid);
      if (!isStanding(session, account) || !account.isAdmin) {
        await sessions.end(id);
        clearCookie(services, response);
        throw notSignedIn();
      }
      setCookie(services, response, await sessions.rotate(id, session));
      return { data: toPerson(account) };
    },
  }),
  endpoint({
    method: 'post',
    path: '/admins/logout',
    alias: '/admin/logout',
    operationId: 'logout',
    summary: 'Sign out',
    tag: 'Session',
    access: 'public',
    response: done,
    handle: async ({ services, request, response }) => {
      const id = sessionId(request);
      if (id) await services.sessions.end(id);
      clearCookie(services, response);
      return { data: {} };
    },
  }),
  endpoint({
    method: 'post',
    path: '/admins/password-reset',
    alias: '/admin/password-reset',
    operationId: 'passwordReset',
    summary: 'Ask for a reset mail',
    tag: 'Session',
    access: 'public',
    body: passwordResetSchema,
    response: done,
    handle: async ({ services, body: { email } }) => {
      const allowance = { tries: 5, windowMs: WINDOW_MS };
      const wait = await services.throttle.count(`reset ${email.toLowerCase()}`, allowance);
      if (wait > 0) throw tooManyTries(wait);
      await services.accounts.sendPasswordReset(email);
      return { data: { message: 'If this address belongs to a staff member, a mail is on its way.' } };
    },
  }),
  endpoint({
    method: 'post',
    path: '/admins/upload-token',
    alias: '/admin/upload-token',
    operationId: 'uploadToken',
    summary: 'Prepare a resumable upload',
    tag: 'Session',
    response: { description: 'What the Storage SDK needs', schema: uploadGrantSchema },
    handle: async ({ services: { accounts, config }, person }) => {
      const { webApiKey, projectId, bucket, authEmulator: auth, storageEmulator: storage } = config;
      const grant: UploadGrant = {
        uid: person.uid,
        token: await accounts.uploadToken(person.uid),
        firebase: { apiKey: webApiKey, projectId, storageBucket: bucket },
        emulators: auth && storage ? { auth, storage } : null,
      };
      return { data: grant };
    },
  }),
  endpoint({
    method: 'get',
    path: '/admins/me',
    alias: '/admin/me',
    operationId: 'me',
    summary: 'Who is signed in',
    tag: 'Session',
    response: { description: 'The person', schema: { type: 'object' } },
    handle: ({ person }) => Promise.resolve({ data: person }),
  }),
];
