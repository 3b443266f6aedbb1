import { chakra } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, redirect } from 'react-router-dom';
import { whoAmI } from '../../data/admin-session';
import { mayHaveSession } from '../../data/session-mark';
import { AdminProvider } from '../../features/admin-ui/admin-provider';
import { AdminError } from '../../features/content-admin/frame/admin-error';
import { Frame } from '../../features/content-admin/frame/frame';
import { queryClient } from '../../features/content-admin/queries/query-client';
import { Footer } from '../../features/shell/footer';
import { loginPath, orSignIn } from '../../features/session/require-session';
import type { Route } from './+types/layout';

/** Admin screens want a session; without one they lead to the login page, and from there back here. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  if (!mayHaveSession()) throw redirect(loginPath(pathname + search));
  return { person: await orSignIn(request, whoAmI) };
}
clientLoader.hydrate = true as const;

/** Who is signed in is asked once; each request checks the session anyway. */
export const shouldRevalidate = () => false;

/** What the server sends: the staff area itself is rendered in the browser only. */
export function HydrateFallback() {
  return (
    <>
      <title>Admin Portal</title>
      <meta name="robots" content="noindex" />
      <chakra.div minHeight="100dvh" display="grid" placeContent="center" color="fg.muted">
        <p role="status">Opening the Admin Portal …</p>
      </chakra.div>
      <Footer quiet />
    </>
  );
}

/** The frame of every admin screen. */
export default function AdminLayout({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <AdminProvider>
        <Frame person={person}>
          <Outlet />
        </Frame>
      </AdminProvider>
    </QueryClientProvider>
  );
}

export function ErrorBoundary() {
  return (
    <AdminProvider>
      <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
        <chakra.main width="full" maxWidth="wide" marginInline="auto" padding="6" paddingBottom="12">
          <AdminError />
        </chakra.main>
        <Footer quiet />
      </chakra.div>
    </AdminProvider>
  );
}
