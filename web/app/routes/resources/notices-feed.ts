import { hasPage, pagePath, timesOf } from '@content/item';
import { notice as noticeType } from '@content/types/notice';
import { settle } from '../../data/outcome';
import { unavailable, xmlResponse, xmlText } from '../../data/xml';
import { paragraphs } from '../../components/text';
import { feed, organisation } from '../../organisation';
import { pageTexts } from '../../texts/pages';
import type { Route } from './+types/notices-feed';

/** How many notices are read for the feed. */
const NEWEST = 50;
/** Atom requires a time where none is known. */
const UNKNOWN = new Date(0).toISOString();

/** A text as HTML inside the feed: feed readers show its paragraphs, and browsers its links too. */
const xhtml = (...parts: readonly string[]) =>
  `<div xmlns="http://www.w3.org/1999/xhtml">${parts.map((part) => `<p>${part}</p>`).join('')}</div>`;
const link = (url: string, text: string) => `<a href="${url}">${text}</a>`;

/**
 * /notices.xml: the newest notices that have a page, as an Atom feed. Its stylesheet makes it a page to read for people
 * who open it in a browser; it says there what it is for. (Sent as application/atom+xml, browsers show the source instead.)
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { reader, origin } = context;
  const { use, onSite, allOnSite } = pageTexts.notices.feed;
  const read = await settle(reader.list('notices', { pageSize: NEWEST }));
  if (!read.ok) return unavailable();
  const notices = read.value.items.filter((notice) => hasPage(noticeType, notice));
  const entries = notices.map((notice) => {
    const url = xmlText(`${origin}${pagePath(noticeType, notice)}`);
    const { createdAt, updatedAt } = timesOf(notice);
    return (
      `<entry><id>${url}</id><title>${xmlText(notice.title)}</title><link href="${url}"/>` +
      (createdAt ? `<published>${createdAt}</published>` : '') +
      `<updated>${updatedAt ?? UNKNOWN}</updated><summary type="xhtml">` +
      `${xhtml(...paragraphs(notice.description).map(xmlText), link(url, onSite))}</summary></entry>`
    );
  });
  const updated =
    notices
      .map((notice) => timesOf(notice).updatedAt ?? UNKNOWN)
      .sort()
      .at(-1) ?? UNKNOWN;
  return xmlResponse(
    [
      '<?xml-stylesheet type="text/css" href="/feed.css"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      `<id>${xmlText(origin)}/notices</id><title>${xmlText(feed.title)}</title><updated>${updated}</updated>`,
      `<subtitle type="xhtml">${xhtml(use, link(`${xmlText(origin)}/notices`, allOnSite))}</subtitle>`,
      `<link href="${xmlText(origin)}/notices"/><link rel="self" href="${xmlText(origin + feed.path)}"/>`,
      `<author><name>${xmlText(organisation.name)}</name></author>`,
      ...entries,
      '</feed>',
    ].join('\n'),
  );
}
