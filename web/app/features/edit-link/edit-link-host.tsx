import { optionalPart } from '../../components/optional-part';
import { useInBrowser } from '../../data/device/use-in-browser';
import { sessionMark } from '../../data/staff/session';

const EditLink = optionalPart(() => import('./edit-link'));

/** The way from a visitors' page to its form, for browsers that staff signed in with; others load nothing of it. */
export function EditLinkHost() {
  return useInBrowser(() => sessionMark.read() === true, false) ? <EditLink /> : null;
}
