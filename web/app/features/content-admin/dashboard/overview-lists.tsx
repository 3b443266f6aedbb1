import { contentTypeAt, contentTypes, type ContentTypeDefinition } from '@content';
import type { Attention, CalendarEntry, Drafts, Overview, ReviewRequest } from '@content/api/contract';
import { messageKinds } from '@content/api/message';
import { siteDay } from '@content/dates/calendar';
import { dayInWords } from '@content/dates/english-dates';
import { CONSENT_NOTICE_DAYS } from '@content/files/picture-details';
import { dateText } from '@content/items/calendar-entry';
import { attentionText } from '@content/items/overview-texts';
import { secondCalendar } from '@site/second-calendar';
import { useState } from 'react';
import { adminPaths } from '../../../data/staff/admin-paths';
import { currentUser } from '../../../data/staff/session';
import { formAddress } from '../../admin-ui/addresses';
import { EntryLink } from '../../admin-ui/buttons';
import { type Entry, EntryList } from '../../admin-ui/entry-list';
import { formatDateTime, oneOf, personName, some, titleOr } from '../../admin-ui/labels';
import { Line } from '../../admin-ui/layout';
import { useIsEditor } from '../frame/use-is-editor';

/** An entry for each, in its type's words; none where the page does not know the type yet. */
const entriesOf = <T extends { readonly path: string }>(
  all: readonly T[],
  entryOf: (type: ContentTypeDefinition, one: T) => Entry,
): readonly Entry[] =>
  all.flatMap((one) => {
    const type = contentTypeAt(one.path);
    return type ? [entryOf(type, one)] : [];
  });

/** The titles of some items of a type. */
const titlesOf = (type: ContentTypeDefinition, { items, total }: Drafts) =>
  items.map(({ title }) => titleOr(type, title)).join(' · ') + (total > items.length ? ' …' : '');

const attentionEntry = (type: ContentTypeDefinition, attention: Attention): Entry => ({
  to: `${adminPaths.list(type.path)}?attention=${attention.reason}`,
  text: attentionText(type, attention.reason, attention.total),
  more: titlesOf(type, attention),
});

const requestEntry = (type: ContentTypeDefinition, { _id, title, by, note }: ReviewRequest): Entry => ({
  to: formAddress(type, _id),
  text: `Please look: ${titleOr(type, title)}`,
  more: `From ${personName(by)}${note ? `: ${note}` : ''}`,
});

const draftsEntry = (type: ContentTypeDefinition, drafts: Drafts): Entry => ({
  to: adminPaths.list(type.path) + (type.singleton ? '' : '?publication=draft'),
  text:
    drafts.total === 1
      ? `1 ${oneOf(type)} is a draft`
      : `${drafts.total} ${type.label.many.toLowerCase()} are drafts`,
  more: titlesOf(type, drafts),
});

const comingEntry = (type: ContentTypeDefinition, entry: CalendarEntry): Entry => ({
  to: formAddress(type, entry._id),
  text: titleOr(type, entry.title),
  more: `${dateText(type, entry)} ${entry.what === 'field' ? dayInWords(entry.at) : formatDateTime(entry.at)}`,
});

/** Consents of people in pictures that have ended, or end soon. */
function consentText(show: 'ended' | 'ending', count: number): string {
  const of = count === 1 ? 'The consent for 1 picture' : `The consents for ${count} pictures`;
  return show === 'ended'
    ? `${of} ${count === 1 ? 'has' : 'have'} ended`
    : `${of} ${count === 1 ? 'ends' : 'end'} within ${CONSENT_NOTICE_DAYS} days`;
}

const types: readonly ContentTypeDefinition[] = contentTypes;

/** The type that says who the organisation is; administrators enter there what its calendar lacks. */
const siteType = types.find(({ siteName }) => siteName);

/** The text where nothing needs attention; it names the types that are reviewed after a while. */
const nothing = `Nothing: every picture is described${types
  .filter(({ reviewAfterDays }) => reviewAfterDays)
  .map((type) => `, and no ${oneOf(type)} has been up for long`)
  .join('')}.`;

/** The dashboard's lists: what needs attention, drafts, and dates to come, each line with a link. */
export function OverviewLists({ overview }: { overview: Overview }) {
  const { attention, drafts, consents, comingUp, newMessages, reviewRequests } = overview;
  const [today] = useState(() => siteDay(new Date()));
  const toEnter = useIsEditor() ? null : secondCalendar?.toEnter(today);
  const isUntranslated = ({ reason }: Attention) => reason === 'untranslated';
  const untranslated = entriesOf(attention.filter(isUntranslated), attentionEntry);
  const others = attention.filter((one) => !isUntranslated(one));
  const toMe = reviewRequests.filter(({ to }) => to.uid === currentUser());
  const entries: readonly Entry[] = [
    ...(toEnter && siteType ? [{ to: adminPaths.list(siteType.path), text: toEnter }] : []),
    ...entriesOf(toMe, requestEntry),
    ...messageKinds.flatMap((kind) => {
      const count = newMessages[kind] ?? 0;
      const text = some(count, `new ${kind}`);
      return count > 0 ? [{ to: `${adminPaths.messages}?kind=${kind}`, text }] : [];
    }),
    ...(['ended', 'ending'] as const).flatMap((show) => {
      const text = consentText(show, consents[show]);
      return consents[show] > 0 ? [{ to: `${adminPaths.media}?show=${show}`, text }] : [];
    }),
    ...entriesOf(others, attentionEntry),
  ];
  return (
    <>
      <EntryList
        title="Needs attention"
        css={{ minHeight: '6rem' }}
        entries={entries}
        empty={untranslated.length === 0 && nothing}
      >
        {/* One line, as there may be many. */}
        {untranslated.length === 0 ? null : (
          <Line css={{ justifyContent: 'flex-start' }}>
            Not translated:
            {untranslated.map(({ to, text }) => (
              <EntryLink key={to} to={to}>
                {text}
              </EntryLink>
            ))}
          </Line>
        )}
      </EntryList>
      <EntryList title="Drafts" entries={entriesOf(drafts, draftsEntry)} />
      <EntryList title="Coming up" entries={entriesOf(comingUp, comingEntry)}>
        {comingUp.length === 0 ? null : (
          <li>
            <EntryLink to={adminPaths.calendar} css={{ fontSize: 'sm' }}>
              The whole calendar
            </EntryLink>
          </li>
        )}
      </EntryList>
    </>
  );
}
