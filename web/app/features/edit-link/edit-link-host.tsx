import { optionalPart } from '../../components/optional-part';
import { useInBrowser } from '../../data/device/use-in-browser';
import { sessionMark } from '../../data/staff/session';

const EditLink = optionalPart(() => import('./edit-link'));

/** The edit link, loaded only by browsers in which staff have signed in. */
export function EditLinkHost() {
  return useInBrowser(() => sessionMark.read() === true, false) ? <EditLink /> : null;
}
