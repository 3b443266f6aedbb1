import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PictureField, PicturesField } from '@content';
import { DialogButton } from '../../admin-ui/dialog';
import { Muted } from '../../admin-ui/layout';
import { lazy } from '../../admin-ui/lazy';
import { creditOf, type FormFile } from '../item-content/form-content';
import { fileSize } from '@content/files/document-facts';
import { CREDIT_MAX_LENGTH } from '@content/files/picture-details';
import { NepaliField } from '../preeti/preeti-question';
import { usePreparedPicture } from '../uploads/prepared-picture';
import { useUploaded } from '../uploads/upload-queue';
import { PreviewImage } from '../media/preview-image';
import { CaptionFields } from './caption-fields';
import type { WidgetProps } from '../item-content/field-type-view';

const DetailsDialog = lazy(
  () => import('../media/details-dialog').then((module) => module.DetailsDialog),
  'whenShown',
);

export interface PicturePreviewProps extends Pick<
  WidgetProps,
  'lang' | 'translatedInto' | 'side' | 'isCredited'
> {
  readonly field: PictureField | PicturesField;
  readonly file: FormFile;
  /** How this picture is called: 'Image', 'Image 2'. */
  readonly label: string;
  /** Another field of the form says what the picture shows: then it is not asked for twice. */
  readonly isDescribed?: boolean;
  readonly onEdit: (edit: Partial<FormFile>) => void;
  /** Buttons: remove, move. */
  readonly children?: ReactNode;
}

function detailsText({ details }: FormFile): string {
  const { crop, focus, consent } = details ?? {};
  return [
    crop === undefined ? '' : crop ? 'Cropped.' : 'Shown whole.',
    focus === undefined ? '' : focus ? 'What matters most is marked.' : '',
    consent?.people === 'child' ? 'It shows a child.' : consent ? 'Who can be recognised is noted.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A picture of a form: what it looks like, what it shows in words, and what can be done with it. */
export function PicturePreview(props: PicturePreviewProps) {
  const { field, file, label, isDescribed, isCredited, onEdit, children } = props;
  const { fresh, reused } = file;
  const uploaded = useUploaded(file.id);
  const stored = reused ?? file.stored;
  const prepared = usePreparedPicture(fresh);
  const hasOwn = stored?.kind === 'picture' && stored.alt !== '';
  const isAsked = !isDescribed || hasOwn;
  const size =
    stored?.kind === 'picture'
      ? `${stored.width} × ${stored.height} pixels`
      : prepared?.from === undefined
        ? fileSize(fresh?.size ?? 0)
        : `${fileSize(prepared.from)}, made smaller: ${fileSize(prepared.file.size)}`;
  return (
    <chakra.div
      css={{
        display: 'grid',
        gap: '4',
        gridTemplateColumns: { base: '1fr', sm: '12rem 1fr' },
      }}
    >
      <chakra.div
        css={{
          '& img': { maxHeight: '14rem' },
          maxHeight: '14rem',
          maxWidth: 'full',
        }}
        // A stored picture's room is known before it is there; a crop brings its own.
        style={{
          aspectRatio:
            stored?.kind === 'picture' && !file.details?.crop
              ? `${stored.width} / ${stored.height}`
              : undefined,
        }}
      >
        <PreviewImage file={file} />
      </chakra.div>
      <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' }}>
        <chakra.p css={{ fontSize: 'sm', color: 'fg.muted', lineHeight: '1.45', overflowWrap: 'anywhere' }}>
          {stored?.name ?? fresh?.name} · {size}
          {fresh && uploaded !== undefined ? ` · ${uploaded} % uploaded` : ''}
          {(fresh ?? reused) ? ' · not saved yet' : ''}
        </chakra.p>
        {detailsText(file) === '' ? null : <Muted>{detailsText(file)}</Muted>}
        {isAsked ? (
          <CaptionFields
            {...props}
            caption="Alt"
            label={`Description of ${label}`}
            help="Below the picture, and for people who cannot see it: say what it shows."
          />
        ) : null}
        {isAsked && isCredited ? (
          <NepaliField
            label={`Who took ${label}`}
            optional
            help="Stories, notices and the gallery say it: “Photo: …”."
            value={creditOf(file)}
            maxLength={CREDIT_MAX_LENGTH}
            onText={(credit) => onEdit({ details: { ...file.details, credit } })}
          />
        ) : null}
        <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}>
          <DialogButton label={`Picture details of ${label}`} text="Picture details">
            {(close) => (
              <DetailsDialog
                field={field}
                file={file}
                isDescribed={!isAsked}
                onClose={close}
                onEdit={(edit) => {
                  close();
                  onEdit(edit);
                }}
              />
            )}
          </DialogButton>
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
