import { chakra } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import type { AuditEntry } from '@content/audit';
import { useState } from 'react';
import { bringBackVersion } from '../../../data/admin-content';
import { Note } from '../../admin-ui/alert';
import { Button } from '../../admin-ui/button';
import { Dialog, DialogFoot } from '../../admin-ui/dialog';
import { Hidden, Muted, Stack } from '../../admin-ui/layout';
import { LoadFailure } from '../../admin-ui/load-failure';
import { Loading } from '../../admin-ui/loading';
import { momentInWords, titleOf } from '../../admin-ui/words';
import { heldBy } from '../kinds/kind-view';
import { FieldReading } from '../kinds/registry';
import { useSteps } from '../publishing/use-steps';
import { versionRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import type { Difference, Piece } from './differences';
import { differencesOf } from './differences';

export interface VersionDialogProps {
  readonly type: ContentTypeDefinition;
  /** The item as it is now. */
  readonly item: AnyItem;
  readonly entry: AuditEntry & { readonly version: number };
  /** Told what the item has become. */
  readonly onTake: (item: AnyItem) => void;
  readonly onClose: () => void;
}

const Removed = chakra('del', { base: { marginInline: '0.5', background: 'bg.warm', color: 'link.body' } });
const Added = chakra('ins', {
  base: { background: 'bg.band', color: 'fg.success', fontWeight: 'bold', textDecoration: 'none' },
});

function PieceView({ text, is }: Piece) {
  if (is === 'removed') return <Removed>{text}</Removed>;
  return is === 'added' ? <Added>{text}</Added> : text;
}

function DifferenceView({ label, before, after, pieces, isFormOnly }: Difference) {
  return (
    <chakra.div borderInlineStartWidth="3px" borderColor="border.subtle" paddingInlineStart="3">
      <chakra.dt fontSize="sm" fontWeight="bold" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd whiteSpace="pre-wrap" overflowWrap="anywhere" fontSize="sm" lineHeight="1.5">
        {isFormOnly ? (
          'The words are the same. Only their form was changed: headings, bold letters, lists, tables or links.'
        ) : pieces ? (
          pieces.map((piece, at) => <PieceView key={at} {...piece} />)
        ) : (
          <>
            <Hidden>Before: </Hidden>
            <Removed>{before}</Removed>
            <br />
            <Hidden>After: </Hidden>
            <Added>{after}</Added>
          </>
        )}
      </chakra.dd>
    </chakra.div>
  );
}

function Whole({ type, item }: { type: ContentTypeDefinition; item: AnyItem }) {
  return (
    <Stack as="dl" gap="4">
      {Object.entries(type.fields).map(([name, field]) => (
        <div key={name}>
          <chakra.dt fontSize="sm" fontWeight="bold" color="fg.muted">
            {field.label}
          </chakra.dt>
          <chakra.dd overflowWrap="anywhere">
            <FieldReading {...heldBy(item, name, field)} />
          </chakra.dd>
        </div>
      ))}
    </Stack>
  );
}

/** One version of an item: what was changed with it, all of it, and the way to bring it back. */
export default function VersionDialog({ type, item, entry, onTake, onClose }: VersionDialogProps) {
  const { version, at, actor, note } = entry;
  const { data, error, busy, retry } = useRead(versionRead(type.path, item._id, version));
  const [isWhole, setWhole] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const steps = useSteps(type, onTake);
  const when = momentInWords(at);
  const isPresent = version === item._version;
  const bringBack = () => {
    onClose();
    void steps.run(
      item,
      (arePicturesConfirmed) => bringBackVersion(type.path, item, version, { arePicturesConfirmed }),
      `is as it was on ${when}.`,
    );
  };
  const differences = data ? differencesOf(type, data.before, data.version) : [];
  return (
    <Dialog open title={`Version of ${when}`} onClose={onClose}>
      <Stack gap="5">
        <Muted>
          Saved by {actor.displayName ?? actor.email}
          {note === undefined ? '' : `: “${note}”`}
        </Muted>
        {error ? (
          <LoadFailure title="This version could not be loaded." error={error} busy={busy} onRetry={retry} />
        ) : null}
        {data || error ? null : <Loading lines={3} />}
        {data && isWhole ? <Whole type={type} item={data.version} /> : null}
        {data && !isWhole ? (
          differences.length === 0 ? (
            <p>Nothing of its content was changed with it.</p>
          ) : (
            <Stack as="dl" gap="4">
              {differences.map((difference) => (
                <DifferenceView key={difference.name} {...difference} />
              ))}
            </Stack>
          )
        ) : null}
        {isAsked ? (
          <Note>
            “{titleOf(type, item)}” becomes as it was on {when}. How it is now stays in the history, and you
            can undo this.
          </Note>
        ) : null}
        <DialogFoot>
          <Button variant="quiet" data-first onClick={onClose}>
            Close
          </Button>
          {data ? (
            <Button onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Only what was changed' : 'Look at this version'}
            </Button>
          ) : null}
          {!data || isPresent ? null : isAsked ? (
            <Button variant="solid" onClick={bringBack}>
              Yes, bring it back
            </Button>
          ) : (
            <Button variant="solid" onClick={() => setAsked(true)}>
              Bring this back
            </Button>
          )}
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
