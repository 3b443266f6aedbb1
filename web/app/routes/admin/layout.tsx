import { chakra } from '@chakra-ui/react';
import type { ClientLoaderFunctionArgs } from 'react-router-dom';
import { Outlet, redirect, useLoaderData } from 'react-router-dom';
import { whoAmI } from '../../data/admin-session';
import { mayHaveSession } from '../../data/session-mark';
import { AdminProvider } from '../../features/admin-ui/admin-provider';
import { AdminError } from '../../features/content-admin/frame/admin-error';
import { Frame } from '../../features/content-admin/frame/frame';
import { loginPath, orSignIn } from '../../features/session/require-session';

/** Admin screens want a session; without one they lead to the login page, and from there back here. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
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
    <chakra.div minHeight="100dvh" display="grid" placeContent="center" color="fg.muted">
      <title>Admin Portal</title>
      <meta name="robots" content="noindex" />
      <p role="status">Opening the Admin Portal …</p>
    </chakra.div>
  );
}

/** The frame of every admin screen. */
export default function AdminLayout() {
  const { person } = useLoaderData<typeof clientLoader>();
  return (
    <AdminProvider>
      <Frame person={person}>
        <Outlet />
      </Frame>
    </AdminProvider>
  );
}

export function ErrorBoundary() {
  return (
    <AdminProvider>
      <chakra.main maxWidth="wide" marginInline="auto" padding="6" minHeight="100dvh">
        <AdminError />
      </chakra.main>
    </AdminProvider>
  );
}
