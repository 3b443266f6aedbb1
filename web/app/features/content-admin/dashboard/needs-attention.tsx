import { chakra } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import type { Attention, Overview } from '@content/contract';
import { CONSENT_NOTICE_DAYS } from '@content/picture-details';
import { adminPaths } from '../../../data/admin-paths';
import { EntryLink } from '../../admin-ui/entry-link';
import { attentionText } from '../../admin-ui/attention-labels';
import { Muted, Sheet, Stack } from '../../admin-ui/layout';
import { oneOf } from '../../admin-ui/labels';

function Entry({ type, entry }: { type: ContentTypeDefinition; entry: Attention }) {
  const { reason, total, items } = entry;
  return (
    <chakra.li
      paddingBlock="1"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      fontSize="sm"
      _last={{ borderBottomWidth: '0' }}
    >
      <EntryLink to={`${adminPaths.list(type.path)}?attention=${reason}`}>
        {attentionText(type, reason, total)}
      </EntryLink>
      <Muted marginTop="-1" paddingBottom="2" overflowWrap="anywhere">
        {items.map(({ title }) => title || `Untitled ${oneOf(type)}`).join(' · ')}
        {total > items.length ? ' …' : ''}
      </Muted>
    </chakra.li>
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
    <chakra.li
      paddingBlock="1"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      fontSize="sm"
      _last={{ borderBottomWidth: '0' }}
    >
      <EntryLink to={`${adminPaths.pictures}?show=${show}`}>{words[show]}</EntryLink>
    </chakra.li>
  );
}

/** What staff should look at again; each line leads to the list of just those items. */
export function NeedsAttention({ overview: { attention, consents } }: { overview: Overview }) {
  const asked = (['ended', 'ending'] as const).filter((show) => consents[show] > 0);
  return (
    <Stack as="section" gap="3" aria-labelledby="attention">
      <chakra.h2 id="attention" fontSize="lg">
        Needs attention
      </chakra.h2>
      <Sheet paddingBlock="2" minHeight="6rem">
        {attention.length === 0 && asked.length === 0 ? (
          <Muted paddingBlock="2">
            Nothing: every picture is described, and no popup has been up for long.
          </Muted>
        ) : null}
        <chakra.ul listStyleType="none">
          {asked.map((show) => (
            <ConsentEntry key={show} show={show} count={consents[show]} />
          ))}
          {attention.map((entry) => {
            const type = contentTypeAt(entry.path);
            return type ? <Entry key={`${entry.path} ${entry.reason}`} type={type} entry={entry} /> : null;
          })}
        </chakra.ul>
      </Sheet>
    </Stack>
  );
}
