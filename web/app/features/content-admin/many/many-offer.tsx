import { Button } from '@chakra-ui/react';
import { Note } from '../../admin-ui/feedback';
import { Dialog } from '../../admin-ui/dialog';
import { Row, Stack } from '../../admin-ui/layout';
import { formatDateTime } from '../../admin-ui/labels';
import { type ManyOffer as Offer, nameOfRow } from './many-draft';
import { lostOf } from './many-store';
import type { Many } from './use-many';

export function ManyOffer({ many, offer }: { many: Many; offer: Offer }) {
  const { draft } = offer;
  const lost = lostOf(offer);
  return (
    <Dialog title="Pictures from earlier" onClose={() => undefined}>
      <p>
        On {formatDateTime(draft.at)} you left{' '}
        {draft.rows.length === 1 ? 'a picture' : `${draft.rows.length} pictures`} here without adding{' '}
        {draft.rows.length === 1 ? 'it' : 'them'}:
      </p>
      <Stack
        as="ul"
        css={{ gap: '1', maxHeight: '40dvh', overflowY: 'auto' }}
        tabIndex={0}
        aria-label="Pictures from earlier"
      >
        {draft.rows.map((row) => (
          <li key={row.id}>{nameOfRow(many.fields, row)}</li>
        ))}
      </Stack>
      {lost.length > 0 ? (
        <Note>These were not uploaded. Choose them again: {lost.map(({ name }) => name).join(', ')}.</Note>
      ) : null}
      <Row css={{ justifyContent: 'flex-end' }}>
        <Button onClick={many.dropOffer}>Discard them</Button>
        <Button variant="solid" data-first onClick={many.takeOffer}>
          Go on with them
        </Button>
      </Row>
    </Dialog>
  );
}
