import type { PictureFile } from '@content';
import { useState } from 'react';
import { Button } from '../../admin-ui/buttons';
import { Dialog, DialogFoot } from '../../admin-ui/dialog';
import { Muted } from '../../admin-ui/layout';
import { PagedFoot, usePages } from '../queries/use-read';
import { picturesRead } from '../queries/reads';
import { PictureChoice, PictureGrid } from './picture-tile';
import { EVERYTHING, writePicturesQuery, PicturesTools } from './pictures-query';

export interface ChooseDialogProps {
  readonly onReuse: (reused: PictureFile) => void;
  readonly onClose: () => void;
}

/** Chooses one of all pictures for another item. */
export default function ChooseDialog({ onReuse, onClose }: ChooseDialogProps) {
  const [query, setQuery] = useState(EVERYTHING);
  const list = usePages({ ...picturesRead(writePicturesQuery(query)), onMount: true });
  return (
    <Dialog title="All pictures" gap="4" onClose={onClose}>
      <PicturesTools query={query} onQuery={setQuery} />
      {list.items?.length === 0 ? <Muted>No pictures match.</Muted> : null}
      <PictureGrid
        aria-label="All pictures"
        gap={{ base: '2', sm: '4' }}
        gridTemplateColumns="repeat(auto-fill, minmax(min(5.25rem, 100%), 1fr))"
      >
        {list.items?.map((picture) => (
          <PictureChoice
            key={picture.media}
            picture={picture}
            onChoose={() => {
              onReuse(picture.file);
            }}
          />
        ))}
      </PictureGrid>
      <PagedFoot list={list} failure="Failed to load the pictures" />
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
