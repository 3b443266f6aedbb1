import type { StaffAccount } from '@content/contract';
import { ApiProblem, SessionExpired } from '../../../data/admin-client';
import { momentInWords } from '../../admin-ui/words';

/** How a person is called: the name, or the address where there is none. */
export const nameOf = ({ displayName, email }: Pick<StaffAccount, 'displayName' | 'email'>): string =>
  displayName ?? email;

/** Whether the person has used the account, and whether it can be used. */
export function stateInWords({ disabled, lastSignInAt }: StaffAccount): string {
  if (disabled) return 'Disabled: cannot sign in';
  return lastSignInAt === null
    ? 'Invited, has not signed in yet'
    : `Last signed in on ${momentInWords(lastSignInAt)}`;
}

/** Why something with a staff account was not done. */
export function staffFailure(error: unknown): string {
  if (error instanceof ApiProblem) return error.problem.detail;
  if (error instanceof SessionExpired) return 'Not done: you are not signed in.';
  return 'The site cannot be reached right now. Check the connection and try again.';
}
