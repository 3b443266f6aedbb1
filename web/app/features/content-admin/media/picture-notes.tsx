import { Button, chakra } from '@chakra-ui/react';
import type { PictureFile } from '@content';
import type { MediaItem } from '@content/api/contract';
import { captions } from '@content/files/limits';
import { webpOf } from '@content/items/item';
import { type ReactNode, useState } from 'react';
import { Dialog, DialogFoot } from '../../admin-ui/dialog';
import { type FallibleRead, LoadFailure, Loading } from '../../admin-ui/feedback';
import { Help } from '../../admin-ui/forms';
import { Muted } from '../../admin-ui/layout';
import { NepaliTextField } from '../preeti/preeti-question';
import { oneMediaRead, uploadRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import { ConsentFields, daysProblem } from './consent-fields';
import { descriptionAdvice } from './description-text';
import { CropSection } from './crop-section';
import { FocusSection } from './focus-section';
import type { PictureNotes } from './notes';

/** Pixels of width that fill a dialog. */
const DIALOG_WIDTH = 960;

export interface WholePicture {
  /** Undefined while there is none. */
  readonly src: string | undefined;
  /** Stands in its place where it could not be loaded: the other notes do not need it. */
  readonly failure: ReactNode;
}

interface PictureDialogProps {
  /** A stored picture; undefined for one that is chosen and not stored. */
  readonly picture: PictureFile | undefined;
  /** The URL of the chosen one, once there is one. */
  readonly chosen?: string | undefined;
  readonly onClose: () => void;
  /** Gets the whole picture, and its entry in the library. */
  readonly children: (whole: WholePicture, entry: MediaItem | undefined) => ReactNode;
}

/** A dialog about a picture, which reads its notes when it opens: a colleague may have changed them. */
export function PictureDialog({ picture, chosen, onClose, children }: PictureDialogProps) {
  // The file of a cropped picture holds only that part.
  const whole = useRead(picture?.crop ? uploadRead(picture.media) : null);
  const entry = useRead(picture ? oneMediaRead(picture.media) : null);
  const src = picture?.crop ? whole.data : picture ? webpOf(picture, DIALOG_WIDTH) : chosen;
  const failureOf = ({ error, busy, retry }: FallibleRead) =>
    error && <LoadFailure title="The picture could not be loaded" {...{ error, busy, retry }} />;
  return (
    <Dialog title="Picture details" onClose={onClose}>
      {picture && (entry.data === undefined || entry.busy)
        ? (failureOf(entry) ?? <Loading lines={6} />)
        : children({ src, failure: failureOf(whole) }, entry.data)}
    </Dialog>
  );
}

interface PictureNotesFormProps extends WholePicture {
  readonly fileName: string;
  readonly notes: PictureNotes;
  /** Called with the notes that change. */
  readonly onNotes: (part: Partial<PictureNotes>) => void;
  /** Help with the description; null where the form has none. */
  readonly descriptionHelp: string | null;
  readonly consentHelp?: string;
  /** The button that ends it. */
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  /** Stands beside that button; the children stand below the fields. */
  readonly otherAction?: ReactNode;
  readonly children?: ReactNode;
}

type FrameSectionsProps = WholePicture & Pick<PictureNotesFormProps, 'notes' | 'onNotes'>;

/** The sections about the picture as it is framed, once it has been loaded. */
function FrameSections({ src, failure, notes, onNotes }: FrameSectionsProps) {
  /** Width to height of the picture; null where it cannot be shown. */
  const [ratio, setRatio] = useState<number | null>();
  if (failure) return failure;
  // Its address has expired, or the browser cannot decode it.
  if (ratio === null) return <Muted>This picture cannot be shown here.</Muted>;
  if (!src || ratio === undefined)
    return (
      <>
        <chakra.img
          src={src}
          alt=""
          css={{ height: '1px', opacity: '0' }}
          onLoad={({ currentTarget }) => setRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)}
          onError={() => setRatio(null)}
        />
        <Loading lines={6} />
      </>
    );
  return (
    <>
      {notes.crop === undefined ? null : <CropSection {...{ src, ratio, notes, onNotes }} />}
      <FocusSection {...{ src, ratio, notes, onNotes }} />
    </>
  );
}

/** The form of a picture's notes: its description, crop, focus and consent. */
export function PictureNotesForm(props: PictureNotesFormProps) {
  const { src, failure, fileName, notes, onNotes, descriptionHelp, isBusy, onDone } = props;
  const isBlocked = isBusy || daysProblem(notes.consent) !== undefined;
  return (
    <>
      {descriptionHelp === null ? null : (
        <div>
          <NepaliTextField
            label="What does the picture show?"
            help={descriptionHelp}
            data-first
            rows={3}
            maxLength={captions.Alt.maxLength}
            value={notes.alt}
            onText={(alt) => onNotes({ alt })}
          />
          <Help aria-live="polite">{descriptionAdvice(notes.alt, fileName)}</Help>
        </div>
      )}
      <FrameSections {...{ src, failure, notes, onNotes }} />
      <ConsentFields
        help={props.consentHelp}
        consent={notes.consent}
        onConsent={(consent) => onNotes({ consent })}
      />
      {props.children}
      <DialogFoot onCancel={props.onCancel}>
        {props.otherAction}
        <Button variant="solid" aria-disabled={isBlocked} onClick={() => !isBlocked && onDone()}>
          {props.action}
        </Button>
      </DialogFoot>
    </>
  );
}
