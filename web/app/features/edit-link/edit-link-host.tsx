import { Suspense, useSyncExternalStore } from 'react';
import { optionalPart } from '../../components/optional-part';
import { hasSessionMark } from '../../data/session-mark';

const EditLink = optionalPart(() => import('./edit-link'));

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** The way from a visitors' page to its form, for browsers that staff signed in with; others load nothing of it. */
export function EditLinkHost() {
  const isStaff = useSyncExternalStore(subscribe, hasSessionMark, () => false);
  if (!isStaff) return null;
  return (
    <Suspense fallback={null}>
      <EditLink />
    </Suspense>
  );
}
