import type { ContentTypeDefinition } from '@content';
import { ApiProblem, SessionExpired } from '../../../data/admin-client';
import { oneOf } from '../../admin-ui/words';

/** How long an item can still be restored. */
export function daysLeftInWords(days: number): string {
  if (days === 0) return 'erased with the next daily clean-up';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** Why something in the trash could not be done: 'restored' or 'erased'. */
export function failureInWords(
  type: ContentTypeDefinition,
  done: 'restored' | 'erased',
  error: unknown,
): string {
  const status = error instanceof ApiProblem ? error.problem.status : 0;
  if (status === 404) return 'It is no longer in the trash: someone else has restored or erased it.';
  if (status === 409 && type.singleton) {
    return `Not restored: there is a ${oneOf(type)} already. Delete that one first.`;
  }
  if (error instanceof ApiProblem && status < 500) return error.problem.detail;
  if (error instanceof SessionExpired) return `Not ${done}: you are not signed in.`;
  return `The ${oneOf(type)} was not ${done}. Try again in a moment.`;
}
