import { useState } from 'react';
import { Button } from '../../admin-ui/button';
import { Dialog } from '../../admin-ui/dialog';
import { Muted, Row, Stack } from '../../admin-ui/layout';
import type { ReusedPicture } from '../form/content';
import { PagedFoot } from '../queries/paged-foot';
import { picturesRead } from '../queries/reads';
import { usePages } from '../queries/use-read';
import { PictureGrid, PictureTile } from './picture-tile';
import { EVERYTHING, writePicturesQuery } from './pictures-query';
import { PicturesTools } from './pictures-tools';

export interface ChooseDialogProps {
  readonly onReuse: (reused: ReusedPicture) => void;
  readonly onClose: () => void;
}

/** Chooses one of all pictures for another item, which gets a copy of its own. */
export default function ChooseDialog({ onReuse, onClose }: ChooseDialogProps) {
  const [query, setQuery] = useState(EVERYTHING);
  const list = usePages({ ...picturesRead(writePicturesQuery(query)), onMount: true });
  return (
    <Dialog open title="All pictures" onClose={onClose}>
      <Stack gap="4">
        <PicturesTools query={query} onQuery={setQuery} />
        {list.items?.length === 0 ? <Muted>No picture is like that.</Muted> : null}
        <PictureGrid aria-label="All pictures">
          {list.items?.map((picture) => {
            const { file, source, uses } = picture;
            const use = uses.find(({ uploadId }) => uploadId === file.uploadId) ?? uses[0];
            return (
              <PictureTile key={source} picture={picture}>
                <Button
                  aria-label={`Use this picture: ${file.alt || (file.name ?? '')}`}
                  onClick={() => use && onReuse({ path: use.path, itemId: use._id, file })}
                >
                  Use this picture
                </Button>
              </PictureTile>
            );
          })}
        </PictureGrid>
        <PagedFoot list={list} failure="Failed to load the pictures" />
        <Row justifyContent="flex-end">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
