import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { logFailure } from '../../../data/admin-client';
import { endOtherSessions, endSession } from '../../../data/admin-account';
import { Button } from '../../admin-ui/button';
import { failureText } from '../../admin-ui/failure-text';
import { Muted, Stack } from '../../admin-ui/layout';
import { LoadFailure } from '../../admin-ui/load-failure';
import { Loading } from '../../admin-ui/loading';
import { showToast } from '../../admin-ui/toasts';
import { formatDateTime } from '../../admin-ui/labels';
import { withSignIn } from '../../session/sign-in-store';
import { ownSessionsRead } from '../queries/reads';
import { useRead } from '../queries/use-read';

/** Where the person is signed in, and the way out everywhere else. */
export function OwnSessions() {
  const { data, error, busy, retry } = useRead(ownSessionsRead);
  const [ending, setEnding] = useState(false);

  async function end(work: () => Promise<void>, told: string) {
    if (ending) return;
    setEnding(true);
    try {
      await withSignIn(work);
      showToast(told);
    } catch (failure) {
      logFailure(failure);
      showToast(failureText(failure, 'done'));
    } finally {
      setEnding(false);
      retry(); // also where one has ended meanwhile
    }
  }

  return (
    <Stack gap="4">
      <div>
        <chakra.h2 fontSize="lg">Where you are signed in</chakra.h2>
        <Muted>Lost your phone, or used someone else’s computer? Sign it out from here.</Muted>
      </div>
      {error ? (
        <LoadFailure
          title="Failed to load where you are signed in"
          error={error}
          busy={busy}
          onRetry={retry}
        />
      ) : null}
      {data === undefined && !error ? <Loading /> : null}
      {data === undefined ? null : (
        <chakra.ul listStyleType="none" aria-label="Where you are signed in">
          {data.map(({ id, device, signedInAt, usedAt, isThis }) => (
            <chakra.li
              key={id}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              columnGap="4"
              paddingBlock="2"
              borderBottomWidth="1px"
              borderColor="border.subtle"
              fontSize="sm"
              _last={{ borderBottomWidth: '0' }}
            >
              <div>
                <chakra.b>
                  {device || (isThis ? 'This browser' : 'Another browser')}
                  {device && isThis ? ' (this browser)' : ''}
                </chakra.b>
                <Muted>
                  Signed in on {formatDateTime(signedInAt)}
                  {isThis ? '' : `, last used about ${formatDateTime(usedAt)}`}
                </Muted>
              </div>
              {isThis ? null : (
                <Button
                  variant="quiet"
                  aria-label={`Sign out: ${device || 'another browser'}, signed in on ${formatDateTime(signedInAt)}`}
                  aria-disabled={ending}
                  onClick={() => void end(() => endSession(id), 'You are signed out there.')}
                >
                  Sign out
                </Button>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {data !== undefined && data.length > 1 ? (
        <Button
          alignSelf={{ base: 'stretch', sm: 'flex-start' }}
          aria-disabled={ending}
          onClick={() => void end(endOtherSessions, 'You are signed out everywhere else.')}
        >
          {ending ? 'Signing out …' : 'Sign out everywhere else'}
        </Button>
      ) : null}
    </Stack>
  );
}
