import { chakra } from '@chakra-ui/react';
import { nameChangeSchema, PASSWORD_MIN_LENGTH, passwordChangeSchema } from '@content/api/people';
import { useRevalidator } from 'react-router-dom';
import { z } from 'zod';
import { staffApiPaths } from '@content/api/staff-contract';
import { whoAmI } from '../../../data/staff/authentication';
import { personName } from '../../admin-ui/labels';
import { Muted, Screen, Sheet } from '../../admin-ui/layout';
import { loadRead } from '../queries/query-client';
import { secondFactorRead } from '../queries/reads';
import { Loaded } from '../../admin-ui/loaded';
import { useRead } from '../queries/use-read';
import { requireSession } from '../../session/require-session';
import { SchemaInput } from '../../session/schema-form';
import { sendWithToast } from '../../session/with-sign-in';
import { AccountForm } from './account-form';
import { SecondStep } from './second-step';
import type { Route } from './+types/account-screen';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [person] = await Promise.all([requireSession(request, whoAmI), loadRead(request, secondFactorRead)]);
  return person;
}

/** The person's own account: name, password, the second step of signing in, and signing out everywhere else. */
export default function AccountScreen({ loaderData: person }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <Screen title="Your account" maxWidth="reading">
      <Sheet>
        <chakra.p css={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>{personName(person)}</chakra.p>
        {person.displayName === null ? null : (
          <Muted css={{ overflowWrap: 'anywhere' }}>{person.email}</Muted>
        )}
      </Sheet>
      <AccountForm
        title="Your name"
        lead="As colleagues see it in the history."
        schema={nameChangeSchema}
        action={['Save the name', 'Saving …']}
        send={async (body) => {
          await sendWithToast({ method: 'PATCH', path: staffApiPaths.me, body }, 'Your name is saved.');
          await revalidate();
        }}
      >
        <SchemaInput
          key={person.displayName}
          name="name"
          label="Name"
          autoComplete="name"
          defaultValue={person.displayName ?? ''}
        />
      </AccountForm>
      <AccountForm
        title="Your password"
        lead={`At least ${PASSWORD_MIN_LENGTH} characters: four words that have nothing to do with each other are easy to keep. Every other browser is signed out.`}
        schema={passwordChangeSchema}
        action={['Change the password', 'Changing …']}
        send={async (body, form) => {
          const request = { method: 'POST', path: staffApiPaths.password, body } as const;
          await sendWithToast(request, 'Your password is changed. You are signed out everywhere else.');
          form.reset();
        }}
      >
        <SchemaInput
          name="current"
          label="Your present password"
          type="password"
          autoComplete="current-password"
        />
        <SchemaInput name="password" label="A new password" type="password" autoComplete="new-password" />
      </AccountForm>
      <Loaded read={useRead(secondFactorRead)} failure="Failed to load your account">
        {(state) => (
          <Sheet>
            <SecondStep state={state} />
          </Sheet>
        )}
      </Loaded>
      <AccountForm
        title="Other browsers"
        lead="Lost your phone, or used someone else’s computer? Sign out there from here."
        schema={z.object({})}
        action={['Sign out everywhere else', 'Signing out …']}
        send={() =>
          sendWithToast(
            { method: 'POST', path: staffApiPaths.endOtherSessions },
            'You are signed out everywhere else.',
          )
        }
      />
    </Screen>
  );
}
