import { chakra } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import type { ComingUp, Drafts, Overview } from '@content/contract';
import { adminPaths } from '../../../data/admin-paths';
import { EntryLink } from '../../admin-ui/entry-link';
import { formAddress } from '../../admin-ui/addresses';
import { Muted, Sheet, Stack } from '../../admin-ui/layout';
import { formatDateTime, oneOf } from '../../admin-ui/labels';

const Entry = chakra('li', {
  base: {
    paddingBlock: '1',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    fontSize: 'sm',
    _last: { borderBottomWidth: '0' },
  },
});

const nameOf = (type: ContentTypeDefinition, title: string) => title || `Untitled ${oneOf(type)}`;

function DraftsEntry({ type, entry }: { type: ContentTypeDefinition; entry: Drafts }) {
  const { total, items } = entry;
  const one = oneOf(type);
  const to = type.singleton ? adminPaths.list(type.path) : `${adminPaths.list(type.path)}?publication=draft`;
  return (
    <Entry>
      <EntryLink to={to}>
        {total === 1 ? `1 ${one} is a draft` : `${total} ${type.label.many.toLowerCase()} are drafts`}
      </EntryLink>
      <Muted marginTop="-1" paddingBottom="2" overflowWrap="anywhere">
        {items.map(({ title }) => nameOf(type, title)).join(' · ')}
        {total > items.length ? ' …' : ''}
      </Muted>
    </Entry>
  );
}

function ComingEntry({ type, entry }: { type: ContentTypeDefinition; entry: ComingUp }) {
  return (
    <Entry display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" columnGap="4">
      <EntryLink to={formAddress(type, entry._id)}>{nameOf(type, entry.title)}</EntryLink>
      <chakra.time dateTime={entry.at} color="fg.muted">
        {entry.what === 'begins' ? 'will be published on' : 'will be taken down on'}{' '}
        {formatDateTime(entry.at)}
      </chakra.time>
    </Entry>
  );
}

/** What visitors do not see yet, or will not see for long; nothing where there is none. */
export function NotPublicYet({ overview: { drafts, comingUp } }: { overview: Overview }) {
  return (
    <>
      {drafts.length === 0 ? null : (
        <Stack as="section" gap="3" aria-labelledby="drafts">
          <chakra.h2 id="drafts" fontSize="lg">
            Drafts
          </chakra.h2>
          <Sheet paddingBlock="2">
            <chakra.ul listStyleType="none">
              {drafts.map((entry) => {
                const type = contentTypeAt(entry.path);
                return type ? <DraftsEntry key={entry.path} type={type} entry={entry} /> : null;
              })}
            </chakra.ul>
          </Sheet>
        </Stack>
      )}
      {comingUp.length === 0 ? null : (
        <Stack as="section" gap="3" aria-labelledby="coming-up">
          <chakra.h2 id="coming-up" fontSize="lg">
            Coming up
          </chakra.h2>
          <Sheet paddingBlock="2">
            <chakra.ul listStyleType="none">
              {comingUp.map((entry) => {
                const type = contentTypeAt(entry.path);
                const key = `${entry.path} ${entry._id} ${entry.what}`;
                return type ? <ComingEntry key={key} type={type} entry={entry} /> : null;
              })}
            </chakra.ul>
          </Sheet>
        </Stack>
      )}
    </>
  );
}
