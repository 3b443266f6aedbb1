import type { NextFunction, Request, Response } from 'express';
import { STATUS_CODES } from 'node:http';
import { apiPaths, type FieldError, type Problem } from '@content/api/contract';
import { ROLE_FIELD } from '@content/api/staff-contract';
import { fileMessages } from '@content/files/limits';
import { publishingPartNames } from '@content/items/publishing-status';
import { cachePolicy } from '../cache-policy';
import type { FileRefusal } from '../media-processing/check-file';
import { InvalidQuery, ConsentRequired, LimitReached, MediaInUse, ValidationFailed } from '../domain/errors';
import { logWarning, noteError, requestId } from '../request-log';
import { StoreUnavailable } from '../store/timeout';
import { TooManyPasswords } from '../store/accounts';
import { WriteConflict } from '../store/write-conflict';
import { StaffConflict } from '../store/staff';

/** An error with its response: status, RFC 9457 problem details, further headers. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly errors?: readonly FieldError[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status} ${detail}`);
    this.name = 'HttpProblem';
  }
}

export const badRequest = (detail: string, errors?: readonly FieldError[]) =>
  new HttpProblem(400, detail, errors);
export const notSignedIn = (detail = 'Sign in to go on') => new HttpProblem(401, detail);
export const forbidden = (detail: string) => new HttpProblem(403, detail);
export const notFound = (detail = 'There is nothing at this address') => new HttpProblem(404, detail);
/** What was found at an address. Throws 404 where nothing was. */
export function existing<T>(found: T | null | undefined, detail?: string): T {
  if (found === null || found === undefined) throw notFound(detail);
  return found;
}
export const notPossible = (method: string, possible: readonly string[]) =>
  new HttpProblem(405, `${method} is not possible here`, undefined, { Allow: possible.join(', ') });
export const conflict = (detail: string, headers?: Readonly<Record<string, string>>) =>
  new HttpProblem(409, detail, undefined, headers);
/** A write is based on what is not there any more. */
export const changedSince = () => new HttpProblem(412, 'Someone else has changed this in the meantime');
export const tooManyAttempts = (seconds: number, detail = 'Too many attempts. Try again later.') =>
  new HttpProblem(429, detail, undefined, { 'Retry-After': String(seconds) });
/** A refusal that stands at one field. */
export const refusedAt = (status: number, field: string, message: string) =>
  new HttpProblem(status, message, [{ field, message }]);
/** The refusal of what an editor may not do; the session goes on. */
export const administratorsOnly = () =>
  refusedAt(403, ROLE_FIELD, 'Only an administrator can do this. Ask one of them.');
/** Firebase does not say when it takes passwords again. */
const FIREBASE_LOCK_S = 300;
const UNAVAILABLE = 'The service is not available right now. Try again in a moment.';

/** Errors of Express and its parsers that carry a client's status, for example a malformed URL. */
function ofFramework(error: unknown): HttpProblem | null {
  const status = (error as { status?: unknown }).status;
  if (typeof status !== 'number' || status < 400 || status > 499) return null;
  return new HttpProblem(
    status,
    status === 413 ? 'The request is too large' : 'The request could not be read',
  );
}

/** What the store does not allow of a write to an item. */
function conflictProblem({ type, reason, existingId }: WriteConflict, method: string): HttpProblem {
  const { defaults, label, messages, name, path } = type;
  const { notFound: missing, deleteMissing = missing } = messages;
  const problems: Readonly<Record<WriteConflict['reason'], () => HttpProblem>> = {
    missing: () => notFound(method === 'DELETE' ? deleteMissing : missing),
    stale: changedSince,
    otherRequest: () => new HttpProblem(422, 'This Idempotency-Key belongs to another request'),
    unpublished: () => conflict(`Visitors do not see this ${name}: it is a draft already.`),
    mediaMissing: () => conflict(fileMessages.gone),
    noDraft: () => conflict(`This ${name} has no draft beside what visitors see.`),
    deleted: () => conflict('This was added and deleted in the meantime'),
    exists: () =>
      conflict(
        // Words are there from the beginning: somebody else was the first to change them.
        defaults
          ? `“${label.one}” has been changed for the first time meanwhile. Change that instead.`
          : `There is a ${name} already. Replace it instead.`,
        { Location: apiPaths.one(path, existingId) },
      ),
  };
  return problems[reason]();
}

