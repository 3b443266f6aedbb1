import { Button, chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { endOtherSessions, endSession } from '../../../data/admin-account';
import { Line, Muted } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { formatDateTime } from '../../admin-ui/labels';
import { runWithToast } from '../../session/run-with-toast';
import { ownSessionsRead } from '../queries/reads';
import { Loaded, useRead } from '../queries/use-read';

export function OwnSessions() {
  const sessions = useRead(ownSessionsRead);
  const [ending, setEnding] = useState(false);

  async function end(work: () => Promise<void>, done: string) {
    if (ending) return;
    setEnding(true);
    await runWithToast(async () => {
      await work();
      showToast(done);
    });
    setEnding(false);
    sessions.retry(); // also where one has ended meanwhile
  }

  return (
    <Stack gap="4">
      <div>
        <chakra.h2 css={{ fontSize: 'lg' }}>Where you are signed in</chakra.h2>
        <Muted>Lost your phone, or used someone else’s computer? Sign it out from here.</Muted>
      </div>
      <Loaded read={sessions} failure="Failed to load where you are signed in" lines={3}>
        {(data) => (
          <>
            <ul aria-label="Where you are signed in">
              {data.map(({ id, device, signedInAt, usedAt, isThis }) => (
                <Line key={id} css={{ paddingBlock: '2' }}>
                  <div>
                    <b>
                      {device || (isThis ? 'This browser' : 'Another browser')}
                      {device && isThis ? ' (this browser)' : ''}
                    </b>
                    <Muted>
                      Signed in on {formatDateTime(signedInAt)}
                      {isThis ? '' : `, last used about ${formatDateTime(usedAt)}`}
                    </Muted>
                  </div>
                  {isThis ? null : (
                    <Button
                      variant="ghost"
                      aria-label={`Sign out: ${device || 'another browser'}, signed in on ${formatDateTime(signedInAt)}`}
                      aria-disabled={ending}
                      onClick={() => void end(() => endSession(id), 'You are signed out there.')}
                    >
                      Sign out
                    </Button>
                  )}
                </Line>
              ))}
            </ul>
            {data.length > 1 ? (
              <Button
                css={{ alignSelf: { base: 'stretch', sm: 'flex-start' } }}
                aria-disabled={ending}
                onClick={() => void end(endOtherSessions, 'You are signed out everywhere else.')}
              >
                {ending ? 'Signing out …' : 'Sign out everywhere else'}
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
