import { contentTypeAt } from '@content';
import type { CalendarEntry, Drafts, Overview } from '@content/api/contract';
import { dayInWords } from '@content/dates/english-dates';
import { dateText } from '@content/items/calendar-entry';
import { adminPaths } from '../../../data/staff/admin-paths';
import { EntryLink } from '../../admin-ui/buttons';
import { formAddress } from '../../admin-ui/addresses';
import { Section } from '../../admin-ui/layout';
import { formatDateTime, oneOf, titleOr } from '../../admin-ui/labels';
import { EntryLine, titlesOf } from './needs-attention';

function DraftsEntry({ entry }: { entry: Drafts }) {
  const { path, total } = entry;
  const type = contentTypeAt(path);
  if (!type) return null;
  const text =
    total === 1 ? `1 ${oneOf(type)} is a draft` : `${total} ${type.label.many.toLowerCase()} are drafts`;
  const to = adminPaths.list(path) + ('singleton' in type ? '' : '?publication=draft');
  return <EntryLine to={to} text={text} more={titlesOf(type, entry)} />;
}

function ComingEntry({ entry }: { entry: CalendarEntry }) {
  const { path, _id, title, what, at } = entry;
  const type = contentTypeAt(path);
  if (!type) return null;
  const when = `${dateText(type, entry)} ${what === 'field' ? dayInWords(at) : formatDateTime(at)}`;
  return <EntryLine to={formAddress(type, _id)} text={titleOr(type, title)} more={when} />;
}

/** Drafts, and what is dated to the days to come; nothing where there is none. */
export function NotPublicYet({ overview: { drafts, comingUp } }: { overview: Overview }) {
  return (
    <>
      {drafts.length === 0 ? null : (
        <Section id="drafts" title="Drafts">
          <ul>
            {drafts.map((entry) => (
              <DraftsEntry key={entry.path} entry={entry} />
            ))}
          </ul>
        </Section>
      )}
      {comingUp.length === 0 ? null : (
        <Section id="coming-up" title="Coming up">
          <ul>
            {comingUp.map((entry) => (
              <ComingEntry key={Object.values(entry).join(' ')} entry={entry} />
            ))}
          </ul>
          <EntryLink to={adminPaths.calendar} css={{ fontSize: 'sm' }}>
            The whole calendar
          </EntryLink>
        </Section>
      )}
    </>
  );
}
