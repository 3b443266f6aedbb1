import { contentTypes, type ContentTypeDefinition } from '@content';
import { adminPaths } from '../../data/admin-paths';

const types: readonly ContentTypeDefinition[] = contentTypes;
/** Home shows something of several types; its pictures are what is changed most. */
const chosen: Readonly<Record<string, string>> = { '/': 'sliders' };

/** The id in the path of an item's page, or undefined. */
function idIn(page: string | undefined, pathname: string): string | undefined {
  const [before, after] = page?.split('{id}') ?? [];
  if (before === undefined || after === undefined || !pathname.startsWith(before)) return undefined;
  const id = pathname.slice(before.length, pathname.length - after.length);
  return pathname.endsWith(after) && id !== '' && !id.includes('/') ? id : undefined;
}

function listsOf({ pages }: ContentTypeDefinition): string[] {
  const parts = Object.values(pages?.parts?.pages ?? {}).map((page) => page.split('?')[0] ?? '');
  return pages ? [pages.list, ...parts] : [];
}

/** Where staff change what a visitors' page shows: the item's form, or its type's list. Null for fixed texts. */
export function editPath(pathname: string): string | null {
  const page = pathname.replace(/(.)\/+$/, '$1');
  for (const { path, pages } of types) {
    const id = idIn(pages?.one, page);
    if (id !== undefined) return adminPaths.edit(path, id);
  }
  const path = chosen[page] ?? types.find((type) => listsOf(type).includes(page))?.path;
  return path === undefined ? null : adminPaths.list(path);
}
