import { Button, chakra, Stack } from '@chakra-ui/react';
import type { TargetStatus } from '@content/publishing-status';
import { Dialog, DialogFoot } from '../../admin-ui/dialog';
import { type ForAll, type Row, peopleIn, questionOf } from './rows';
import { Thumb } from './thumb';

function Group({ says, rows }: { says: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <Stack gap="2">
      <p>{says}</p>
      <chakra.ul
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '2',
          maxHeight: '32dvh',
          overflowY: 'auto',
        }}
      >
        {rows.map((row) => (
          <chakra.li key={row.id} css={{ width: '5rem', '& img': { maxHeight: '5rem' } }}>
            <Thumb row={row} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  );
}

interface PeopleQuestionProps {
  readonly rows: readonly Row[];
  readonly forAll: ForAll;
  readonly onSend: (to: TargetStatus) => void;
  readonly onClose: () => void;
}

/** Asks about the people in pictures before any of them is sent: those that show a child, those of which nobody has said, and those that the API asks about. */
export function PeopleQuestion({ rows, forAll, onSend, onClose }: PeopleQuestionProps) {
  const others = rows.filter((row) => questionOf(row) === undefined);
  const children = others.filter((row) => peopleIn(row, forAll) === 'child');
  const unsaid = others.filter((row) => peopleIn(row, forAll) === '');
  return (
    <Dialog title="May these pictures be published?" onClose={onClose}>
      <Group says="These show a child. Publish them only if the families agree to that." rows={children} />
      <Group
        says="Of these nobody has said who can be recognised. Publish them only if everybody in them has agreed, and of children their families."
        rows={unsaid}
      />
      {rows.map((row) => (
        <Group key={row.id} says={questionOf(row) ?? ''} rows={others.includes(row) ? [] : [row]} />
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