const staffProblems: Readonly<Record<StaffConflict['reason'], () => HttpProblem>> = {
  already: () => refusedAt(409, 'email', 'This person is a staff member already'),
  disabled: () =>
    refusedAt(409, 'email', 'This account was disabled. Enable it in the Firebase console first.'),
  missing: () => notFound('There is no such staff member'),
  last: () => conflict('This is the last administrator. Make someone else one first.'),
  notStaff: administratorsOnly,
};

/** Why a file cannot be deleted. */
function inUse({ uses }: MediaInUse): HttpProblem {
  const titles = [...new Set(uses.map(({ title }) => `“${title}”`))].join(', ');
  const where =
    uses.length > 0
      ? `${titles} ${uses.length === 1 ? 'uses' : 'use'} this file. Remove it there first.`
      : 'An item in the trash or an earlier version still uses this file. It is deleted when the last of them is.';
  return conflict(where);
}

const refusalStatus: Readonly<Record<FileRefusal, number>> = { damaged: 400, tooLarge: 413, wrongType: 415 };

/** The problem that an error stands for; 500 for one that nothing here knows. */
export function toProblem(error: unknown, request: Request): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof ValidationFailed) {
    const { detail, errors, refusal } = error;
    return new HttpProblem(refusal ? refusalStatus[refusal] : 400, detail, errors);
  }
  if (error instanceof ConsentRequired) {
    const errors = error.questions.map((question) => ({ field: publishingPartNames.confirm, ...question }));
    return new HttpProblem(409, error.message, errors);
  }
  if (error instanceof WriteConflict) return conflictProblem(error, request.method);
  if (error instanceof StaffConflict) return staffProblems[error.reason]();
  if (error instanceof MediaInUse) return inUse(error);
  if (error instanceof InvalidQuery) return badRequest(error.message);
  if (error instanceof LimitReached) return tooManyAttempts(error.seconds, error.message);
  if (error instanceof StoreUnavailable)
    return new HttpProblem(503, UNAVAILABLE, undefined, { 'Retry-After': '5' });
  if (error instanceof TooManyPasswords) return tooManyAttempts(FIREBASE_LOCK_S);
  return ofFramework(error) ?? new HttpProblem(500, 'Something went wrong on our side. Try again.');
}

/** Ends a response that fails after its headers, with a line in the log unless the client has left. */
export function breakOff(error: unknown, { method, path }: Request, response: Response): void {
  // A client that leaves closes the response without an error; Storage that fails destroys it with its own.
  const hasClientLeft = response.destroyed && response.errored === null && !response.writableFinished;
  if (!hasClientLeft) logWarning(`${method} ${path} broke off`, error);
  response.destroy();
}

/** Turns every error into its response. Unknown ones stay opaque; what fails on our side names the request. */
export function problemHandler(
  error: unknown,
  request: Request,
  response: Response,
  _next: NextFunction,
): void {
  if (response.headersSent) return breakOff(error, request, response);
  const { status, detail, errors = [], headers } = toProblem(error, request);
  const isOurs = status >= 500;
  if (isOurs) noteError(error);
  const body: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    errors: errors.length > 0 ? errors : undefined,
    requestId: isOurs ? requestId() : undefined,
  };
  // Caches may keep no error but the 404 of what is public.
  if (status !== 404) response.set('Cache-Control', cachePolicy.private);
  response.status(status).set(headers).type('application/problem+json').send(JSON.stringify(body));
}
