import type { MediaItem } from '@content/api/contract';
import { useState } from 'react';
import { type FormFile, pictureOf } from '../form/content/form-content';
import { usePreparedPicture } from '../uploads/prepared-picture';
import { GOOD_DESCRIPTION } from './description-text';
import { changedNotes, type PictureNotes } from './notes';
import { PictureDialog, PictureNotesForm, type WholePicture } from './picture-notes';
import { useFileAddress } from './preview-image';

interface DetailsDialogProps {
  readonly file: FormFile;
  /** Another field of the form says what the picture shows. */
  readonly isDescribed: boolean;
  /** Called with the description, and the details that differ from the stored ones. */
  readonly onEdit: (edit: Pick<FormFile, 'alt' | 'details'>) => void;
  readonly onClose: () => void;
}

export default function DetailsDialog(props: DetailsDialogProps) {
  const { file, onClose } = props;
  const chosen = useFileAddress(usePreparedPicture(file.fresh) ?? undefined);
  return (
    <PictureDialog picture={pictureOf(file)} chosen={chosen} onClose={onClose}>
      {(whole, entry) => <Details {...props} whole={whole} entry={entry} />}
    </PictureDialog>
  );
}

interface DetailsProps extends DetailsDialogProps {
  readonly whole: WholePicture;
  readonly entry: MediaItem | undefined;
}

function Details({ file, isDescribed, whole, entry, onEdit, onClose }: DetailsProps) {
  const stored = pictureOf(file);
  const before = {
    alt: file.alt,
    crop: stored?.crop ?? null,
    focus: stored?.focus ?? null,
    consent: entry?.consent ?? null,
  };
  const { credit, ...changed } = file.details ?? {};
  const [notes, setNotes] = useState<PictureNotes>({ ...before, ...changed });

  function finish(): void {
    const { alt = file.alt, ...details } = changedNotes(notes, before);
    onEdit({ alt: alt.trim(), details: { ...details, ...(credit !== undefined && { credit }) } });
  }

  return (
    <PictureNotesForm
      {...whole}
      fileName={stored?.name ?? file.fresh?.name ?? ''}
      notes={notes}
      onNotes={(part) => setNotes((now) => ({ ...now, ...part }))}
      descriptionHelp={isDescribed ? null : GOOD_DESCRIPTION}
      action="Done"
      onDone={finish}
      onCancel={onClose}
    />
  );
}
