import { readEverything } from '../../data/everything';
import { settle } from '../../data/outcome';
import { unavailable, xmlResponse, xmlText } from '../../data/xml';
import { hasPage } from '../../features/notices/has-page';
import { navigationLinks } from '../../texts/navigation';
import type { ServerArgs } from '../../data/server-args';

const pages = [...navigationLinks.map(({ to }) => to), '/objective', '/past-programs', '/present-programs'];

interface Entry {
  readonly path: string;
  readonly changed?: string;
}

/** /sitemap.xml: every page, and every item that has one. */
export async function loader({ context }: ServerArgs): Promise<Response> {
  const { reader, origin } = context;
  const read = await settle(
    Promise.all([
      readEverything(reader, 'stories'),
      readEverything(reader, 'notices'),
      readEverything(reader, 'publications'),
      readEverything(reader, 'formats'),
    ]),
  );
  if (!read.ok) return unavailable();
  const [stories, notices, publications, formats] = read.value;
  const under = (path: string, items: readonly { _id: string; updatedAt: string }[]): Entry[] =>
    items.map(({ _id, updatedAt }) => ({ path: `${path}/${_id}`, changed: updatedAt }));
  const entries: Entry[] = [
    ...pages.map((path) => ({ path })),
    ...under('/story', stories),
    ...under('/notices', notices.filter(hasPage)),
    ...under('/publications', publications),
    ...under('/formats', formats),
  ];
  const urls = entries.map(
    ({ path, changed }) =>
      `<url><loc>${xmlText(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`,
  );
}
