import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { adminPaths } from '../../../data/staff/admin-paths';
import type { AuditEntry } from '@content/api/contract';
import { formAddress } from '../../admin-ui/addresses';
import { EntryLink } from '../../admin-ui/buttons';
import { Line, Muted, Section } from '../../admin-ui/layout';
import { formatDateTime, oneOf, personName } from '../../admin-ui/labels';
import { doneText } from '../history/history-labels';
import { latestChangesRead } from '../queries/reads';
import { useRead } from '../queries/use-read';

/** Stands where the title goes, as a link. */
const SUBJECT = '\n';

/** The paths of an entry's item and of its history; null for what is gone. */
function pathsOf({ action, path, itemId }: AuditEntry): { item: string | null; history: string | null } {
  const type: ContentTypeDefinition | undefined = contentTypeAt(path);
  if (type && action === 'erase') return { item: null, history: null };
  if (type && action === 'delete') return { item: `${adminPaths.trash}?type=${path}`, history: null };
  const item = type ? formAddress(type, itemId) : adminPaths.list(path);
  return { item, history: `${item}#history` };
}

function Entry({ entry }: { entry: AuditEntry }) {
  const type: ContentTypeDefinition | undefined = contentTypeAt(entry.path);
  const label = type && oneOf(type);
  const title = entry.title === '' ? `Untitled ${label ?? ''}` : entry.title;
  const { item, history } = pathsOf(entry);
  // A change of one's own account has no subject.
  const [before, after] = doneText(type, entry, SUBJECT).split(SUBJECT);
  return (
    <Line>
      <chakra.span css={{ overflowWrap: 'anywhere', minWidth: '0' }}>
        {personName(entry.actor)} {before}
        {after === undefined ? null : (
          <>
            {label === undefined ? '' : `the ${label} `}
            {item === null ? <b>{title}</b> : <EntryLink to={item}>{title}</EntryLink>}
            {after}
          </>
        )}
      </chakra.span>
      <chakra.time dateTime={entry.at} css={{ color: 'fg.muted' }}>
        {history === null ? (
          formatDateTime(entry.at)
        ) : (
          <EntryLink
            to={history}
            css={{ color: 'fg.muted', fontWeight: 'normal', textDecoration: 'underline' }}
          >
            {formatDateTime(entry.at)}
            <VisuallyHidden>, history of {title}</VisuallyHidden>
          </EntryLink>
        )}
      </chakra.time>
    </Line>
  );
}

/** Who did what lately, from the audit log; says nothing when that cannot be read. */
export function LatestChanges() {
  const { data: entries } = useRead(latestChangesRead);
  return (
    <Section title="Latest changes" css={{ minHeight: '6rem' }}>
      {entries?.length === 0 ? <Muted>Nothing has been changed yet.</Muted> : null}
      <ul>
        {entries?.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}
