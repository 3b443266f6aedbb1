import { Button, chakra, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import type { AuditEntry } from '@content/api/contract';
import { Fragment, useState } from 'react';
import { publishingStateIn } from '@content/items/publishing-status';
import type { RestoreOptions } from '../../../data/staff/admin-content';
import { Note } from '../../admin-ui/feedback';
import { Dialog, DialogFoot } from '../../admin-ui/dialog';
import { Muted } from '../../admin-ui/layout';
import { formatDateTime, personName, titleOf } from '../../admin-ui/labels';
import { FieldEntry, ValueText } from '../field-types/field-value';
import { emptyContent, formContentOf, withField } from '../form/content/form-content';
import { ItemReading } from '../field-types/registry';
import { useItemActions } from '../items/item-actions';
import { versionRead, type WithBefore } from '../queries/reads';
import { Loaded } from '../../admin-ui/loaded';
import { useRead } from '../queries/use-read';
import { type Difference, differencesOf } from './differences';

interface VersionDialogProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem;
  /** Of a saved version. */
  readonly entry: AuditEntry;
  /** Called with the item once it was changed; absent where nothing can be changed. */
  readonly onChanged: ((item: AnyItem) => void) | undefined;
  readonly onClose: () => void;
}

const Removed = chakra('del', { base: { background: 'bg.warm', color: 'link.body' } });
const Added = chakra('ins', {
  base: { background: 'bg.band', color: 'fg.success', fontWeight: 'bold', textDecoration: 'none' },
});

function Changed({ field, before, after, pieces, isFormOnly }: Difference) {
  if (isFormOnly)
    return 'The words are the same. Only their form was changed: headings, bold letters, lists, tables, links or pictures.';
  if (pieces)
    return pieces.map(({ value, added, removed }, at) => {
      const Piece = added ? Added : removed ? Removed : Fragment;
      return <Piece key={at}>{value}</Piece>;
    });
  return (
    <>
      <VisuallyHidden>Before: </VisuallyHidden>
      <Removed>
        <ValueText field={field} text={before} />
      </Removed>
      <br />
      <VisuallyHidden>After: </VisuallyHidden>
      <Added>
        <ValueText field={field} text={after} />
      </Added>
    </>
  );
}

const Differences = ({ of: differences }: { of: readonly Difference[] }) => (
  <Stack gap="4" as="dl">
    {differences.map((difference) => (
      <FieldEntry key={difference.name} label={difference.field.label}>
        <Changed {...difference} />
      </FieldEntry>
    ))}
  </Stack>
);

/** The effect of a change on visitors, by the item's publishing status. */
const forVisitors = {
  draft: 'It is saved as a draft: visitors do not see it yet.',
  scheduled: 'It keeps its date.',
  ended: 'Visitors do not see it.',
  published: 'Visitors see it at once.',
} as const;

/** The result of taking a change back; `left` is null where the version before it is no longer kept. */
function TakingBack({ left, says }: { left: readonly Difference[] | null; says: string }) {
  if (left === null) return <p>The version before it is no longer kept.</p>;
  if (left.length === 0) return <p>Nothing of this change is left.</p>;
  return (
    <Stack gap="3">
      <p>This will change in what stands there now:</p>
      <Differences of={left} />
      <Note>{says} Everything else stays as it is, and you can undo this.</Note>
    </Stack>
  );
}

/** The changes of a version, and those that are left to take back: null where the version before it is no longer kept. */
function changeOf({ type, item, entry }: VersionDialogProps, data: WithBefore | undefined) {
  // Before its first version an item has what its form begins with.
  const contentOf = (of: AnyItem | null | undefined) => (of ? formContentOf(type, of) : emptyContent(type));
  const [before, now] = [contentOf(data?.before), contentOf(item)];
  const differences = data ? differencesOf(type, before, contentOf(data.version)) : [];
  const reverted = differences.reduce((content, { name }) => withField(name, content, before), now);
  // Before the first save of its texts a page has those it came with.
  const isKnownBefore = data?.before !== null || (entry.action === 'create' && type.defaults !== undefined);
  return { differences, left: isKnownBefore ? differencesOf(type, now, reverted) : null };
}

/** One version of an item: its changes, the whole of it, and the ways to take the change or bring the version back. */
export default function VersionDialog(props: VersionDialogProps) {
  const { type, item, entry, onChanged, onClose } = props;
  const { version = 0, at, actor, note, action } = entry;
  const read = useRead(versionRead(type.path, item._id, version));
  const { data } = read;
  const [view, setView] = useState<'changes' | 'whole' | 'takeBack'>('changes');
  const actions = useItemActions(type, onChanged ?? (() => undefined));
  const when = formatDateTime(at);
  const { state: now, publicVersion } = publishingStateIn(item);
  // To add an item is no change, but for a page that came with texts.
  const isChange = action === 'create' ? type.defaults !== undefined : action !== 'unpublish';
  const canBringBack = data && onChanged && view === 'whole' && version !== item._version;
  const run = (earlier: number, options: RestoreOptions, words: string) => {
    onClose();
    actions.run(item, { name: `versions/${earlier}/restore`, options }, { words });
  };
  const { differences, left } = changeOf(props, data);
  // A draft that was given up comes again as a draft.
  const state = action === 'discard' ? 'draft' : undefined;
  const takeBack = () => {
    const earlier = data?.before?._version ?? 0;
    if (action === 'draft' && version === item._version && earlier === publicVersion) {
      onClose();
      return actions.discard(item);
    }
    const fields = differences.map(({ name }) => name);
    return run(earlier, { fields, state }, `has the change of ${when} no more.`);
  };
  return (
    <Dialog title={`Version of ${when}`} onClose={onClose}>
      <Muted>
        Saved by {personName(actor)}
        {note === undefined ? '' : `: “${note}”`}
      </Muted>
      <Loaded read={read} failure="This version could not be loaded." lines={3}>
        {(loaded) => {
          if (view === 'whole') return <ItemReading type={type} item={loaded.version} />;
          if (view === 'takeBack') return <TakingBack left={left} says={forVisitors[state ?? now]} />;
          if (differences.length > 0) return <Differences of={differences} />;
          return <p>This change left the content as it was.</p>;
        }}
      </Loaded>
      {canBringBack ? (
        <Note>
          Brought back, “{titleOf(type, item)}” becomes as it was on {when}. {forVisitors[now]} How it is now
          stays in the history, and you can undo this.
        </Note>
      ) : null}
      <DialogFoot cancel="Close" isCancelFirst onCancel={onClose}>
        {data ? (
          <Button onClick={() => setView(view === 'changes' ? 'whole' : 'changes')}>
            {view === 'changes' ? 'Look at this version' : 'Only what changed'}
          </Button>
        ) : null}
        {data && onChanged && isChange && view === 'changes' ? (
          <Button onClick={() => setView('takeBack')}>Take this change back</Button>
        ) : null}
        {view === 'takeBack' && left?.length ? (
          <Button variant="solid" onClick={takeBack}>
            Yes, take it back
          </Button>
        ) : null}
        {canBringBack ? (
          <Button variant="solid" onClick={() => run(version, {}, `is as it was on ${when}.`)}>
            Bring this back
          </Button>
        ) : null}
      </DialogFoot>
    </Dialog>
  );
}
