import { chakra } from '@chakra-ui/react';
import type { Person } from '@content/contract';
import { LoadFailure } from '../../admin-ui/load-failure';
import { Muted, Sheet, Stack } from '../../admin-ui/layout';
import { ScreenHead } from '../../admin-ui/screen-head';
import { secondFactorRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import { SecondStep } from './second-step';

/** The person's own account: who they are here, and the second step of signing in. */
export function AccountScreen({ person }: { person: Person }) {
  const { data, error, busy, retry } = useRead(secondFactorRead);
  return (
    <Stack gap="5" maxWidth="reading" marginInline="auto">
      <ScreenHead title="Your account" />
      <Sheet>
        <chakra.p fontWeight="bold" overflowWrap="anywhere">
          {person.displayName ?? person.email}
        </chakra.p>
        {person.displayName === null ? null : <Muted overflowWrap="anywhere">{person.email}</Muted>}
        <Muted marginTop="2">
          To choose a new password, sign out and press “Forgotten your password?”: a link comes by mail.
        </Muted>
      </Sheet>
      {error ? (
        <LoadFailure title="Failed to load your account" error={error} busy={busy} onRetry={retry} />
      ) : null}
      {data === undefined ? null : (
        <Sheet>
          <SecondStep key={data.since ?? 'off'} read={data} onOutdated={retry} />
        </Sheet>
      )}
    </Stack>
  );
}
