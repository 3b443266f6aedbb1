import { Button, chakra, Stack, VisuallyHidden } from '@chakra-ui/react';
import { type ContentTypeDefinition, contentTypeAt, type AnyItem } from '@content';
import type { AuditEntry } from '@content/api/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Line, Muted, Sheet } from '../../admin-ui/layout';
import { lazy } from '../../admin-ui/lazy';
import { formatDateTime, personName } from '../../admin-ui/labels';
import { doneText } from './history-labels';
import { type HistoryRow, rowsOf } from '../queries/history-rows';
import { Icon } from '../../../components/icons';
import { Loading } from '../../admin-ui/feedback';
import { PagedFoot } from '../../admin-ui/loaded';
import { usePages } from '../queries/use-read';
import { type HistoryTarget, historyRead } from '../queries/reads';

const unsaved: ReadonlySet<AuditEntry['action']> = new Set(['delete', 'restore', 'erase']);

interface EntryProps {
  readonly row: HistoryRow<AuditEntry>;
  readonly named: boolean;
  /** Shows what was saved; absent where nothing was. */
  readonly onShowChanges: (() => void) | undefined;
}

function Entry({ row: { entry, count }, named, onShowChanges }: EntryProps) {
  const { actor, at, path, title, note } = entry;
  return (
    <Line
      css={{
        alignItems: 'baseline',
        paddingBlock: '3',
        lineHeight: '1.45',
        _last: { borderBottomWidth: '0', paddingBottom: '0' },
      }}
    >
      <chakra.span css={{ flex: '1 1 16rem', minWidth: '0', overflowWrap: 'anywhere' }}>
        <b>{personName(actor)}</b>{' '}
        {doneText(contentTypeAt(path), entry, named && title !== '' ? `“${title}”` : 'it')}
        {count === 1 ? null : `, ${count} times`}
        {note === undefined ? null : (
          <chakra.q css={{ display: 'block', color: 'fg.muted' }}>{note}</chakra.q>
        )}
      </chakra.span>
      <chakra.time dateTime={at} css={{ color: 'fg.muted' }}>
        {formatDateTime(at)}
      </chakra.time>
      {onShowChanges ? (
        <chakra.div css={{ flexBasis: 'full', marginInlineStart: '-2', marginTop: '1' }}>
          <Button variant="ghost" css={{ paddingInline: '2' }} onClick={onShowChanges}>
            What changed<VisuallyHidden> on {formatDateTime(at)}</VisuallyHidden>
          </Button>
        </chakra.div>
      ) : null}
    </Line>
  );
}

/** Loaded with the code that compares texts. */
const VersionDialog = lazy(() => import('./version-dialog'), 'whenShown');

function Entries({ target, item, onChanged }: HistoryProps) {
  const [shown, setShown] = useState<AuditEntry | null>(null);
  const type: ContentTypeDefinition | undefined = contentTypeAt(target.path);
  const list = usePages(historyRead(target));
  const { items, error } = list;
  if (!items && !error) return <Loading />;
  return (
    <Stack gap="4">
      {items?.length === 0 && !error ? (
        <Muted>Nothing has happened here yet.</Muted>
      ) : (
        <ul aria-label="History">
          {rowsOf(items ?? []).map((row) => {
            const { entry } = row;
            const isVersion = entry.itemId === item?._id && entry.version && !unsaved.has(entry.action);
            return (
              <Entry
                key={entry._id}
                row={row}
                named={target.id === undefined}
                onShowChanges={isVersion ? () => setShown(entry) : undefined}
              />
            );
          })}
        </ul>
      )}
      {shown && item && type ? (
        <VersionDialog {...{ type, item, onChanged }} entry={shown} onClose={() => setShown(null)} />
      ) : null}
      <PagedFoot list={list} failure="The history could not be loaded." />
    </Stack>
  );
}

interface HistoryProps {
  readonly target: HistoryTarget;
  readonly item?: AnyItem | undefined;
  readonly onChanged?: (item: AnyItem) => void;
}

/** Who changed what and when, from the audit log: read once it is opened. The URL can ask for it: #history. */
export function History({ target, item, onChanged }: HistoryProps) {
  const asked = useLocation().hash === '#history';
  const [open, setOpen] = useState(asked);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) section.current?.scrollIntoView({ block: 'start' });
  }, [asked]);
  return (
    <chakra.section ref={section} aria-label="History" css={{ scrollMarginTop: '5rem' }}>
      <Sheet css={{ paddingInline: '0', paddingBlock: '0' }}>
        <chakra.h2 css={{ fontSize: 'md' }}>
          <Button
            variant="ghost"
            aria-expanded={open}
            css={{
              width: 'full',
              minHeight: '3.25rem',
              justifyContent: 'space-between',
              paddingInline: { base: '4', sm: '6' },
              fontSize: 'md',
              '& svg': { rotate: open ? '180deg' : '0deg', transition: 'rotate 150ms' },
            }}
            onClick={() => setOpen(!open)}
          >
            History
            <Icon name="chevronDown" />
          </Button>
        </chakra.h2>
        {open ? (
          <chakra.div css={{ paddingInline: { base: '4', sm: '6' }, paddingBottom: { base: '4', sm: '6' } }}>
            <Entries target={target} item={item} onChanged={onChanged} />
          </chakra.div>
        ) : null}
      </Sheet>
    </chakra.section>
  );
}
