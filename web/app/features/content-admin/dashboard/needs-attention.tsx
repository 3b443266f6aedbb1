import { useState } from 'react';
import { siteDay } from '@content/dates/calendar';
import { secondCalendar } from '@site/second-calendar';
import { contentTypeAt, contentTypes, type ContentTypeDefinition } from '@content';
import type { Attention, Overview } from '@content/api/contract';
import { messageKinds } from '@content/api/message';
import { CONSENT_NOTICE_DAYS } from '@content/files/picture-details';
import { attentionText } from '@content/items/overview-texts';
import { adminPaths } from '../../../data/staff/admin-paths';
import { currentUser } from '../../../data/staff/session';
import { formAddress } from '../../admin-ui/addresses';
import { EntryLink } from '../../admin-ui/buttons';
import { type Entry, EntryList } from '../../admin-ui/entry-list';
import { oneOf, titleOr } from '../../admin-ui/labels';
import { Line } from '../../admin-ui/layout';
import { useIsEditor } from '../frame/use-is-editor';

/** The titles of some items of a type. */
export const titlesOf = (type: ContentTypeDefinition, { items, total }: Pick<Attention, 'items' | 'total'>) =>
  items.map(({ title }) => titleOr(type, title)).join(' · ') + (total > items.length ? ' …' : '');

/** Consents of people in pictures that have ended, or end soon. */
function consentText(show: 'ended' | 'ending', count: number): string {
  const of = count === 1 ? 'The consent for 1 picture' : `The consents for ${count} pictures`;
  return show === 'ended'
    ? `${of} ${count === 1 ? 'has' : 'have'} ended`
    : `${of} ${count === 1 ? 'ends' : 'end'} within ${CONSENT_NOTICE_DAYS} days`;
}

/** The type that says who the organisation is; administrators enter there what its calendar lacks. */
const siteType = (contentTypes as readonly ContentTypeDefinition[]).find(({ siteName }) => siteName);

/** Said where nothing needs attention, of what staff look at again after a while too. */
const nothing = `Nothing: every picture is described${(contentTypes as readonly ContentTypeDefinition[])
  .filter(({ reviewAfterDays }) => reviewAfterDays)
  .map((type) => `, and no ${oneOf(type)} has been up for long`)
  .join('')}.`;

/** What needs attention: each line leads to the list of just that. */
export function NeedsAttention({ overview }: { overview: Overview }) {
  const { attention, consents, newMessages, reviewRequests } = overview;
  const [today] = useState(() => siteDay(new Date()));
  const toEnter = useIsEditor() ? null : secondCalendar?.toEnter(today);
  const ofType = ({ path, reason, total, items }: Attention) => {
    const type = contentTypeAt(path);
    if (!type) return [];
    const to = `${adminPaths.list(path)}?attention=${reason}`;
    return [{ to, text: attentionText(type, reason, total), more: titlesOf(type, { items, total }) }];
  };
  const entries: readonly Entry[] = [
    ...(toEnter && siteType ? [{ to: adminPaths.list(siteType.path), text: toEnter }] : []),
    ...reviewRequests
      .filter(({ to }) => to.uid === currentUser())
      .map(({ path, _id, title, by, note }) => {
        const type = contentTypeAt(path) as ContentTypeDefinition;
        return {
          to: formAddress(type, _id),
          text: `Please look: ${titleOr(type, title)}`,
          more: `From ${by.displayName ?? by.email}${note ? `: ${note}` : ''}`,
        };
      }),
    ...messageKinds.flatMap((kind) => {
      const count = newMessages[kind] ?? 0;
      const text = `${count} new ${kind}${count === 1 ? '' : 's'}`;
      return count > 0 ? [{ to: `${adminPaths.messages}?kind=${kind}`, text }] : [];
    }),
    ...(['ended', 'ending'] as const).flatMap((show) => {
      const text = consentText(show, consents[show]);
      return consents[show] > 0 ? [{ to: `${adminPaths.media}?show=${show}`, text }] : [];
    }),
    ...attention.filter(({ reason }) => reason !== 'untranslated').flatMap(ofType),
  ];
  const untranslated = attention.filter(({ reason }) => reason === 'untranslated').flatMap(ofType);
  return (
    <EntryList
      id="attention"
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
  );
}
