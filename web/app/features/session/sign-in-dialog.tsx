import { Button } from '@chakra-ui/react';
import type { Person } from '@content/api/contract';
import { adminPaths } from '../../data/staff/admin-paths';
import { replaceSession, currentUser } from '../../data/staff/session';
import { Dialog } from '../admin-ui/dialog';
import { Muted } from '../admin-ui/layout';
import { LoginForm } from './login-form';

/** Signs in again over a screen, whose input stays as it is. */
export default function SignInDialog({ onEnd }: { onEnd: (isSignedIn: boolean) => void }) {
  /**
   * The same person goes on; another one begins at the dashboard, with a new page. Work that waits for the session keeps waiting
   * while the page is left: queued saves are sent once their owner is back.
   */
  function goOn({ uid }: Person): void {
    const owner = currentUser();
    if (owner === null || owner === uid) return onEnd(true);
    replaceSession();
    window.location.assign(adminPaths.home);
  }
  return (
    <Dialog title="Sign in again" onClose={() => onEnd(false)}>
      <Muted>
        Your session has ended, or someone else has signed in in another tab. Nothing you typed is lost: once
        you have signed in, the work goes on.
      </Muted>
      <LoginForm autoFocus onSignedIn={goOn} />
      <Button variant="ghost" onClick={() => onEnd(false)}>
        Not now
      </Button>
    </Dialog>
  );
}
