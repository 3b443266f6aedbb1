import { chakra, HStack, Stack } from '@chakra-ui/react';
import type { FileField } from '@content';
import { fileFieldType, isPictureField } from '@content/field-types/registry';
import { documentFacts, documentName, fileSize } from '@content/files/document-facts';
import { type Caption, captions, typeFromName } from '@content/files/limits';
import { CREDIT_MAX_LENGTH } from '@content/files/picture-details';
import { languageNames } from '@site/place';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icons';
import { entryLink } from '../../admin-ui/buttons';
import { DialogButton } from '../../admin-ui/dialog';
import { card, Muted } from '../../admin-ui/layout';
import { lazy } from '../../admin-ui/lazy';
import { creditOf, fileNameOf, type FormFile, libraryFileOf, pictureOf } from '../form/content/form-content';
import type { WidgetProps } from './field-type-view';
import { PreviewImage } from '../media/preview-image';
import { NepaliField } from '../preeti/preeti-question';
import { usePreparedPicture } from '../uploads/prepared-picture';
import { useUploaded } from '../uploads/upload-queue';
import { Original, Side } from './original';

const DetailsDialog = lazy(() => import('../media/details-dialog'), 'whenShown');

/** The facts of a file, its progress, and whether it is saved. */
function Facts({ file, children }: { readonly file: FormFile; readonly children: string }) {
  const uploaded = useUploaded(file.id);
  return (
    <Muted css={{ lineHeight: '1.45', overflowWrap: 'anywhere' }}>
      {children}
      {file.fresh && uploaded !== undefined ? ` · ${uploaded} % uploaded` : ''}
      {(file.fresh ?? file.reused) ? ' · not saved yet' : ''}
    </Muted>
  );
}

interface LineProps {
  readonly file: FormFile;
  /** The name of a document; by default the file's. */
  readonly name?: string;
}

/** The name, kind and size of a document, with a link to a stored one. */
export function DocumentLine({ file, name = fileNameOf(file) }: LineProps) {
  const known = libraryFileOf(file);
  const { name: fresh = '', size: bytes = 0 } = file.fresh ?? {};
  return (
    <chakra.div css={{ minWidth: '0' }}>
      <chakra.p css={{ fontWeight: 'bold', fontSize: 'sm', lineHeight: '1.45', overflowWrap: 'anywhere' }}>
        {known ? (
          <chakra.a href={known.address} target="_blank" rel="noreferrer" css={entryLink}>
            {name}
          </chakra.a>
        ) : (
          name
        )}
      </chakra.p>
      <Facts file={file}>
        {documentFacts(
          known?.kind === 'document' ? known : { type: typeFromName(fresh) ?? '', bytes, pages: null },
        )}
      </Facts>
    </chakra.div>
  );
}

/** The name and size of a picture, and the details that were chosen and are not saved. */
function PictureLine({ file }: LineProps) {
  const picture = pictureOf(file);
  const { crop, focus, consent } = file.details ?? {};
  const bytes = file.fresh?.size ?? 0;
  const prepared = usePreparedPicture(file.fresh) ?? file.fresh;
  const smaller = prepared === file.fresh ? '' : `, made smaller: ${fileSize(prepared?.size ?? 0)}`;
  const size = picture ? `${picture.width} × ${picture.height} pixels` : `${fileSize(bytes)}${smaller}`;
  const details = [
    crop === undefined ? '' : crop ? 'Cropped.' : 'Shown whole.',
    focus ? 'What matters most is marked.' : '',
    consent?.people === 'child' ? 'It shows a child.' : consent ? 'Who can be recognised is noted.' : '',
  ].filter(Boolean);
  return (
    <>
      <Facts file={file}>{`${fileNameOf(file)} · ${size}`}</Facts>
      {details.length === 0 ? null : <Muted>{details.join(' ')}</Muted>}
    </>
  );
}

function PicturePreview({ file }: LineProps) {
  const picture = pictureOf(file);
  return (
    <chakra.div
      css={{ '& img': { maxHeight: '14rem' }, maxHeight: '14rem', maxWidth: 'full' }}
      // A stored picture's room is known before it is there; a crop brings its own.
      style={{
        aspectRatio: picture && !file.details?.crop ? `${picture.width} / ${picture.height}` : undefined,
      }}
    >
      <PreviewImage file={file} />
    </chakra.div>
  );
}

