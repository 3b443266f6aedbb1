import { chakra, Container } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, redirect } from 'react-router-dom';
import { adminPaths } from '../../data/staff/admin-paths';
import { whoAmI } from '../../data/staff/authentication';
import { isSessionReplaced, setCurrentUser } from '../../data/staff/session';
import { AdminError } from '../../features/content-admin/frame/admin-error';
import { Frame } from '../../features/content-admin/frame/frame';
import { queryClient } from '../../features/content-admin/queries/query-client';
import { notFoundResponse, typeOf } from '../../data/staff/type-of';
import { requireSession } from '../../features/session/require-session';
import { QuietFooter } from '@site/web/features/shell/quiet-footer';
import type { Route } from './+types/layout';

/** On the server a path without a screen or a type is a 404; everything else happens in the browser. */
export function loader({ params }: Route.LoaderArgs) {
  const { '*': unknown, path } = params as Readonly<Record<string, string | undefined>>;
  if (unknown !== undefined) throw notFoundResponse();
  if (path !== undefined) typeOf({ path });
  return null;
}

/** Staff screens require a session; without one they redirect to the login page, and from there back. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const person = await requireSession(request, whoAmI);
  if (isSessionReplaced()) {
    // The previous person's uploads and saves end with the page.
    window.location.assign(request.url);
    return new Promise<never>(() => undefined);
  }
  setCurrentUser(person);
  const isAtAccount = new URL(request.url).pathname === adminPaths.account;
  if (person.lacksSecondFactor && !isAtAccount) throw redirect(adminPaths.account);
  return { person };
}
clientLoader.hydrate = true as const;

/** The person is read once; each request checks the session anyway. */
export const shouldRevalidate = () => false;

/** The server's HTML: the staff area is rendered in the browser only. */
export function HydrateFallback() {
  return (
    <>
      <title>Admin Portal</title>
      <meta name="robots" content="noindex" />
      <chakra.div css={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', color: 'fg.muted' }}>
        <p role="status">Opening the Admin Portal …</p>
      </chakra.div>
    </>
  );
}

export default function AdminLayout({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame person={person}>
        <Outlet />
      </Frame>
    </QueryClientProvider>
  );
}

/** Errors before the person is known, without the frame. */
export function ErrorBoundary() {
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Container as="main" id="main" css={{ flex: '1', paddingTop: '6', paddingBottom: '12' }}>
        <AdminError />
      </Container>
      <QuietFooter />
    </chakra.div>
  );
}
