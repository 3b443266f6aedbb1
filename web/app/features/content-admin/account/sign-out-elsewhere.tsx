import { Button, chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { endOtherSessions } from '../../../data/admin-account';
import { Muted } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { runWithToast } from '../../session/run-with-toast';

/** Ends every session of the person but this one. */
export function SignOutElsewhere() {
  const [ending, setEnding] = useState(false);

  async function end() {
    if (ending) return;
    setEnding(true);
    await runWithToast(async () => {
      await endOtherSessions();
      showToast('You are signed out everywhere else.');
    });
    setEnding(false);
  }

  return (
    <Stack gap="4">
      <div>
        <chakra.h2 css={{ fontSize: 'lg' }}>Other browsers</chakra.h2>
        <Muted>Lost your phone, or used someone else’s computer? Sign out there from here.</Muted>
      </div>
      <Button
        css={{ alignSelf: { base: 'stretch', sm: 'flex-start' } }}
        aria-disabled={ending}
        onClick={() => void end()}
      >
        {ending ? 'Signing out …' : 'Sign out everywhere else'}
      </Button>
    </Stack>
  );
}
