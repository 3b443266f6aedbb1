import { chakra, Stack } from '@chakra-ui/react';
import { nameChangeSchema, PASSWORD_MIN_LENGTH, passwordChangeSchema } from '@content/api/people';
import { useRevalidator } from 'react-router-dom';
import { z } from 'zod';
import { staffApiPaths } from '@content/api/staff-contract';
import { apiData } from '../../../data/staff/admin-client';
import { whoAmI } from '../../../data/staff/admin-session';
import { InputField } from '../../admin-ui/forms';
import { Muted, Sheet, ScreenHead } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { loadRead } from '../queries/query-client';
import { secondFactorRead } from '../queries/reads';
import { Loaded, useRead } from '../queries/use-read';
import { requireSession } from '../../session/require-session';
import { AccountForm } from './account-form';
import { SecondStep } from './second-step';
import type { Route } from './+types/account-screen';

/** Returns who looks at it. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [person] = await Promise.all([requireSession(request, whoAmI), loadRead(request, secondFactorRead)]);
  return person;
}

/** The person's own account: name, password, the second step of signing in, and signing out everywhere else. */
export default function AccountScreen({ loaderData: person }: Route.ComponentProps) {
  const secondFactor = useRead(secondFactorRead);
  const { revalidate } = useRevalidator();
  return (
    <Stack gap="5" css={{ maxWidth: 'reading', marginInline: 'auto' }}>
      <ScreenHead title="Your account" />
      <Sheet>
        <chakra.p css={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>
          {person.displayName ?? person.email}
        </chakra.p>
        {person.displayName === null ? null : (
          <Muted css={{ overflowWrap: 'anywhere' }}>{person.email}</Muted>
        )}
      </Sheet>
      <Sheet>
        <AccountForm
          title="Your name"
          lead="As colleagues see it in the history."
          schema={nameChangeSchema}
          action={['Save the name', 'Saving …']}
          send={async ({ name }) => {
            await apiData({ method: 'PATCH', path: staffApiPaths.me, body: { name } });
            showToast('Your name is saved.');
            await revalidate();
          }}
        >
          {(problemOf) => (
            <InputField
              key={person.displayName}
              label="Name"
              name="name"
              autoComplete="name"
              defaultValue={person.displayName ?? ''}
              problem={problemOf('name')}
            />
          )}
        </AccountForm>
      </Sheet>
      <Sheet>
        <AccountForm
          title="Your password"
          lead={`At least ${PASSWORD_MIN_LENGTH} characters: four words that have nothing to do with each other are easy to keep. Every other browser is signed out.`}
          schema={passwordChangeSchema}
          action={['Change the password', 'Changing …']}
          send={async (input, form) => {
            await apiData({ method: 'POST', path: staffApiPaths.password, body: input });
            form.reset();
            showToast('Your password is changed. You are signed out everywhere else.');
          }}
        >
          {(problemOf) => (
            <>
              <InputField
                label="Your present password"
                name="current"
                type="password"
                autoComplete="current-password"
                problem={problemOf('current')}
              />
              <InputField
                label="A new password"
                name="password"
                type="password"
                autoComplete="new-password"
                problem={problemOf('password')}
              />
            </>
          )}
        </AccountForm>
      </Sheet>
      <Loaded read={secondFactor} failure="Failed to load your account">
        {(read) => (
          <Sheet>
            <SecondStep key={read.since ?? 'off'} read={read} onOutdated={secondFactor.retry} />
          </Sheet>
        )}
      </Loaded>
      <Sheet>
        <AccountForm
          title="Other browsers"
          lead="Lost your phone, or used someone else’s computer? Sign out there from here."
          schema={z.object({})}
          action={['Sign out everywhere else', 'Signing out …']}
          send={async () => {
            await apiData({ method: 'POST', path: staffApiPaths.endOtherSessions });
            showToast('You are signed out everywhere else.');
          }}
        >
          {() => null}
        </AccountForm>
      </Sheet>
    </Stack>
  );
}
