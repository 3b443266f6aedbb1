import { Button } from '@chakra-ui/react';
import type { Person } from '@content/api/contract';
import { adminPaths } from '../../data/staff/admin-paths';
import { replaceSession, currentUser } from '../../data/staff/session';
import { Dialog } from '../admin-ui/dialog';
import { Muted } from '../admin-ui/layout';
import { LoginForm } from './login-form';

/** Signs in again over whatever the person was doing; what they typed stays as it is. */
export function SignInDialog({ onEnd }: { onEnd: (isSignedIn: boolean) => void }) {
  /**
   * The person goes on; another one finds nothing of theirs, and begins at the dashboard. What waits for the session waits
   * on while the page is being left: nobody has given it up, so what Save has queued is sent once its owner is back.
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
