import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { siteDay } from '@content/dates/calendar';
import { secondCalendar } from '@site/second-calendar';
import { contentTypeAt, contentTypes, type ContentTypeDefinition } from '@content';
import type { Attention, Overview } from '@content/api/contract';
import { messageKinds } from '@content/api/message';
import { CONSENT_NOTICE_DAYS } from '@content/files/picture-details';
import { attentionText } from '@content/items/overview-texts';
import { adminPaths } from '../../../data/admin-paths';
import { currentUser } from '../../../data/current-user';
import { formAddress } from '../../admin-ui/addresses';
import { EntryLink } from '../../admin-ui/buttons';
import { oneOf, titleOr } from '../../admin-ui/labels';
import { Line, Muted, Section } from '../../admin-ui/layout';
import { useIsEditor } from '../frame/use-is-editor';

interface ItemsLineProps extends Pick<Attention, 'items' | 'total'> {
  readonly type: ContentTypeDefinition;
  readonly to: string;
  readonly text: string;
}

/** Tells of items of a type: the link to all of them, and the titles of some. */
export function ItemsLine({ type, to, text, items, total }: ItemsLineProps) {
  return (
    <Line css={{ display: 'block' }}>
      <EntryLink to={to}>{text}</EntryLink>
      <Muted css={{ marginTop: '-1', paddingBottom: '2', overflowWrap: 'anywhere' }}>
        {items.map(({ title }) => titleOr(type, title)).join(' · ')}
        {total > items.length ? ' …' : ''}
      </Muted>
    </Line>
  );
}

/** Consents of people in pictures that have ended, or end soon. */
function ConsentEntry({ show, count }: { show: 'ended' | 'ending'; count: number }) {
  const of = count === 1 ? 'The consent for 1 picture' : `The consents for ${count} pictures`;
  const words = {
    ended: `${of} ${count === 1 ? 'has' : 'have'} ended`,
    ending: `${of} ${count === 1 ? 'ends' : 'end'} within ${CONSENT_NOTICE_DAYS} days`,
  };
  return (
    <Line css={{ display: 'block' }}>
      <EntryLink to={`${adminPaths.media}?show=${show}`}>{words[show]}</EntryLink>
    </Line>
  );
}

/** The type that says who the organisation is; administrators enter there what its calendar lacks. */
const siteType = (contentTypes as readonly ContentTypeDefinition[]).find(({ siteName }) => siteName);

/** Types whose items staff look at again after a while. */
const reviewed = (contentTypes as readonly ContentTypeDefinition[]).filter(
  ({ reviewAfterDays }) => reviewAfterDays,
);

const isUntranslated = ({ reason }: Attention) => reason === 'untranslated';

/** How many items of each type are written in one language alone: one line, as there may be many. */
function Untranslated({ entries }: { entries: readonly Attention[] }) {
  if (entries.length === 0) return null;
  return (
    <Line css={{ display: 'block' }}>
      <chakra.span css={{ marginInlineEnd: '3' }}>Not translated:</chakra.span>
      {entries.map(({ path, reason, total }) => {
        const type = contentTypeAt(path);
        return type ? (
          <chakra.span key={path} css={{ marginInlineEnd: '4' }}>
            <EntryLink to={`${adminPaths.list(path)}?attention=${reason}`}>
              {attentionText(type, reason, total)}
            </EntryLink>
          </chakra.span>
        ) : null;
      })}
    </Line>
  );
}

/** Each line leads to the list of just those items. */
export function NeedsAttention({ overview }: { overview: Overview }) {
  const { attention, consents, newMessages } = overview;
  const requests = overview.reviewRequests.filter(({ to }) => to.uid === currentUser());
  const [today] = useState(() => siteDay(new Date()));
  const isEditor = useIsEditor();
  const toEnter = isEditor ? null : secondCalendar?.toEnter(today);
  const written = messageKinds.filter((kind) => newMessages[kind]);
  const asked = (['ended', 'ending'] as const).filter((show) => consents[show] > 0);
  return (
    <Section id="attention" title="Needs attention" css={{ minHeight: '6rem' }}>
      {attention.length === 0 && [...asked, ...written, ...requests].length === 0 && !toEnter ? (
        <Muted css={{ paddingBlock: '2' }}>
          Nothing: every picture is described
          {reviewed.map((type) => `, and no ${oneOf(type)} has been up for long`).join('')}.
        </Muted>
      ) : null}
      <ul>
        {toEnter && siteType ? (
          <Line css={{ display: 'block' }}>
            <EntryLink to={adminPaths.list(siteType.path)}>{toEnter}</EntryLink>
          </Line>
        ) : null}
        {requests.map(({ id, path, _id, title, by, note }) => {
          const type = contentTypeAt(path) as ContentTypeDefinition;
          const from = `From ${by.displayName ?? by.email}${note ? `: ${note}` : ''}`;
          const asked = {
            text: `Please look: ${titleOr(type, title)}`,
            items: [{ _id, title: from }],
            total: 1,
          };
          return <ItemsLine key={id} type={type} to={formAddress(type, _id)} {...asked} />;
        })}
        {written.map((kind) => (
          <Line key={kind} css={{ display: 'block' }}>
            <EntryLink to={`${adminPaths.messages}?kind=${kind}`}>
              {newMessages[kind]} new {kind}
              {newMessages[kind] === 1 ? '' : 's'}
            </EntryLink>
          </Line>
        ))}
        {asked.map((show) => (
          <ConsentEntry key={show} show={show} count={consents[show]} />
        ))}
        {attention.map((entry) => {
          if (isUntranslated(entry)) return null;
          const type = contentTypeAt(entry.path);
          const { path, reason, total } = entry;
          return type ? (
            <ItemsLine
              key={`${path} ${reason}`}
              {...entry}
              type={type}
              to={`${adminPaths.list(path)}?attention=${reason}`}
              text={attentionText(type, reason, total)}
            />
          ) : null;
        })}
        <Untranslated entries={attention.filter(isUntranslated)} />
      </ul>
    </Section>
  );
}
