import type { AnyItem, ContentTypeDefinition } from '@content';
import { siteAddress } from '../../admin-ui/addresses';
import { showToast } from '../../admin-ui/toasts';
import { titleOf } from '../../admin-ui/words';

/** Tells that an item was saved, with the way to where visitors see it. `what` goes on behind its title: 'was added.' */
export function tellSaved(type: ContentTypeDefinition, item: AnyItem, what: string): void {
  const url = siteAddress(type, item);
  showToast(
    `“${titleOf(type, item)}” ${what}`,
    url === null ? {} : { link: { label: 'See on site', href: url } },
  );
}
