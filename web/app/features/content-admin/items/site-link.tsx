import type { AnyItem, ContentTypeDefinition } from '@content';
import { ButtonAnchor } from '../../admin-ui/button';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { Hidden } from '../../admin-ui/layout';
import { siteAddress } from '../../admin-ui/addresses';

/** Leads to what visitors see of an item, past every cache. */
export function SiteLink({ type, item }: { type: ContentTypeDefinition; item: AnyItem }) {
  const url = siteAddress(type, item);
  if (url === null) return null;
  return (
    <ButtonAnchor href={url} target="_blank" rel="noreferrer">
      <AdminIcon name="site" />
      See on site<Hidden> (opens in a new tab)</Hidden>
    </ButtonAnchor>
  );
}
