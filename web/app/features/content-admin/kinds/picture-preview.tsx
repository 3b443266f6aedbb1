import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FormFile } from '../form/content';
import { fileSize } from '@content/document-facts';
import { FieldFrame, Input } from '../../admin-ui/input-field';
import { usePreparedPicture } from '../pictures/prepared';
import { PreviewImage } from './preview-image';

/** Longest description of a picture, in characters. */
export const ALT_LENGTH = 300;

export interface PicturePreviewProps {
  readonly file: FormFile;
  /** How this picture is called: 'Image', 'Image 2'. */
  readonly label: string;
  /** Whether another field of the form says what the picture shows: then it is not asked for twice. */
  readonly isDescribed?: boolean;
  readonly problem?: string | undefined;
  readonly onAlt: (alt: string) => void;
  /** Buttons: remove, move. */
  readonly children?: ReactNode;
}

/** A picture of a form: what it looks like, what it shows in words, and what can be done with it. */
export function PicturePreview({ file, label, isDescribed, problem, onAlt, children }: PicturePreviewProps) {
  const { stored, fresh } = file;
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
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr', sm: '12rem 1fr' }}
      padding="3"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="md"
      background="bg.raised"
    >
      <chakra.div
        css={{ '& img': { maxHeight: '14rem' } }}
        // A stored picture's room is known before it is there.
        aspectRatio={stored?.kind === 'picture' ? `${stored.width} / ${stored.height}` : undefined}
        maxHeight="14rem"
        maxWidth="full"
      >
        <PreviewImage file={file} />
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" gap="3" minWidth="0">
        <chakra.p fontSize="sm" color="fg.muted" lineHeight="1.45" overflowWrap="anywhere">
          {stored?.name ?? fresh?.name} · {size}
          {fresh ? ' · not saved yet' : ''}
        </chakra.p>
        {isAsked ? (
          <FieldFrame
            label={`Description of ${label}`}
            help="For people who cannot see it: say what the picture shows."
            problem={problem}
          >
            {(control) => (
              <Input
                {...control}
                value={file.alt}
                maxLength={ALT_LENGTH}
                autoComplete="off"
                onChange={(event) => onAlt(event.target.value)}
              />
            )}
          </FieldFrame>
        ) : null}
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
