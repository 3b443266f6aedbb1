import { contentTypeAt } from '@content';
import type { ClientLoaderFunctionArgs } from 'react-router-dom';
import { useLoaderData } from 'react-router-dom';
import { loadPaged } from '../../features/content-admin/paged/load-paged';
import { readTrash } from '../../features/content-admin/trash/load-trash';
import { TrashScreen } from '../../features/content-admin/trash/trash-screen';
import { orSignIn } from '../../features/session/require-session';

export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const path = contentTypeAt(new URL(request.url).searchParams.get('type') ?? '')?.path;
  return { path, first: await orSignIn(request, () => loadPaged(() => readTrash(path))) };
}

/** /admins/trash?type= */
export default function Trash() {
  const { path, first } = useLoaderData<typeof clientLoader>();
  return <TrashScreen key={path ?? ''} path={path} first={first} />;
}
