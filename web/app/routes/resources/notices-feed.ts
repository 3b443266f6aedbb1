import { hasPage, pagePath, timesOf } from '@content/item';
import { notice as noticeType } from '@content/types/notice';
import { settle } from '../../data/outcome';
import { unavailable, xmlResponse, xmlText } from '../../data/xml';
import { feed, organisation } from '../../organisation';
import type { Route } from './+types/notices-feed';

/** How many notices are read for the feed. */
const NEWEST = 50;
/** Atom requires a time where none is known. */
const UNKNOWN = new Date(0).toISOString();

/** /notices.xml: the newest notices that have a page, as an Atom feed. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { reader, origin } = context;
  const read = await settle(reader.list('notices', { pageSize: NEWEST }));
  if (!read.ok) return unavailable();
  const notices = read.value.items.filter((notice) => hasPage(noticeType, notice));
  const entries = notices.map((notice) => {
    const url = xmlText(`${origin}${pagePath(noticeType, notice)}`);
    const { createdAt, updatedAt } = timesOf(notice);
    return (
      `<entry><id>${url}</id><title>${xmlText(notice.title)}</title><link href="${url}"/>` +
      (createdAt ? `<published>${createdAt}</published>` : '') +
      `<updated>${updatedAt ?? UNKNOWN}</updated><summary>${xmlText(notice.description)}</summary></entry>`
    );
  });
  const updated =
    notices
      .map((notice) => timesOf(notice).updatedAt ?? UNKNOWN)
      .sort()
      .at(-1) ?? UNKNOWN;
  return xmlResponse(
    [
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      `<id>${xmlText(origin)}/notices</id><title>${xmlText(feed.title)}</title><updated>${updated}</updated>`,
      `<link href="${xmlText(origin)}/notices"/><link rel="self" href="${xmlText(origin + feed.path)}"/>`,
      `<author><name>${xmlText(organisation.name)}</name></author>`,
      ...entries,
      '</feed>',
    ].join('\n'),
    'application/atom+xml',
  );
}
