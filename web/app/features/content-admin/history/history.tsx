import { chakra } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../../components/icons';
import type { HistoryTarget } from '../../../data/admin-content';
import { Button } from '../../admin-ui/button';
import { Muted, Sheet, Stack } from '../../admin-ui/layout';
import { Loading } from '../../admin-ui/loading';
import { PagedFoot } from '../queries/paged-foot';
import { historyRead } from '../queries/reads';
import { usePages } from '../queries/use-read';
import type { VersionOfItem } from './history-list';
import { HistoryList } from './history-list';

/** Loaded when a version is looked at, with what compares texts. */
const VersionDialog = lazy(() => import('./version-dialog'));

function Entries({ target, item, onTake }: HistoryProps) {
  const [looked, setLooked] = useState<{ entry: VersionOfItem; isToTakeBack: boolean } | null>(null);
  const type: ContentTypeDefinition | undefined = contentTypeAt(target.path);
  const list = usePages(historyRead(target));
  const { items, error } = list;
  if (!items && !error) return <Loading />;
  return (
    <Stack>
      {items?.length === 0 && !error ? (
        <Muted>Nothing has happened here yet.</Muted>
      ) : (
        <HistoryList
          entries={items ?? []}
          named={target.id === undefined}
          itemId={item?._id}
          onLook={(entry) => setLooked({ entry, isToTakeBack: false })}
          onTakeBack={onTake && ((entry) => setLooked({ entry, isToTakeBack: true }))}
        />
      )}
      {looked && item && type ? (
        <Suspense fallback={null}>
          <VersionDialog
            type={type}
            item={item}
            {...looked}
            onTake={onTake}
            onClose={() => setLooked(null)}
          />
        </Suspense>
      ) : null}
      <PagedFoot list={list} failure="The history could not be loaded." />
    </Stack>
  );
}

export interface HistoryProps {
  readonly target: HistoryTarget;
  /** The item whose versions can be looked at and brought back. */
  readonly item?: AnyItem | undefined;
  /** Told what the item has become. */
  readonly onTake?: (item: AnyItem) => void;
}

/** Who changed what and when, from the audit log: read once it is opened. The URL can ask for it: #history. */
export function History({ target, item, onTake }: HistoryProps) {
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
            <Entries target={target} item={item} onTake={onTake} />
          </chakra.div>
        ) : null}
      </Sheet>
    </chakra.section>
  );
}
