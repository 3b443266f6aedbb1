import type { StaffAccount, StaffRole } from '@content/contract';
import { ApiProblem, logFailure } from '../../../data/admin-client';
import { requestPasswordReset } from '../../../data/admin-session';
import { changeRole, removeStaff } from '../../../data/admin-staff';
import { failureText } from '../../admin-ui/failure-text';
import { showToast } from '../../admin-ui/toasts';
import { withSignIn } from '../../session/sign-in-store';
import { staffRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import { invalidateAudit } from '../queries/writes';
import { nameOf, roleWords } from './staff-labels';

/** The staff accounts on the screen, and what can be done with them. */
export function useStaff() {
  const { data, error, busy, retry } = useRead(staffRead);

  function changed(text: string): void {
    showToast(text);
    invalidateAudit();
    retry();
  }

  async function change(work: () => Promise<void>, done: string): Promise<void> {
    try {
      await withSignIn(work);
      changed(done);
    } catch (failure) {
      logFailure(failure);
      showToast(failureText(failure, 'done'));
      // Somebody else may have been faster: the list tells how it is now.
      if (failure instanceof ApiProblem) retry();
    }
  }

  const remove = (account: StaffAccount) =>
    change(() => removeStaff(account.uid), `${nameOf(account)} can no longer sign in.`);
  const giveRole = (account: StaffAccount, role: StaffRole) =>
    change(
      () => changeRole(account.uid, role),
      `${nameOf(account)} is an ${roleWords[role].name.toLowerCase()} now.`,
    );

  async function mailAgain({ email }: StaffAccount): Promise<void> {
    try {
      await requestPasswordReset(email);
      showToast(`A mail with a link to choose a password is on its way to ${email}.`);
    } catch (failure) {
      logFailure(failure);
      showToast(failureText(failure, 'done'));
    }
  }

  return {
    accounts: data ?? [],
    error,
    busy,
    retry,
    changed,
    remove: (account: StaffAccount) => void remove(account),
    giveRole: (account: StaffAccount, role: StaffRole) => void giveRole(account, role),
    mailAgain: (account: StaffAccount) => void mailAgain(account),
  };
}
