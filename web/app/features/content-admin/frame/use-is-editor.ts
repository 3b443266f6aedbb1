import type { SignedIn } from '@content/api/contract';
import { useRouteLoaderData } from 'react-router-dom';

export function useIsEditor(): boolean {
  const layout = useRouteLoaderData<{ readonly person: SignedIn } | null>('routes/admin/layout');
  return layout?.person.role === 'editor';
}
