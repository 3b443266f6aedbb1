import { messageKinds, messageStates } from '@content/api/message';
import { whoAmI } from '../../data/admin-session';
import { MessagesScreen } from '../../features/content-admin/messages/messages-screen';
import { loadPages } from '../../features/content-admin/queries/query-client';
import { messagesRead } from '../../features/content-admin/queries/reads';
import { requireSession } from '../../features/session/require-session';
import type { Route } from './+types/messages';

/** Returns which messages are shown, and whether complaints are for the person who looks. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const kind = messageKinds.find((one) => one === search.get('kind')) ?? 'question';
  const state = messageStates.find((one) => one === search.get('state')) ?? 'new';
  const [person] = await Promise.all([
    requireSession(request, whoAmI),
    loadPages(request, messagesRead({ kind, state })),
  ]);
  return { folder: { kind, state }, readsComplaints: person.readsComplaints ?? false };
}

/** /admins/messages?kind=&state= */
export default function Messages({ loaderData: { folder, readsComplaints } }: Route.ComponentProps) {
  return <MessagesScreen folder={folder} readsComplaints={readsComplaints} />;
}
