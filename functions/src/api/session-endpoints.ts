import type { CookieOptions, Request, Response, Router } from 'express';
import { z } from 'zod';
import type { UploadGrant } from '@content/contract';
import type { Services } from '../services';
import { SESSION_IDLE_MS } from '../store/sessions';
import { SESSION_COOKIE, isStanding, requireStaff, sessionId, toPerson } from './access';
import type { Endpoint } from './mount';
import { mount, sendPrivate } from './mount';
import { HttpProblem, notSignedIn, tooManyTries } from './problems';
import { emailSchema, readBody } from './read-body';

const WINDOW_MS = 15 * 60 * 1000;
/** Tries of one address from one place, of one address from anywhere, and of anything from one place. */
const allowances = {
  pair: { tries: 10, windowMs: WINDOW_MS },
  email: { tries: 50, windowMs: WINDOW_MS },
  place: { tries: 100, windowMs: WINDOW_MS },
} as const;

const credentialsSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: 'Password is required' })
    .min(1, { error: 'Password is required' })
    .max(4096, { error: 'Password is too long' }),
});

/** Login, refresh, logout, who am I, password reset: decisions.md section 4. */
export function sessionRouter(services: Services): Router {
  const { accounts, sessions, throttle, config } = services;
  const cookie: CookieOptions = {
    httpOnly: true,
    secure: !config.emulated,
    sameSite: 'strict',
    path: '/api',
  };
  const setCookie = (response: Response, id: string) =>
    response.cookie(SESSION_COOKIE, id, { ...cookie, maxAge: SESSION_IDLE_MS });
  const clearCookie = (response: Response) => response.clearCookie(SESSION_COOKIE, cookie);

  async function countTry(request: Request, email: string): Promise<() => Promise<void>> {
    const place = request.ip ?? 'unknown';
    const address = email.toLowerCase();
    const keys = { pair: `${address} ${place}`, email: address, place };
    for (const kind of ['pair', 'email', 'place'] as const) {
      const wait = await throttle.count(`login ${kind} ${keys[kind]}`, allowances[kind]);
      if (wait > 0) throw tooManyTries(wait);
    }
    return () => throttle.clear(`login pair ${keys.pair}`);
  }

  async function login(request: Request, response: Response): Promise<void> {
    const { email, password } = await readBody(request, credentialsSchema, ['email', 'password']);
    const forget = await countTry(request, email);
    const account = await accounts.checkPassword(email, password);
    if (!account || account.disabled || !account.isAdmin) {
      throw new HttpProblem(401, 'Invalid email or password');
    }
    await forget();
    setCookie(response, await sessions.start(account.uid));
    sendPrivate(response, toPerson(account));
  }

  async function refresh(request: Request, response: Response): Promise<void> {
    const id = sessionId(request);
    const session = id ? await sessions.find(id) : null;
    if (!id || !session) {
      clearCookie(response);
      throw notSignedIn();
    }
    const account = await accounts.find(session.uid);
    if (!isStanding(session, account) || !account.isAdmin) {
      await sessions.end(id);
      clearCookie(response);
      throw notSignedIn();
    }
    setCookie(response, await sessions.rotate(id, session));
    sendPrivate(response, toPerson(account));
  }

  async function logout(request: Request, response: Response): Promise<void> {
    const id = sessionId(request);
    if (id) await sessions.end(id);
    clearCookie(response);
    sendPrivate(response, {});
  }

  async function me(request: Request, response: Response): Promise<void> {
    sendPrivate(response, await requireStaff(services, request));
  }

  async function passwordReset(request: Request, response: Response): Promise<void> {
    const { email } = await readBody(request, z.object({ email: emailSchema }), ['email']);
    const wait = await throttle.count(`reset ${email.toLowerCase()}`, { tries: 5, windowMs: WINDOW_MS });
    if (wait > 0) throw tooManyTries(wait);
    await accounts.sendPasswordReset(email);
    sendPrivate(response, { message: 'If this address belongs to a staff member, a mail is on its way.' });
  }

  async function uploadToken(request: Request, response: Response): Promise<void> {
    const person = await requireStaff(services, request);
    const { webApiKey, projectId, bucket, authEmulator: auth, storageEmulator: storage } = config;
    const grant: UploadGrant = {
      uid: person.uid,
      token: await accounts.uploadToken(person.uid),
      firebase: { apiKey: webApiKey, projectId, storageBucket: bucket },
      emulators: auth && storage ? { auth, storage } : null,
    };
    sendPrivate(response, grant);
  }

  const actions: readonly [Endpoint['method'], string, Endpoint['handle']][] = [
    ['post', 'login', login],
    ['post', 'refresh-token', refresh],
    ['post', 'logout', logout],
    ['get', 'me', me],
    ['post', 'password-reset', passwordReset],
    ['post', 'upload-token', uploadToken],
  ];
  const endpoints = ['admin', 'admins'].flatMap((prefix) =>
    actions.map(([method, name, handle]) => ({ method, path: `/${prefix}/${name}`, handle })),
  );
  return mount(services, endpoints);
}
