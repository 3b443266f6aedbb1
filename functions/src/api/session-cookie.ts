import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { Config } from '../config';
import { DEVICE_MARK_MS } from '../store/devices';

/** The one cookie that Hosting lets through. */
const COOKIE = '__session';

/** The session's id, and behind a dot the mark of a known device. */
interface SessionCookie {
  readonly id: string | undefined;
  readonly mark: string | undefined;
}

/** Reads the cookie of a request. */
export function readCookie(request: Request): SessionCookie {
  const value = parseCookie(request.headers.cookie ?? '')[COOKIE] ?? '';
  const dot = value.indexOf('.');
  const [id, mark] = dot < 0 ? [value, ''] : [value.slice(0, dot), value.slice(dot + 1)];
  return { id: id || undefined, mark: mark || undefined };
}

function options(config: Config): CookieOptions {
  return { httpOnly: true, secure: !config.emulated, sameSite: 'strict', path: '/api' };
}

/** Gives the browser a session, and keeps its mark. When a session ends, the server knows. */
export function setSession(config: Config, response: Response, { id, mark }: SessionCookie): void {
  const value = [id ?? '', ...(mark ? [mark] : [])].join('.');
  response.cookie(COOKIE, value, { ...options(config), maxAge: DEVICE_MARK_MS });
}

/** Takes the session from the browser that sent a request; its mark stays. */
export function clearSession(config: Config, request: Request, response: Response): void {
  const { mark } = readCookie(request);
  if (mark) setSession(config, response, { id: undefined, mark });
  else response.clearCookie(COOKIE, options(config));
}
