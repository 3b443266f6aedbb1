import type { ContentTypeDefinition } from '@content';
import type { ReviewRequests } from '@content/api/contract';
import { person } from '@content/api/responses';
import type { Services } from '../services';

/** The URL of an item's form. */
export const formUrl = (
  { config }: Pick<Services, 'config'>,
  { singleton, path }: ContentTypeDefinition,
  id: string,
): string => `${config.origin}/admins/${path}${singleton ? '' : `/${id}`}`;

/** Review requests, without those about items in the trash or to somebody who is no longer staff, and all colleagues. */
export async function readReviewRequests(services: Services): Promise<ReviewRequests> {
  const [all, requests, staff] = await Promise.all([
    services.content.allStates(),
    services.reviewRequests.list(),
    services.staff.active(),
  ]);
  const colleagues = staff.map((each) => person.parse(each));
  const open = requests.filter(
    ({ path, _id, to }) =>
      colleagues.some(({ uid }) => uid === to.uid) &&
      all.some(({ type, states }) => type.path === path && states.some(({ id }) => id === _id)),
  );
  return { open, colleagues };
}
