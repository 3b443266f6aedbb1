import type { ContentTypeDefinition } from '@content';
import { ApiProblem, NetworkError, SessionExpired, UnusableFile } from '../../data/staff/admin-client';
import { oneOf } from './labels';

/** The failed action as a participle: 'Not saved: …'. 'done' stands for any other action. */
export type Verb =
  | 'loaded'
  | 'saved'
  /** A file into the library. */
  | 'uploaded'
  | 'moved'
  | 'deleted'
  /** By Undo, right after it was deleted. */
  | 'brought back'
  /** Out of the trash. */
  | 'restored'
  | 'erased'
  | 'signed in'
  | 'done';

/** Actions that change nothing when they fail. */
const changeless: readonly Verb[] = ['loaded', 'uploaded', 'signed in'];
const UNREACHABLE = 'The site cannot be reached right now. Check the connection and try again.';
const UNCHANGED = 'The site cannot be reached right now. Nothing was changed.';
const STILL_HERE = 'What you typed is still here.';

/** The API's reason for a refusal (4xx). */
function refusal({ problem }: ApiProblem, verb: Verb, type: ContentTypeDefinition | undefined): string {
  const { status, detail } = problem;
  const isTrash = verb === 'restored' || verb === 'erased';
  if (isTrash && status === 404)
    return 'It is no longer in the trash: someone else has restored or erased it.';
  if (isTrash && status === 409 && type?.singleton)
    return `Not ${verb}: there is a ${oneOf(type)} already. Delete that one first.`;
  if (verb !== 'moved') return detail;
  return status === 412 || status === 404
    ? 'Not moved: someone else has changed the list in the meantime. This is how it is now.'
    : `Not moved. ${detail}`;
}

/** The message of a failed action, by the error and, for an action on an item, its type. */
export function failureText(error: unknown, verb: Verb, type?: ContentTypeDefinition): string {
  if (error instanceof SessionExpired) {
    return `Not ${verb}: you are not signed in.${verb === 'saved' ? ` ${STILL_HERE}` : ''}`;
  }
  if (error instanceof ApiProblem && error.problem.status < 500) return refusal(error, verb, type);
  if (type?.singleton && verb === 'saved' && !type.defaults) return `Failed to upload ${type.name}`;
  if (type?.singleton && verb === 'deleted') return `Failed to delete ${type.name}`;
  if (error instanceof NetworkError) return changeless.includes(verb) ? UNREACHABLE : UNCHANGED;
  const reason = error instanceof UnusableFile ? error.message : undefined;
  const detail = error instanceof ApiProblem ? error.problem.detail : reason;
  if (verb === 'saved') return `Not saved. ${detail ?? 'Something went wrong.'} ${STILL_HERE}`;
  if (verb === 'done' || changeless.includes(verb)) return detail ?? UNREACHABLE;
  return `Not ${verb}. ${detail ?? 'Try again in a moment.'}`;
}

/** The message of a failed login: the same for every refusal, whatever its reason, but for 429. */
export function signInFailureText(error: unknown): string {
  const status = error instanceof ApiProblem ? error.problem.status : 0;
  const isRefusal = status >= 400 && status < 500 && status !== 429;
  return isRefusal ? 'Invalid email or password' : failureText(error, 'signed in');
}
