import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { Config } from '../config';
import { SESSION_IDLE_MS } from '../store/sessions';

/** The one cookie that Hosting lets through. */
const COOKIE = '__session';

/** The session cookie of a request. */
export function readCookie(request: Request): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[COOKIE];
}

function options(config: Config): CookieOptions {
  return { httpOnly: true, secure: !config.emulated, sameSite: 'strict', path: '/api' };
}

/** Gives the browser a session cookie. */
export function setCookie(config: Config, response: Response, cookie: string): void {
  response.cookie(COOKIE, cookie, { ...options(config), maxAge: SESSION_IDLE_MS });
}

/** Takes it from the browser. */
export function clearCookie(config: Config, response: Response): void {
  response.clearCookie(COOKIE, options(config));
}
