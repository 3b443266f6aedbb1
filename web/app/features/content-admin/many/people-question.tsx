import { chakra } from '@chakra-ui/react';
import { Button } from '../../admin-ui/buttons';
import { Dialog, DialogFoot } from '../../admin-ui/dialog';
import { Stack } from '../../admin-ui/layout';
import { PreviewImage } from '../kinds/preview-image';
import { usePreparedPicture } from '../pictures/prepared';
import { type ForAll, type Row, peopleIn } from './rows';

function Thumb({ row: { id, file, alt } }: { row: Row }) {
  const prepared = usePreparedPicture(file);
  return (
    <chakra.li width="5rem" css={{ '& img': { maxHeight: '5rem' } }}>
      {prepared ? <PreviewImage file={{ id, alt: alt || file.name, fresh: prepared.file }} /> : null}
    </chakra.li>
  );
}

function Group({ says, rows }: { says: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <Stack gap="2">
      <p>{says}</p>
      <chakra.ul
        listStyleType="none"
        display="flex"
        flexWrap="wrap"
        gap="2"
        maxHeight="32dvh"
        overflowY="auto"
      >
        {rows.map((row) => (
          <Thumb key={row.id} row={row} />
        ))}
      </chakra.ul>
    </Stack>
  );
}

interface PeopleQuestionProps {
  readonly rows: readonly Row[];
  readonly forAll: ForAll;
  readonly onPublish: () => void;
  readonly onSaveDrafts: () => void;
  readonly onClose: () => void;
}

/** Asks about the people in pictures before any of them is sent: those that show a child, and those of which nobody has said. */
export function PeopleQuestion({ rows, forAll, onPublish, onSaveDrafts, onClose }: PeopleQuestionProps) {
  const children = rows.filter((row) => peopleIn(row, forAll) === 'child');
  const unsaid = rows.filter((row) => peopleIn(row, forAll) === '');
  return (
    <Dialog title="May these pictures be published?" onClose={onClose}>
      <Group says="These show a child. Publish them only if the families agree to that." rows={children} />
      <Group
        says="Of these nobody has said who can be recognised. Publish them only if everybody in them has agreed, and of children their families."
        rows={unsaid}
      />
      <DialogFoot>
        <Button data-first onClick={onClose}>
          Not yet
        </Button>
        <Button onClick={onSaveDrafts}>Save as drafts</Button>
        <Button variant="solid" onClick={onPublish}>
          Publish them
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
