import { Button } from '../admin-ui/button';
import { Dialog } from '../admin-ui/dialog';
import { Muted, Stack } from '../admin-ui/layout';
import { LoginForm } from './login-form';
import { endSignIn, useSignIn } from './sign-in-store';

/** Signs in again over whatever the person was doing; what they typed stays as it is. */
export function SignInDialog() {
  const open = useSignIn((state) => state.waiting !== null);
  return (
    <Dialog open={open} title="Sign in again" onClose={() => endSignIn(false)}>
      <Stack gap="5">
        <Muted>
          Your session has ended. Nothing you typed is lost: once you have signed in, the work goes on.
        </Muted>
        <LoginForm autoFocus onSignedIn={() => endSignIn(true)} />
        <Button variant="quiet" onClick={() => endSignIn(false)}>
          Not now
        </Button>
      </Stack>
    </Dialog>
  );
}
