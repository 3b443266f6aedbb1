import type { StaffAccount } from '@content/contract';
import { momentInWords } from '../../admin-ui/words';

/** How a person is called: the name, or the e-mail address where there is none. */
export const nameOf = ({ displayName, email }: Pick<StaffAccount, 'displayName' | 'email'>): string =>
  displayName ?? email;

/** Whether the person has used the account, and whether it can be used. */
export function stateInWords({ disabled, lastSignInAt }: StaffAccount): string {
  if (disabled) return 'Disabled: cannot sign in';
  return lastSignInAt === null
    ? 'Invited, has not signed in yet'
    : `Last signed in on ${momentInWords(lastSignInAt)}`;
}
