import { Button, chakra, Stack } from '@chakra-ui/react';
import type { TargetStatus } from '@content/items/publishing-status';
import { Dialog, DialogFoot } from '../../admin-ui/dialog';
import { peopleIn, type Row } from './batch';
import type { People } from './batch-draft';
import { Thumb } from './batch-row';

const groups: readonly { readonly people: People; readonly says: string }[] = [
  { people: 'child', says: 'These show a child. Publish them only if the families agree to that.' },
  {
    people: '',
    says: 'Of these nobody has said who can be recognised. Publish them only if everybody in them has agreed, and of children their families.',
  },
];

interface PeopleQuestionProps {
  readonly rows: readonly Row[];
  readonly onSend: (to: TargetStatus) => void;
  readonly onClose: () => void;
}

/** Asks about the people in pictures before any of them is sent: those that show a child, and those of which nobody has said. */
export function PeopleQuestion({ rows, onSend, onClose }: PeopleQuestionProps) {
  const asked = groups.map((group) => ({
    ...group,
    shown: rows.filter((row) => peopleIn(row) === group.people),
  }));
  return (
    <Dialog title="May these pictures be published?" onClose={onClose}>
      {asked
        .filter(({ shown }) => shown.length > 0)
        .map(({ people, says, shown }) => (
          <Stack key={people} gap="2">
            <p>{says}</p>
            <chakra.ul
              css={{ display: 'flex', flexWrap: 'wrap', gap: '2', maxHeight: '32dvh', overflowY: 'auto' }}
            >
              {shown.map((row) => (
                <chakra.li key={row.id} css={{ width: '5rem', '& img': { maxHeight: '5rem' } }}>
                  <Thumb row={row} />
                </chakra.li>
              ))}
            </chakra.ul>
          </Stack>
        ))}
      <DialogFoot>
        <Button data-first onClick={onClose}>
          Not yet
        </Button>
        <Button onClick={() => onSend('draft')}>Save as drafts</Button>
        <Button variant="solid" onClick={() => onSend('published')}>
          Publish them
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
