import { settle } from '../../data/outcome';
import { unavailable, xmlResponse, xmlText } from '../../data/xml';
import { hasPage } from '../../features/notices/has-page';
import { feed, organisation } from '../../organisation';
import type { ServerArgs } from '../../data/server-args';

const NEWEST = 50;

/** /notices.xml: the newest notices that have a page, as an Atom feed. */
export async function loader({ context }: ServerArgs): Promise<Response> {
  const { reader, origin } = context;
  const read = await settle(reader.list('notices', { pageSize: NEWEST }));
  if (!read.ok) return unavailable();
  const notices = read.value.items.filter(hasPage);
  const entries = notices.map(({ _id, title, description, createdAt, updatedAt }) => {
    const address = xmlText(`${origin}/notices/${_id}`);
    return (
      `<entry><id>${address}</id><title>${xmlText(title)}</title><link href="${address}"/>` +
      `<published>${createdAt}</published><updated>${updatedAt}</updated>` +
      `<summary>${xmlText(description)}</summary></entry>`
    );
  });
  const updated =
    notices
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? new Date(0).toISOString();
  return xmlResponse(
    [
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      `<id>${xmlText(origin)}/notices</id><title>${xmlText(feed.title)}</title><updated>${updated}</updated>`,
      `<link href="${xmlText(origin)}/notices"/><link rel="self" href="${xmlText(origin + feed.address)}"/>`,
      `<author><name>${xmlText(organisation.name)}</name></author>`,
      ...entries,
      '</feed>',
    ].join('\n'),
    'application/atom+xml',
  );
}
