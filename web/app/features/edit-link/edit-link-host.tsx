import { useSyncExternalStore } from 'react';
import { optionalPart } from '../../components/optional-part';
import { hasSessionMark } from '../../data/staff/session-mark';

const EditLink = optionalPart(() => import('./edit-link'));

const never = () => () => undefined;

/** The way from a visitors' page to its form, for browsers that staff signed in with; others load nothing of it. */
export function EditLinkHost() {
  return useSyncExternalStore(never, hasSessionMark, () => false) ? <EditLink /> : null;
}
