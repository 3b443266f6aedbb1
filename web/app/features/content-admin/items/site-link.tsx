import { Button, VisuallyHidden } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { ButtonLink } from '../../admin-ui/buttons';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { publicLink, siteAddress } from '../../admin-ui/addresses';
import { copyText } from '../../admin-ui/copy-text';

export const copyPublicLink = (type: ContentTypeDefinition, item: AnyItem): void =>
  void copyText(publicLink(type, item) ?? '', 'The public link is');

/** Leads to what visitors see of an item, past every cache, and copies the address that can be sent to anybody. */
export function SiteLink({ type, item }: { type: ContentTypeDefinition; item: AnyItem }) {
  const url = siteAddress(type, item);
  if (url === null) return null;
  return (
    <>
      <ButtonLink href={url} target="_blank" rel="noreferrer">
        <AdminIcon name="site" />
        See on site<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </ButtonLink>
      <Button onClick={() => copyPublicLink(type, item)}>
        <AdminIcon name="copy" />
        Copy the public link
      </Button>
    </>
  );
}