const captionTexts: Readonly<Record<Caption, { readonly label: string; readonly help: string }>> = {
  Alt: {
    label: 'Description',
    help: 'Below the picture, and for people who cannot see it: say what it shows.',
  },
  Label: { label: 'Name', help: 'Visitors see it instead of the file’s name.' },
};

interface CaptionsProps extends Pick<WidgetProps, 'lang' | 'translatedInto' | 'side'> {
  readonly file: FormFile;
  readonly caption: Caption;
  /** The name of the file among those of its field. */
  readonly called: string;
  readonly onEdit: (edit: Partial<FormFile>) => void;
}

/** The text that goes with a file, and its translation where the form shows one. */
function Captions({ file, caption, called, lang, translatedInto, side = lang, onEdit }: CaptionsProps) {
  const { maxLength } = captions[caption];
  const { help } = captionTexts[caption];
  const label = `${captionTexts[caption].label} of ${called}`;
  return (
    <>
      <Side isBehind={side !== lang || undefined}>
        <NepaliField
          {...{ label, help, lang, maxLength }}
          value={file.alt}
          placeholder={caption === 'Label' ? documentName({ name: fileNameOf(file) }) : undefined}
          onText={(alt) => onEdit({ alt })}
        />
      </Side>
      {translatedInto === undefined ? null : (
        <Side isBehind={side !== translatedInto || undefined}>
          <Original lang={lang}>{file.alt}</Original>
          <NepaliField
            label={`${label} in ${languageNames[translatedInto]}`}
            lang={translatedInto}
            value={file.translations?.[translatedInto] ?? ''}
            maxLength={maxLength}
            onText={(text) => onEdit({ translations: { ...file.translations, [translatedInto]: text } })}
          />
        </Side>
      )}
    </>
  );
}

const Frame = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    holds: {
      picture: { gap: '4', gridTemplateColumns: { sm: '12rem minmax(0, 1fr)' } },
      document: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
      /** In a row, which has its sign already. */
      documents: {},
    },
    isAlone: { true: { ...card, padding: '3' } },
  },
});

interface FileEntryProps {
  readonly props: WidgetProps<FileField>;
  readonly file: FormFile;
  /** Its place among the files of the field, from 0. */
  readonly at: number;
  /** Buttons: remove, move. */
  readonly children: ReactNode;
}

/** A file of a field with its facts, texts and buttons. */
export function FileEntry({ props, file, at, children }: FileEntryProps) {
  const { field, onFiles } = props;
  const { media, several, caption } = fileFieldType(field);
  const isPicture = isPictureField(field);
  const first = isPicture && at === 0 ? ' (the first one shown)' : '';
  const called = several ? `${media} ${at + 1}${first}` : `the ${field.label.toLowerCase()}`;
  // Where another field says what the picture shows it is not asked for twice.
  const isDescribed = isPicture && field.describedBy !== undefined && !pictureOf(file)?.alt;
  const onEdit = (edit: Partial<FormFile>) =>
    onFiles((files) => files.map((one) => (one.id === file.id ? { ...one, ...edit } : one)));
  return (
    <Frame holds={isPicture ? 'picture' : several ? 'documents' : 'document'} isAlone={!several}>
      {isPicture ? <PicturePreview file={file} /> : several ? null : <Icon name="file" size="2rem" />}
      <Stack gap="3">
        {isPicture ? <PictureLine file={file} /> : <DocumentLine file={file} />}
        {caption && !isDescribed ? <Captions {...{ ...props, file, caption, called, onEdit }} /> : null}
        {isPicture && !isDescribed && props.isCredited ? (
          <NepaliField
            label={`Who took ${called}`}
            optional
            help="Stories, notices and the gallery say it: “Photo: …”."
            value={creditOf(file)}
            maxLength={CREDIT_MAX_LENGTH}
            onText={(credit) => onEdit({ details: { ...file.details, credit } })}
          />
        ) : null}
        <HStack wrap="wrap" gap="2" css={{ _empty: { display: 'none' } }}>
          {isPicture ? (
            <DialogButton label={`Picture details of ${called}`} text="Picture details">
              {(close) => (
                <DetailsDialog
                  {...{ file, isDescribed }}
                  onClose={close}
                  onEdit={(edit) => {
                    close();
                    onEdit(edit);
                  }}
                />
              )}
            </DialogButton>
          ) : null}
          {children}
        </HStack>
      </Stack>
    </Frame>
  );
}
