import type { DocumentFile, PictureFile } from '@content';
import type { Media } from '@content/media';
import { useState } from 'react';
import { Button } from '../../admin-ui/buttons';
import { Dialog, DialogFoot } from '../../admin-ui/dialog';
import { Muted } from '../../admin-ui/layout';
import { PagedFoot, usePages } from '../queries/use-read';
import { mediaRead } from '../queries/reads';
import { MediaChoice, MediaGrid } from './media-tile';
import { EVERYTHING, type MediaQuery, writeMediaQuery, MediaTools } from './media-query';

export interface ChooseDialogProps {
  readonly kind: Media;
  readonly onReuse: (reused: PictureFile | DocumentFile) => void;
  readonly onClose: () => void;
}

/** Chooses a file of the library for an item. */
export default function ChooseDialog({ kind, onReuse, onClose }: ChooseDialogProps) {
  const [query, setQuery] = useState<MediaQuery>({ ...EVERYTHING, kind });
  const list = usePages({ ...mediaRead(writeMediaQuery(query)), onMount: true });
  const title = kind === 'picture' ? 'All pictures' : 'All documents';
  return (
    <Dialog title={title} gap="4" onClose={onClose}>
      <MediaTools label={title} isOfOneKind query={query} onQuery={setQuery} />
      {list.items?.length === 0 ? <Muted>No {kind}s match.</Muted> : null}
      <MediaGrid
        aria-label={title}
        gap={{ base: '2', sm: '4' }}
        gridTemplateColumns="repeat(auto-fill, minmax(min(5.25rem, 100%), 1fr))"
      >
        {list.items?.map((item) => (
          <MediaChoice key={item.media} item={item} onChoose={() => onReuse(item.file)} />
        ))}
      </MediaGrid>
      <PagedFoot list={list} failure={`Failed to load the ${kind}s`} />
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
