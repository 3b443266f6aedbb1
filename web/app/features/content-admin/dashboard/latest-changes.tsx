import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { adminPaths } from '../../../data/admin-paths';
import type { AuditEntry } from '@content/api/contract';
import { EntryLink } from '../../admin-ui/buttons';
import { Line, Muted, Section } from '../../admin-ui/layout';
import { formatDateTime } from '../../admin-ui/labels';
import { latestChangesRead } from '../queries/reads';
import { useRead } from '../queries/use-read';

const verbs: Readonly<Record<AuditEntry['action'], string>> = {
  create: 'added',
  update: 'changed',
  draft: 'saved a draft of',
  schedule: 'named a date for',
  publish: 'published',
  unpublish: 'unpublished',
  discard: 'gave up the draft of',
  bringBack: 'went back to an earlier version of',
  delete: 'deleted',
  restore: 'brought back',
  erase: 'erased',
  uploadMedia: 'uploaded',
  deleteMedia: 'deleted for good',
  describeMedia: 'described',
  noteConsent: 'noted who is in the picture',
  removeConsent: 'removed the note on the people in the picture',
  invite: 'invited',
  remove: 'removed',
  makeAdministrator: 'made an administrator of',
  makeEditor: 'made an editor of',
  secondFactorOn: 'turned on the second step of',
  secondFactorOff: 'turned off the second step of',
  passwordChanged: 'changed the password of',
};

/** Where an entry's item is now, and where its history is told; null where there is nothing to see any more. */
function pathsOf({ action, path, itemId }: AuditEntry): { item: string | null; history: string | null } {
  const type: ContentTypeDefinition | undefined = contentTypeAt(path);
  const list = adminPaths.list(path);
  if (!type) return { item: list, history: `${list}#history` };
  if (action === 'erase') return { item: null, history: null };
  if (action === 'delete') return { item: `${adminPaths.trash}?type=${path}`, history: null };
  const item = type.singleton ? list : adminPaths.edit(path, itemId);
  return { item, history: `${item}#history` };
}

function Entry({ entry }: { entry: AuditEntry }) {
  const label = contentTypeAt(entry.path)?.label.one.toLowerCase();
  const title = entry.title === '' ? `Untitled ${label ?? ''}` : entry.title;
  const { item, history } = pathsOf(entry);
  return (
    <Line>
      <chakra.span css={{ overflowWrap: 'anywhere', minWidth: '0' }}>
        {entry.actor.displayName ?? entry.actor.email} {verbs[entry.action]}{' '}
        {label === undefined ? '' : `the ${label} `}
        {item === null ? <b>{title}</b> : <EntryLink to={item}>{title}</EntryLink>}
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
    <Section id="latest" title="Latest changes" css={{ minHeight: '6rem' }}>
      {entries?.length === 0 ? <Muted>Nothing has been changed yet.</Muted> : null}
      <ul>
        {entries?.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}
