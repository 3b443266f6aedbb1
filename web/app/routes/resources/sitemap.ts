import { contentTypes } from '@content';
import { MAX_PAGE_SIZE } from '@content/api/contract';
import { hasPage, isTypeWithPages, languagesOf, pagePath, timesOf } from '@content/items/item';
import { pagesOutsideMenu } from '@site/web/public-pages';
import { isLinked, navigationLinks } from '@site/web/navigation';
import { readOrganisation } from '@site/web/read-organisation';
import { languages, type Language } from '@site/locale';
import { localizePath } from '@content/texts/language-paths';
import { readAllPages } from '../../data/pages/read-all-pages';
import { settle } from '../../data/pages/outcome';
import { unavailable, xmlResponse, xmlText } from '../../data/formats/xml';
import type { Route } from './+types/sitemap';

const typesWithPages = contentTypes.filter((type) => isTypeWithPages(type));

interface Entry {
  readonly path: string;
  /** ISO 8601. */
  readonly changed?: string;
  readonly readIn: readonly Language[];
}

/** /sitemap.xml: all pages, those of items included, in each language in which they can be read. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { reader, origin } = context;
  const read = await settle(
    Promise.all(
      typesWithPages.map(async (type) => {
        const items = await readAllPages((pageToken) =>
          reader.list(type.path, { pageSize: MAX_PAGE_SIZE, pageToken }),
        );
        return items
          .filter((item) => hasPage(type, item))
          .map((item): Entry => ({
            path: pagePath(type, item),
            changed: timesOf(item).updatedAt,
            readIn: languagesOf(item),
          }));
      }),
    ),
  );
  const organisation = await settle(readOrganisation(reader));
  if (!read.ok || !organisation.ok) return unavailable();
  const linked = navigationLinks.filter((link) => isLinked(link, organisation.value));
  const pages = [...linked.map(({ to }) => to), ...pagesOutsideMenu];
  const urls = [...pages.map((path): Entry => ({ path, readIn: languages })), ...read.value.flat()].flatMap(
    ({ path, changed, readIn }) =>
      readIn.map((language) => {
        const url = (of: Language) => xmlText(origin + localizePath(of, path));
        const others = (readIn.length > 1 ? readIn : []).map(
          (of) => `<xhtml:link rel="alternate" hreflang="${of}" href="${url(of)}"/>`,
        );
        const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
        return `<url><loc>${url(language)}</loc>${lastmod}${others.join('')}</url>`;
      }),
  );
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`,
  );
}
