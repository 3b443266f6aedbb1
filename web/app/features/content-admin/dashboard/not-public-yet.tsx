import { chakra } from '@chakra-ui/react';
import { contentTypeAt, type ContentTypeDefinition } from '@content';
import type { CalendarEntry, Drafts, Overview } from '@content/api/contract';
import { dayInWords } from '@content/dates/english-dates';
import { dateText } from '@content/items/calendar-entry';
import { adminPaths } from '../../../data/admin-paths';
import { EntryLink } from '../../admin-ui/buttons';
import { formAddress } from '../../admin-ui/addresses';
import { Line, Section } from '../../admin-ui/layout';
import { formatDateTime, oneOf, titleOr } from '../../admin-ui/labels';
import { EntryLine, titlesOf } from './needs-attention';

function DraftsLine({ type, entry }: { type: ContentTypeDefinition; entry: Drafts }) {
  const list = adminPaths.list(type.path);
  const text =
    entry.total === 1
      ? `1 ${oneOf(type)} is a draft`
      : `${entry.total} ${type.label.many.toLowerCase()} are drafts`;
  const to = type.singleton ? list : `${list}?publication=draft`;
  return <EntryLine to={to} text={text} more={titlesOf(type, entry)} />;
}

function ComingEntry({ type, entry }: { type: ContentTypeDefinition; entry: CalendarEntry }) {
  return (
    <Line>
      <EntryLink to={formAddress(type, entry._id)}>{titleOr(type, entry.title)}</EntryLink>
      <chakra.time dateTime={entry.at} css={{ color: 'fg.muted' }}>
        {dateText(type, entry)} {entry.what === 'field' ? dayInWords(entry.at) : formatDateTime(entry.at)}
      </chakra.time>
    </Line>
  );
}

/** Drafts, and what is dated to the days to come; nothing where there is none. */
export function NotPublicYet({ overview: { drafts, comingUp } }: { overview: Overview }) {
  return (
    <>
      {drafts.length === 0 ? null : (
        <Section id="drafts" title="Drafts">
          <ul>
            {drafts.map((entry) => {
              const type = contentTypeAt(entry.path);
              return type ? <DraftsLine key={entry.path} type={type} entry={entry} /> : null;
            })}
          </ul>
        </Section>
      )}
      {comingUp.length === 0 ? null : (
        <Section id="coming-up" title="Coming up">
          <ul>
            {comingUp.map((entry) => {
              const type = contentTypeAt(entry.path);
              const key = `${entry.path} ${entry._id} ${entry.what} ${entry.field ?? ''}`;
              return type ? <ComingEntry key={key} type={type} entry={entry} /> : null;
            })}
          </ul>
          <EntryLink to={adminPaths.calendar} css={{ fontSize: 'sm' }}>
            The whole calendar
          </EntryLink>
        </Section>
      )}
    </>
  );
}
