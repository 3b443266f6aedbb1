import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { replaceSession, setSignOutQueued } from '../../../data/staff/session';
import { confirm } from '../../admin-ui/dialog';
import { keepEmail } from '../../session/known-email';
import { draftKeys, forgetDrafts } from '../drafts/draft-store';
import { leaveAnyway, useUnsaved } from '../drafts/leave-guard';

async function signOut(navigate: NavigateFunction): Promise<void> {
  const isUnsaved = useUnsaved.getState().unsaved || draftKeys().length > 0;
  const question = {
    title: 'Sign out without saving?',
    action: 'Sign out',
    cancel: 'Stay here',
    children: (
      <p>
        Some texts or files in this browser are not saved yet. Signing out deletes them, since others may use
        this browser. To save them, stay here: what you typed is offered where you typed it.
      </p>
    ),
  };
  if (isUnsaved && !(await confirm(question))) return;
  keepEmail('');
  setSignOutQueued(true);
  leaveAnyway();
  replaceSession();
  // The login page tells the site.
  await navigate(adminPaths.login);
  // Once no form is there that would keep its text again.
  await forgetDrafts();
}

/** Returns a function that signs the person out, after a question where that deletes unsaved work. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => void signOut(navigate);
}
