import { matchPath } from 'react-router';
import { contentTypeAt, contentTypes, type ContentTypeStructure } from '@content';
import { shownOnHome } from '@site/web/public-pages';
import { adminPaths } from '../../data/staff/admin-paths';

const types: readonly ContentTypeStructure[] = contentTypes;

/** A screen where something on a visitors' page is changed. */
export interface EditTarget {
  readonly label: string;
  readonly to: string;
}

/** A page that shows a part of a type: the staff list of that part, or the item that lies open on it. */
function partPath({ path, pages }: ContentTypeStructure, page: string, search: URLSearchParams) {
  const { field, pages: urls } = pages?.parts ?? { field: '', pages: {} };
  const parts = Object.entries(urls).flatMap(([value, url]) => {
    const [pathname, query] = url.split('?');
    return pathname === page ? [{ value, asked: [...new URLSearchParams(query)] }] : [];
  });
  const isAsked = ([name, value]: readonly [string, string]) =>
    value === '{id}' || search.get(name)?.toLowerCase() === value.toLowerCase();
  // Without a choice such a page shows its first part.
  const part = parts.find(({ asked }) => asked.every(isAsked)) ?? parts[0];
  if (!part) return undefined;
  const id = part.asked
    .flatMap(([name, value]) => (value === '{id}' ? (search.get(name) ?? '') : ''))
    .join('');
  if (id !== '') return adminPaths.edit(path, id);
  return `${adminPaths.list(path)}?${new URLSearchParams({ [field]: part.value }).toString()}`;
}

/** Where staff change what one page of a type shows: the item's form, the list of that part, or the whole list. */
function pathFor(type: ContentTypeStructure, page: string, search: URLSearchParams): string | undefined {
  const one = type.pages?.one?.replace('{id}', ':id');
  const id = one && matchPath(one, page)?.params['id'];
  if (id) return adminPaths.edit(type.path, id);
  return partPath(type, page, search) ?? (type.pages?.list === page ? adminPaths.list(type.path) : undefined);
}

/** Where staff change what a visitors' page shows; several ways where it shows several types, none for fixed texts. */
export function editTargets({ pathname, search }: { pathname: string; search: string }): EditTarget[] {
  const page = pathname.replace(/(.)\/+$/, '$1');
  const shown = page === '/' ? shownOnHome.flatMap((path) => contentTypeAt(path) ?? []) : types;
  return shown.flatMap((type) => {
    const to = page === '/' ? adminPaths.list(type.path) : pathFor(type, page, new URLSearchParams(search));
    return to === undefined ? [] : [{ label: type.label.many, to }];
  });
}
