import { contentTypeAt } from '@content';
import type { CalendarEntry, Drafts, Overview } from '@content/api/contract';
import { dayInWords } from '@content/dates/english-dates';
import { dateText } from '@content/items/calendar-entry';
import { adminPaths } from '../../../data/staff/admin-paths';
import { EntryLink } from '../../admin-ui/buttons';
import { formAddress } from '../../admin-ui/addresses';
import { type Entry, EntryList } from '../../admin-ui/entry-list';
import { formatDateTime, oneOf, titleOr } from '../../admin-ui/labels';
import { titlesOf } from './needs-attention';

function draftsEntry(entry: Drafts): Entry[] {
  const { path, total } = entry;
  const type = contentTypeAt(path);
  if (!type) return [];
  const text =
    total === 1 ? `1 ${oneOf(type)} is a draft` : `${total} ${type.label.many.toLowerCase()} are drafts`;
  const to = adminPaths.list(path) + ('singleton' in type ? '' : '?publication=draft');
  return [{ to, text, more: titlesOf(type, entry) }];
}

function comingEntry(entry: CalendarEntry): Entry[] {
  const { path, _id, title, what, at } = entry;
  const type = contentTypeAt(path);
  if (!type) return [];
  const when = what === 'field' ? dayInWords(at) : formatDateTime(at);
  return [
    { to: formAddress(type, _id), text: titleOr(type, title), more: `${dateText(type, entry)} ${when}` },
  ];
}

/** Drafts, and what is dated to the days to come; nothing where there is none. */
export const NotPublicYet = ({ overview: { drafts, comingUp } }: { overview: Overview }) => (
  <>
    <EntryList id="drafts" title="Drafts" entries={drafts.flatMap(draftsEntry)} />
    <EntryList id="coming-up" title="Coming up" entries={comingUp.flatMap(comingEntry)}>
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
