import type { ContentTypeDefinition } from '@content';
import type { ReviewRequests } from '@content/api/contract';
import { person } from '@content/api/responses';
import type { Services } from '../services';

/** Where staff change an item. */
export const formUrl = (
  { config }: Pick<Services, 'config'>,
  { singleton, path }: ContentTypeDefinition,
  id: string,
): string => `${config.origin}/admins/${path}${singleton ? '' : `/${id}`}`;

/** What colleagues ask each other to look at, but what is in the trash, or asked of somebody who is no longer staff. */
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
