import type { ItemAt } from '@content';
import { documentFacts, documentName } from '@content/files/document-facts';
import { documentsOf, hasPage, pagePath, timesOf } from '@content/items/item';
import { paragraphs } from '@content/texts/rich-text';
import { notice as noticeType } from '@site/types/notice';
import { languagePrefix } from '@content/texts/language-paths';
import { settle } from '../../data/pages/outcome';
import { unavailable, xmlResponse, xmlText } from '../../data/formats/xml';
import { formatDate, languageOf } from '../../components/text';
import { factsOf } from '../features/notices/fact-box';
import { readOrganisation } from '../read-organisation';
import { feedPath, organisationOf } from '../organisation';
import type { Route } from './+types/notices-feed';
import { getTexts } from '../../texts';
import { currentLanguage } from '../../language';
import { noticeTexts } from '../texts/notice';
import { serverTexts } from '../texts/server';

const NEWEST = 50;
/** Atom requires a time where none is known. */
const UNKNOWN = new Date(0).toISOString();

/** Paragraphs of HTML inside the feed. */
const xhtml = (...parts: readonly string[]) =>
  `<div xmlns="http://www.w3.org/1999/xhtml">${parts.map((part) => `<p>${part}</p>`).join('')}</div>`;
/** Names the language of a text, if it is not the feed's. */
const languageAttribute = (text: string) => {
  const language = languageOf(text);
  return language ? ` xml:lang="${language}"` : '';
};
const inItsLanguage = (text: string) => {
  const attribute = languageAttribute(text);
  return attribute ? `<span${attribute}>${xmlText(text)}</span>` : xmlText(text);
};
const link = (url: string, text: string) => `<a href="${url}">${text}</a>`;

/** The documents of a notice, for readers that fetch them. */
function enclosures(notice: ItemAt<'notices'>, origin: string): string {
  const links = documentsOf(notice, 'attachments').map(({ url, file }) => {
    const facts = file
      ? ` type="${xmlText(file.type)}" length="${file.bytes}" title="${xmlText(documentName(file))}"`
      : '';
    return `<link rel="enclosure" href="${xmlText(origin + url)}"${facts}/>`;
  });
  return links.join('');
}

/** The facts of a notice in a line, and its documents as links. */
function facts(notice: ItemAt<'notices'>, origin: string): string[] {
  const { fields } = noticeTexts();
  const line = factsOf(notice, formatDate).map(([name, text]) => `${fields[name]}: ${text}`);
  const documents = documentsOf(notice, 'attachments').flatMap(({ url, file }) =>
    file
      ? [
          `${link(xmlText(origin + url), xmlText(documentName(file)))} (${documentFacts(file, getTexts().document.pages)})`,
        ]
      : [],
  );
  return [...(line.length > 0 ? [xmlText(line.join(' · '))] : []), ...documents];
}

/** /notices.xml: the newest notices with a page, as an Atom feed. It is sent as plain XML, so that browsers apply its stylesheet. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { reader, origin } = context;
  const language = currentLanguage();
  const { use, onSite, allOnSite } = serverTexts[language].feed;
  const { title } = getTexts().notices.feed;
  const pages = origin + languagePrefix(language);
  const list = xmlText(`${pages}/notices`);
  const read = await settle(reader.list('notices', { pageSize: NEWEST }));
  const words = await settle(readOrganisation(reader));
  if (!read.ok || !words.ok) return unavailable();
  const organisation = organisationOf(words.value);
  const notices = read.value.items.filter((notice) => hasPage(noticeType, notice));
  const entries = notices.map((notice) => {
    const url = xmlText(pages + pagePath(noticeType, notice));
    const { createdAt, updatedAt } = timesOf(notice);
    return (
      `<entry><id>${url}</id><title${languageAttribute(notice.title)}>${xmlText(notice.title)}</title><link href="${url}"/>` +
      enclosures(notice, origin) +
      (notice.kind ? `<category term="${xmlText(notice.kind)}"/>` : '') +
      (createdAt ? `<published>${createdAt}</published>` : '') +
      `<updated>${updatedAt ?? UNKNOWN}</updated><summary type="xhtml">` +
      `${xhtml(...paragraphs(notice.description).map(inItsLanguage), ...facts(notice, origin), link(url, onSite))}</summary></entry>`
    );
  });
  const changes = notices.map((notice) => timesOf(notice).updatedAt ?? UNKNOWN).sort();
  return xmlResponse(
    [
      '<?xml-stylesheet type="text/css" href="/feed.css"?>',
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
      `<id>${list}</id><title>${xmlText(title(organisation.name))}</title><updated>${changes.at(-1) ?? UNKNOWN}</updated>`,
      `<subtitle type="xhtml">${xhtml(use, link(list, allOnSite))}</subtitle>`,
      `<link href="${list}"/><link rel="self" href="${xmlText(pages + feedPath)}"/>`,
      `<author><name>${xmlText(organisation.name)}</name></author>`,
      ...entries,
      '</feed>',
    ].join('\n'),
  );
}
