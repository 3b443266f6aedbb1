import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { redirect } from 'react-router-dom';
import { sendQueuedSignOut, whoAmI } from '../../data/staff/admin-session';
import { isSignOutQueued, mayHaveSession, useQueuedSignOut } from '../../data/staff/session';
import { queryClient } from '../../features/content-admin/queries/query-client';
import { useWhenOnline } from '../../data/staff/connectivity';
import { QuietFooter } from '@site/web/features/shell/quiet-footer';
import { LoginPage } from '../../features/session/login-page';
import { destination } from '../../features/session/destination';
import type { Route } from './+types/login';

/** Milliseconds in which the site mostly answers; a line that hangs may take minutes to break. */
const PATIENCE = 2_000;

/**
 * Whoever is signed in already goes straight on. A sign-out that the site has not heard of comes first; it does not keep the
 * staff area on the screen.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // The screen that is left asks nothing more; cleared under it, it would read all again.
  await queryClient.cancelQueries();
  if (isSignOutQueued()) {
    const end = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false));
    if (!(await Promise.race([sendQueuedSignOut(), end]))) return null;
  }
  if (!mayHaveSession()) return null;
  const signedIn = await whoAmI().then(
    () => true,
    () => false,
  );
  if (signedIn) {
    queryClient.clear();
    throw redirect(destination(new URL(request.url).searchParams.get('to')));
  }
  return null;
}
clientLoader.hydrate = true as const;

/** The server's HTML: without JavaScript a login form would put the password into the URL. */
export function HydrateFallback() {
  return (
    <>
      <>
        <title>Admin Portal</title>
        <meta name="robots" content="noindex" />
      </>
      <chakra.div css={{ minHeight: '100dvh' }} />
      <QuietFooter />
    </>
  );
}

export default function Login() {
  const isQueued = useQueuedSignOut();
  const [isBusy, setBusy] = useState(false);
  useWhenOnline(isQueued && !isBusy, () => {
    setBusy(true);
    void sendQueuedSignOut().finally(() => setBusy(false));
  });
  // What the person before has read is forgotten.
  useEffect(() => queryClient.clear(), []);
  return <LoginPage isSignOutQueued={isQueued} />;
}
