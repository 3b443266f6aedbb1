import { Button, HStack, Stack } from '@chakra-ui/react';
import { Note } from '../../admin-ui/feedback';
import { Dialog } from '../../admin-ui/dialog';
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
        gap="1"
        as="ul"
        css={{ maxHeight: '40dvh', overflowY: 'auto' }}
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
      <HStack wrap="wrap" justify="flex-end" gap="3">
        <Button onClick={many.dropOffer}>Discard them</Button>
        <Button variant="solid" data-first onClick={many.takeOffer}>
          Go on with them
        </Button>
      </HStack>
    </Dialog>
  );
}
