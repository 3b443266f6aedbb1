import { matchPath } from 'react-router';
import { contentTypeAt, contentTypes, type ContentTypeStructure } from '@content';
import { shownOnHome } from '@site/web/public-pages';
import { adminPaths } from '../../data/staff/admin-paths';

const types: readonly ContentTypeStructure[] = contentTypes;

/** A screen that changes something on a visitors' page. */
export interface EditTarget {
  readonly label: string;
  readonly to: string;
}

/** The list of the part of a type that a page shows, or the form of the item that is open on it. */
function partPath({ path, pages }: ContentTypeStructure, page: string, search: URLSearchParams) {
  const { field, pages: urls } = pages?.parts ?? { field: '', pages: {} };
  const parts = Object.entries(urls).flatMap(([value, url]) => {
    const [pathname, query] = url.split('?');
    return pathname === page ? [{ value, parameters: [...new URLSearchParams(query)] }] : [];
  });
  const isMet = ([name, value]: readonly [string, string]) =>
    value === '{id}' || search.get(name)?.toLowerCase() === value.toLowerCase();
  // Without a choice such a page shows its first part.
  const part = parts.find(({ parameters }) => parameters.every(isMet)) ?? parts[0];
  if (!part) return undefined;
  const [openItem = ''] = part.parameters.find(([, value]) => value === '{id}') ?? [];
  const id = search.get(openItem);
  if (id) return adminPaths.edit(path, id);
  return `${adminPaths.list(path)}?${new URLSearchParams({ [field]: part.value }).toString()}`;
}

/** The screen for a page of a type: the item's form, the list of that part, or the whole list. */
function pathFor(type: ContentTypeStructure, page: string, search: URLSearchParams): string | undefined {
  const one = type.pages?.one?.replace('{id}', ':id');
  const id = one && matchPath(one, page)?.params['id'];
  if (id) return adminPaths.edit(type.path, id);
  return partPath(type, page, search) ?? (type.pages?.list === page ? adminPaths.list(type.path) : undefined);
}

/** The screens that change a visitors' page: one for each type on it, none for fixed texts. */
export function editTargets({ pathname, search }: { pathname: string; search: string }): EditTarget[] {
  const page = pathname.replace(/(.)\/+$/, '$1');
  const typesOnPage = page === '/' ? shownOnHome.flatMap((path) => contentTypeAt(path) ?? []) : types;
  return typesOnPage.flatMap((type) => {
    const to = page === '/' ? adminPaths.list(type.path) : pathFor(type, page, new URLSearchParams(search));
    return to === undefined ? [] : [{ label: type.label.many, to }];
  });
}
