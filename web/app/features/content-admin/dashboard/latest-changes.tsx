import { chakra } from '@chakra-ui/react';
import { contentTypeAt } from '@content';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { logFailure } from '../../../data/admin-client';
import type { AuditEntry } from '../../../data/admin-content';
import { readHistory } from '../../../data/admin-content';
import { Muted, Sheet, Stack } from '../ui/layout';
import { momentInWords } from '../ui/words';

const LATEST = 8;

const verbs: Readonly<Record<AuditEntry['action'], string>> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'brought back',
  erase: 'erased',
};

function Entry({ entry }: { entry: AuditEntry }) {
  const label = contentTypeAt(entry.path)?.label.one.toLowerCase() ?? '';
  const title = entry.title === '' ? `Untitled ${label}` : entry.title;
  const exists = entry.action !== 'delete' && entry.action !== 'erase';
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="4"
      alignItems="center"
      paddingBlock="1"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      fontSize="sm"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.span overflowWrap="anywhere" minWidth="0">
        {entry.actor.displayName ?? entry.actor.email} {verbs[entry.action]} the {label}{' '}
        {exists ? (
          <chakra.span
            color="link.body"
            fontWeight="bold"
            display="inline-flex"
            alignItems="center"
            minHeight="target"
            minWidth="target"
            asChild
          >
            <Link to={`/admins/${entry.path}/${entry.itemId}`}>{title}</Link>
          </chakra.span>
        ) : (
          <b>{title}</b>
        )}
      </chakra.span>
      <chakra.time dateTime={entry.at} color="fg.muted">
        {momentInWords(entry.at)}
      </chakra.time>
    </chakra.li>
  );
}

/** Who did what lately, from the audit log; says nothing when that cannot be read. */
export function LatestChanges() {
  const [entries, setEntries] = useState<readonly AuditEntry[]>();
  useEffect(() => {
    readHistory(LATEST).then(setEntries).catch(logFailure);
  }, []);
  return (
    <Stack as="section" gap="3" aria-labelledby="latest">
      <chakra.h2 id="latest" fontSize="lg">
        Latest changes
      </chakra.h2>
      <Sheet paddingBlock="2" minHeight="6rem">
        {entries?.length === 0 ? <Muted>Nothing has been changed yet.</Muted> : null}
        <chakra.ul listStyleType="none">
          {entries?.map((entry) => (
            <Entry key={entry._id} entry={entry} />
          ))}
        </chakra.ul>
      </Sheet>
    </Stack>
  );
}
