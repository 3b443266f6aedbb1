import { chakra, Stack } from '@chakra-ui/react';
import { confirm } from '../../admin-ui/dialog';
import { type ForAll, peopleIn, type Row } from './batch';
import { RowPicture } from './batch-row';

const questions = {
  child: 'These show a child. Publish them only if the families agree to that.',
  '': 'Of these nobody has said who can be recognised. Publish them only if everybody in them has agreed, and of children their families.',
};

/** Asks whether pictures may be published that show a child, or unknown people. */
export const confirmPeople = (rows: readonly Row[], forAll: ForAll): Promise<boolean> =>
  confirm({
    title: 'May these pictures be published?',
    action: 'Publish them',
    cancel: 'Not yet',
    children: Object.entries(questions).map(([people, question]) => {
      const pictures = rows.filter((row) => peopleIn(row, forAll) === people);
      return pictures.length === 0 ? null : (
        <Stack key={people} gap="2">
          <p>{question}</p>
          <chakra.ul
            css={{ display: 'flex', flexWrap: 'wrap', gap: '2', maxHeight: '32dvh', overflowY: 'auto' }}
          >
            {pictures.map((row) => (
              <chakra.li key={row.id} css={{ width: '5rem', '& img': { maxHeight: '5rem' } }}>
                <RowPicture row={row} />
              </chakra.li>
            ))}
          </chakra.ul>
        </Stack>
      );
    }),
  });
