import type { ContentTypeDefinition } from '@content';
import { contentTypes } from '@content';
import { textOr } from '@content/kinds/kind';
import type { ContentIndex } from '../store/content-index';

type Values = Readonly<Record<string, unknown>>;

function declared(): ContentTypeDefinition & { readonly siteName: string } {
  for (const type of contentTypes as readonly ContentTypeDefinition[])
    if (type.siteName !== undefined) return { ...type, siteName: type.siteName };
  throw new Error('No content type declares `siteName`: the field with the name of the organisation');
}

const type = declared();

/** What staff have published of who the organisation is; nothing where it is as the site came. */
export async function identityIn(content: Pick<ContentIndex, 'visibleItems'>): Promise<Values> {
  const [item] = await content.visibleItems(type);
  return item?.values ?? {};
}

/** What the organisation is called. */
export const siteNameOf = (identity: Values): string =>
  textOr(identity[type.siteName]) || textOr(type.defaults?.[type.siteName]);
