import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import type { PictureField, PicturesField } from '@content';
import type { PictureDetails } from '@content/api/file-use';
import { captions } from '@content/files/limits';
import { headsOf } from '@content/items/item';
import { type Area, type Consent, isSameConsent, type Point } from '@content/files/picture-details';
import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import cropStyles from 'react-image-crop/dist/ReactCrop.css?inline';
import { Dialog } from '../../admin-ui/dialog';
import { FieldFrame, Help } from '../../admin-ui/forms';
import { LoadFailure, Loading } from '../../admin-ui/feedback';
import { Muted } from '../../admin-ui/layout';
import type { FormFile } from '../item-content/form-content';
import { oneMediaRead, uploadRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import { usePreparedPicture } from '../uploads/prepared-picture';
import { NepaliTextarea } from '../preeti/preeti-question';
import { ConsentFields, daysProblem, Heading } from './consent-fields';
import { descriptionAdvice, goodDescription } from './description-text';
import { FocusSection, WithRatio } from './focus-section';
import { useFileAddress } from './preview-image';
import { focusWithin, largestAround, rounded, shapeOf, WHOLE } from './framed';

/** The description, and the details that differ from the stored ones. */
export interface PictureEdit {
  readonly alt: string;
  readonly details: PictureDetails | undefined;
}

export interface DetailsDialogProps {
  readonly field: PictureField | PicturesField;
  readonly file: FormFile;
  readonly isDescribed: boolean;
  readonly onEdit: (edit: PictureEdit) => void;
  readonly onClose: () => void;
}

const cropShapes = [
  { label: 'Any shape', value: undefined },
  { label: '4 : 3', value: 4 / 3 },
  { label: '16 : 9', value: 16 / 9 },
  { label: 'Square', value: 1 },
] as const;

const knownOf = ({ stored, reused }: FormFile) => [reused, stored].find((file) => file?.kind === 'picture');

const toPercent = ({ x, y, width, height }: Area): PercentCrop => ({
  unit: '%',
  x: 100 * x,
  y: 100 * y,
  width: 100 * width,
  height: 100 * height,
});
const toArea = ({ x, y, width, height }: PercentCrop): Area => ({
  x: rounded(x / 100),
  y: rounded(y / 100),
  width: rounded(width / 100),
  height: rounded(height / 100),
});
const isWhole = ({ width, height }: Area) => width > 0.995 && height > 0.995;
const percent = (fraction: number) => `${Math.round(fraction * 100)} %`;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Asks all that can be said of a picture: what it shows, which part of it, what matters most, and who agrees to it. */
export function DetailsDialog(props: DetailsDialogProps) {
  const { file, onClose } = props;
  const known = knownOf(file);
  const chosen = useFileAddress(usePreparedPicture(file.fresh) ?? undefined);
  // Of a cropped picture the whole is asked for.
  const whole = useRead(uploadRead(known?.crop ? known.media : undefined));
  const noted = useRead(oneMediaRead(known?.media));
  const src = known?.crop ? whole.data : (known?.address ?? chosen);
  const { error, busy, retry } = whole.error ? whole : noted;
  return (
    <Dialog title="Picture details" css={{ gap: '0' }} onClose={onClose}>
      <style>{cropStyles}</style>
      {error ? (
        <LoadFailure title="The picture could not be loaded" error={error} busy={busy} onRetry={retry} />
      ) : !src || noted.data === undefined || noted.busy ? (
        <Loading lines={6} />
      ) : (
        <Details {...props} src={src} consentBefore={noted.data?.consent ?? null} />
      )}
    </Dialog>
  );
}

interface DetailsProps extends DetailsDialogProps {
  readonly src: string;
  readonly consentBefore: Consent | null;
}

function Details({ field, file, isDescribed, src, consentBefore, onEdit, onClose }: DetailsProps) {
  const known = knownOf(file);
  const before = { crop: known?.crop, focus: known?.focus };
  const edited = file.details ?? {};
  const [alt, setAlt] = useState(file.alt);
  const [crop, setCrop] = useState<Area>((edited.crop === undefined ? before.crop : edited.crop) ?? WHOLE);
  const [shape, setShape] = useState<number>();
  const [chosen, setChosen] = useState<Point | null>(
    (edited.focus === undefined ? before.focus : edited.focus) ?? null,
  );
  const [consent, setConsent] = useState(edited.consent === undefined ? consentBefore : edited.consent);
  const advice = descriptionAdvice(alt, known?.name ?? file.fresh?.name ?? '');
  const problem = daysProblem(consent);

  function show(part: Area): void {
    const next = isWhole(part) ? WHOLE : part;
    setChosen((now) => now && focusWithin(now, crop, next));
    setCrop(next);
  }

  /** The largest part in a shape, with what matters most in its middle. */
  function showShape(wanted: number, ratio: number): void {
    const focus = chosen ?? headsOf({ width: shapeOf(crop, ratio), height: 1 });
    show(largestAround(focusWithin(focus, crop, WHOLE), wanted, ratio));
  }

  function finish(): void {
    if (problem !== undefined) return;
    const wanted = { crop: isWhole(crop) ? null : crop, focus: chosen };
    const details: PictureDetails = {
      ...(same(wanted.crop, before.crop ?? null) ? {} : { crop: wanted.crop }),
      ...(same(wanted.focus, before.focus ?? null) ? {} : { focus: wanted.focus }),
      ...(isSameConsent(consent, consentBefore) ? {} : { consent }),
      ...(edited.credit === undefined ? {} : { credit: edited.credit }),
    };
    onEdit({ alt: alt.trim(), details: Object.keys(details).length > 0 ? details : undefined });
  }

  return (
    <Stack gap="4">
      {isDescribed ? null : (
        <FieldFrame label="What does the picture show?" help={goodDescription(field)}>
          {(control) => (
            <>
              <NepaliTextarea
                {...control}
                data-first
                rows={2}
                maxLength={captions.Alt.maxLength}
                value={alt}
                onText={setAlt}
              />
              <Help aria-live="polite">{advice}</Help>
            </>
          )}
        </FieldFrame>
      )}
      <WithRatio src={src}>
        {(ratio) => (
          <>
            <Stack gap="3" as="section">
              <Heading>Which part is shown?</Heading>
              <HStack wrap="wrap" gap="2" role="group" aria-label="Shape of the part">
                {cropShapes.map(({ label, value }) => (
                  <Button
                    key={label}
                    aria-pressed={shape === value}
                    css={shape === value ? { borderColor: 'link.body', background: 'bg.band' } : undefined}
                    onClick={() => {
                      setShape(value);
                      if (value !== undefined) showShape(value, ratio);
                    }}
                  >
                    {label}
                  </Button>
                ))}
                <Button
                  variant="ghost"
                  aria-disabled={isWhole(crop)}
                  onClick={() => {
                    setShape(undefined);
                    show(WHOLE);
                  }}
                >
                  Show all of it
                </Button>
              </HStack>
              <chakra.div
                css={{
                  '--rc-drag-handle-size': '1rem',
                  '--rc-drag-handle-mobile-size': '2rem',
                  '--rc-focus-color': '{colors.link.body}',
                  // Half of a corner's handle lies outside of the picture.
                  '@media (pointer: coarse)': { margin: '4' },
                  '& [class~=ReactCrop] img': { display: 'block', maxHeight: '22rem!' },
                }}
              >
                <ReactCrop
                  crop={toPercent(crop)}
                  aspect={shape}
                  minWidth={24}
                  minHeight={24}
                  keepSelection
                  onChange={(_, part) => show(toArea(part))}
                >
                  <img src={src} alt="The whole picture" />
                </ReactCrop>
              </chakra.div>
              <Muted aria-live="polite">
                {isWhole(crop)
                  ? 'All of it is shown. Pull in an edge or a corner, or move them with Tab and the arrow keys.'
                  : `${percent(crop.width)} of its width and ${percent(crop.height)} of its height are shown. The whole picture is kept: you can always go back.`}
              </Muted>
            </Stack>
            <FocusSection src={src} ratio={ratio} crop={crop} chosen={chosen} onChoose={setChosen} />
          </>
        )}
      </WithRatio>
      <ConsentFields consent={consent} problem={problem} onConsent={setConsent} />
      <HStack wrap="wrap" justify="flex-end" gap="3">
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="solid" aria-disabled={problem !== undefined} onClick={finish}>
          Done
        </Button>
      </HStack>
    </Stack>
  );
}
