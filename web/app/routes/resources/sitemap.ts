import { contentTypes, type ContentType } from '@content';
import { MAX_PAGE_SIZE } from '@content/contract';
import { hasPage, isTypeWithPages, pagePath, timesOf, type TypeWithPages } from '@content/item';
import { readAllPages } from '../../data/read-all-pages';
import { settle } from '../../data/outcome';
import { unavailable, xmlResponse, xmlText } from '../../data/xml';
import { besideMenu } from '@site/web/public-pages';
import { navigationLinks } from '@site/web/texts/navigation';
import type { Route } from './+types/sitemap';

const pages = [...navigationLinks.map(({ to }) => to), ...besideMenu];
const typesWithPages = contentTypes.filter((type): type is Extract<ContentType, TypeWithPages> =>
  isTypeWithPages(type),
);

interface Entry {
  readonly path: string;
  /** ISO 8601. */
  readonly changed?: string;
}

/** /sitemap.xml: every page, and every item that has one. */
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
          .map((item): Entry => ({ path: pagePath(type, item), changed: timesOf(item).updatedAt }));
      }),
    ),
  );
  if (!read.ok) return unavailable();
  const urls = [...pages.map((path): Entry => ({ path })), ...read.value.flat()].map(
    ({ path, changed }) =>
      `<url><loc>${xmlText(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`,
  );
}
