import { delocalizePath, languageOfPath, localizePath } from '@content/texts/language-paths';
import { pageParameters } from '@site/web/page-parameters';

const parameters = new Set(Object.values(pageParameters).flatMap((spellings) => Object.keys(spellings)));

/** The URL under which a page is stored, whatever its spelling: with only the parameters that pages read. */
export function storedUrl(href: string): string {
  const url = new URL(href);
  const page = delocalizePath(url.pathname).replace(/^\/[^/]+/, (name) => name.toLowerCase());
  url.pathname = localizePath(languageOfPath(url.pathname), page.replace(/(.)\/$/, '$1'));
  url.search = new URLSearchParams([...url.searchParams].filter(([name]) => parameters.has(name))).toString();
  return url.href;
}
