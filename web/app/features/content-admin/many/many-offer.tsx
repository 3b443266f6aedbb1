import { Note } from '../../admin-ui/feedback';
import { Button } from '../../admin-ui/buttons';
import { Dialog } from '../../admin-ui/dialog';
import { Row, Stack } from '../../admin-ui/layout';
import { formatDateTime } from '../../admin-ui/labels';
import type { ManyFields } from './rows';
import { type ManyOffer as Offer, nameOfRow } from './many-draft';

export function ManyOffer({
  fields,
  offer,
  onTake,
  onDrop,
}: {
  fields: ManyFields;
  offer: Offer;
  onTake: () => void;
  onDrop: () => void;
}) {
  const { draft, files } = offer;
  const missing = draft.rows.filter(({ id }) => !files.has(id));
  return (
    <Dialog title="Pictures from earlier" onClose={() => undefined}>
      <p>
        On {formatDateTime(draft.at)} you left{' '}
        {draft.rows.length === 1 ? 'a picture' : `${draft.rows.length} pictures`} here without adding{' '}
        {draft.rows.length === 1 ? 'it' : 'them'}:
      </p>
      <Stack
        as="ul"
        gap="1"
        maxHeight="40dvh"
        overflowY="auto"
        tabIndex={0}
        aria-label="Pictures from earlier"
      >
        {draft.rows.map((row) => (
          <li key={row.id}>{nameOfRow(fields, row)}</li>
        ))}
      </Stack>
      {missing.length > 0 ? (
        <Note>
          Files cannot be kept. Choose again: {missing.map(({ name }) => name).join(', ')}. What you typed
          about them comes back with them.
        </Note>
      ) : null}
      <Row justifyContent="flex-end">
        <Button onClick={onDrop}>Discard them</Button>
        <Button variant="solid" data-first onClick={onTake}>
          Go on with them
        </Button>
      </Row>
    </Dialog>
  );
}
