import type { StaffAccount } from '@content/contract';
import { useState } from 'react';
import { ApiProblem, logFailure } from '../../../data/admin-client';
import { requestPasswordReset } from '../../../data/admin-session';
import { removeStaff } from '../../../data/admin-staff';
import { withSignIn } from '../../session/sign-in-store';
import { showToast } from '../../admin-ui/toasts';
import type { LoadedStaff } from './load-staff';
import { loadStaff } from './load-staff';
import { nameOf, staffFailure } from './staff-words';

/** The staff accounts on the screen, and what can be done with them. */
export function useStaff(first: LoadedStaff) {
  const [staff, setStaff] = useState(first);
  const [busy, setBusy] = useState(false);
  /** Counts the changes made here: the history begins again with each. */
  const [changes, setChanges] = useState(0);

  async function reload(): Promise<void> {
    setBusy(true);
    try {
      setStaff(await withSignIn(loadStaff));
    } catch (error) {
      logFailure(error);
      setStaff((now) => ({ ...now, failed: staffFailure(error) }));
    } finally {
      setBusy(false);
    }
  }

  async function changed(text: string): Promise<void> {
    showToast(text);
    setChanges((count) => count + 1);
    await reload();
  }

  async function remove(account: StaffAccount): Promise<void> {
    try {
      await withSignIn(() => removeStaff(account.uid));
      await changed(`${nameOf(account)} can no longer sign in.`);
    } catch (error) {
      logFailure(error);
      showToast(staffFailure(error));
      // Somebody else may have been faster: the list tells how it is now.
      if (error instanceof ApiProblem) await reload();
    }
  }

  async function mailAgain({ email }: StaffAccount): Promise<void> {
    try {
      await requestPasswordReset(email);
      showToast(`A mail with a link to choose a password is on its way to ${email}.`);
    } catch (error) {
      logFailure(error);
      showToast(staffFailure(error));
    }
  }

  return {
    ...staff,
    busy,
    changes,
    reload: () => void reload(),
    changed: (text: string) => void changed(text),
    remove: (account: StaffAccount) => void remove(account),
    mailAgain: (account: StaffAccount) => void mailAgain(account),
  };
}
