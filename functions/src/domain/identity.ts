import { type ContentTypeDefinition, contentTypes } from '@content';
import { textOr } from '@content/field-types/field-type';
import type { Language } from '@site/locale';
import { defaultItem, itemIn, type ItemSource } from './lists';

type Values = Readonly<Record<string, unknown>>;
type Published = Pick<ItemSource, 'visibleItems'>;

function declared(): ContentTypeDefinition & { readonly siteName: string } {
  for (const type of contentTypes as readonly ContentTypeDefinition[])
    if (type.siteName !== undefined) return { ...type, siteName: type.siteName };
  throw new Error('No content type declares `siteName`: the field with the name of the organisation');
}

const type = declared();

/** What staff have published of who the organisation is; nothing where it is as the site came. */
export async function identityIn(content: Published): Promise<Values> {
  const [item] = await content.visibleItems(type);
  return item?.values ?? {};
}

/** What the organisation is called in a language. */
export async function siteNameIn(content: Published, language: Language): Promise<string> {
  const item = (await content.visibleItems(type))[0] ?? defaultItem(type);
  return textOr(item && itemIn(type, item, language).values[type.siteName]);
}
