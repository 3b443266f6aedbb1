import type { StaffAccount, StaffRole } from '@content/contract';
import { formatDateTime } from '../../admin-ui/labels';

/** How a person is called: the name, or the e-mail address where there is none. */
export const nameOf = ({ displayName, email }: Pick<StaffAccount, 'displayName' | 'email'>): string =>
  displayName ?? email;

/** What each role is called, and what it may do. */
export const roleWords: Readonly<Record<StaffRole, { name: string; may: string }>> = {
  editor: { name: 'Editor', may: 'changes everything that visitors read' },
  administrator: { name: 'Administrator', may: 'also decides who is staff' },
};

/** The role of an account. */
export const roleOf = ({ role }: Pick<StaffAccount, 'role'>): StaffRole => role ?? 'administrator';

/** Whether the person has used the account, and whether it can be used. */
export function statusLabel({ disabled, lastSignInAt }: StaffAccount): string {
  if (disabled) return 'Disabled: cannot sign in';
  return lastSignInAt === null
    ? 'Invited, has not signed in yet'
    : `Last signed in on ${formatDateTime(lastSignInAt)}`;
}
