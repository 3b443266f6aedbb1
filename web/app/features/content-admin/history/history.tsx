import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../../components/icons';
import type { HistoryTarget } from '../../../data/admin-content';
import { readHistoryPage } from '../../../data/admin-content';
import { PagedFoot } from '../paged/paged-foot';
import { usePaged } from '../paged/use-paged';
import { Button } from '../../admin-ui/button';
import { Muted, Sheet, Stack } from '../../admin-ui/layout';
import { Loading } from '../../admin-ui/loading';
import { HistoryList } from './history-list';

/** Entries that are read at first, and with each 'Show more'. */
const PAGE = 10;

function Entries({ target, version }: Pick<HistoryProps, 'target' | 'version'>) {
  const { list, busy, start, more } = usePaged((pageToken) => readHistoryPage(PAGE, target, pageToken));
  const read = useEffectEvent(start);
  // Each save adds an entry: the list begins again.
  useEffect(() => read(), [version]);
  if (!list) return <Loading />;
  return (
    <Stack>
      {list.failed === undefined && list.items.length === 0 ? (
        <Muted>Nothing has been noted here yet.</Muted>
      ) : (
        <HistoryList entries={list.items} named={target.id === undefined} />
      )}
      <PagedFoot list={list} busy={busy} failure="The history could not be loaded." onMore={more} />
    </Stack>
  );
}

export interface HistoryProps {
  readonly target: HistoryTarget;
  /** Changes when there is something new to tell. */
  readonly version?: number | string | undefined;
}

/** Who changed what and when, from the audit log: read once it is opened. The address can ask for it: #history. */
export function History({ target, version }: HistoryProps) {
  const asked = useLocation().hash === '#history';
  const [open, setOpen] = useState(asked);
  const section = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    if (asked) section.current?.scrollIntoView({ block: 'start' });
  }, [asked]);
  return (
    <chakra.section ref={section} aria-labelledby={id} scrollMarginTop="5rem">
      <Sheet padding="0">
        <chakra.h2 id={id} fontSize="md">
          <Button
            variant="quiet"
            aria-expanded={open}
            width="full"
            minHeight="3.25rem"
            justifyContent="space-between"
            paddingInline={{ base: '4', sm: '6' }}
            fontSize="md"
            onClick={() => setOpen(!open)}
          >
            History
            <chakra.span
              display="inline-flex"
              transform={open ? 'rotate(180deg)' : 'none'}
              transition="transform 150ms"
            >
              <Icon name="chevronDown" />
            </chakra.span>
          </Button>
        </chakra.h2>
        {open ? (
          <chakra.div paddingInline={{ base: '4', sm: '6' }} paddingBottom={{ base: '4', sm: '6' }}>
            <Entries target={target} version={version} />
          </chakra.div>
        ) : null}
      </Sheet>
    </chakra.section>
  );
}
