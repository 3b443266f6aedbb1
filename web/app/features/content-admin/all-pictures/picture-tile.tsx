import { chakra } from '@chakra-ui/react';
import { contentTypeAt } from '@content';
import type { PictureUse, UsedPicture } from '@content/contract';
import { type Consent, consentState } from '@content/picture-details';
import type { ReactNode } from 'react';
import { adminPaths } from '../../../data/admin-paths';
import { focusPosition } from '../../../data/focus-position';
import { useToday } from '../../../data/use-today';
import { EntryLink } from '../../admin-ui/buttons';
import { Muted } from '../../admin-ui/layout';
import { formatDay, oneOf } from '../../admin-ui/labels';

const NAMED = 3;

function consentText(consent: Consent | null, today: string): string {
  if (!consent) return '';
  const { people, until } = consent;
  if (people === 'nobody') return 'Nobody can be recognised.';
  const who = people === 'child' ? 'Shows a child' : 'Shows adults';
  const state = consentState(consent, today);
  if (state === 'ended') return `${who}. The consent ended on ${formatDay(until)}.`;
  return until === '' ? `${who}.` : `${who}. Consent until ${formatDay(until)}.`;
}

function addressOf({ file }: UsedPicture): string {
  const webp = file.variants
    .filter(({ type }) => type === 'image/webp')
    .toSorted((a, b) => a.width - b.width);
  return webp[0]?.address ?? file.address;
}

function Use({ path, _id, title, isPublic }: PictureUse) {
  const type = contentTypeAt(path);
  if (!type) return null;
  return (
    <chakra.li fontSize="sm">
      <EntryLink to={adminPaths.edit(path, _id)}>{title || `Untitled ${oneOf(type)}`}</EntryLink>
      <Muted as="span">
        {' '}
        {type.label.one}
        {isPublic ? '' : ', not public'}
      </Muted>
    </chakra.li>
  );
}

function PictureImage({ picture }: { readonly picture: UsedPicture }) {
  return (
    <chakra.img
      src={addressOf(picture)}
      alt={picture.file.alt}
      loading="lazy"
      width="full"
      aspectRatio="4 / 3"
      objectFit="cover"
      objectPosition={focusPosition(picture.file)}
      borderRadius="sm"
      background="bg.band"
      backgroundImage={`url(${picture.file.placeholder})`}
      backgroundSize="cover"
    />
  );
}

export interface PictureTileProps {
  readonly picture: UsedPicture;
  readonly children: ReactNode;
}

/** A picture with what it shows, where it is used and how its consent stands. */
export function PictureTile({ picture, children }: PictureTileProps) {
  const { file, uses, consent } = picture;
  const today = useToday();
  const state = consentState(consent, today);
  const words = consentText(consent, today);
  const further = uses.length - NAMED;
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      gap="2"
      minWidth="0"
      padding="3"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="md"
      background="bg.raised"
    >
      <PictureImage picture={picture} />
      <chakra.p fontSize="sm" lineHeight="1.4" overflowWrap="anywhere">
        {file.alt || uses[0]?.title || file.name}
        {file.alt === '' ? <Muted as="span"> · no description of its own</Muted> : null}
      </chakra.p>
      {words === '' ? null : (
        <Muted
          color={state === null ? 'fg.muted' : 'link.body'}
          fontWeight={state === null ? 'normal' : 'bold'}
        >
          {words}
        </Muted>
      )}
      <chakra.ul listStyleType="none" aria-label="Used in">
        {uses.slice(0, NAMED).map((use) => (
          <Use key={`${use.path} ${use._id} ${use.field}`} {...use} />
        ))}
        {further > 0 ? <Muted as="li">and {further} more</Muted> : null}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="auto">
        {children}
      </chakra.div>
    </chakra.li>
  );
}

/** A picture to choose: as many on a screen as can be told apart. All of it is the button. */
export function PictureChoice({
  picture,
  onChoose,
}: {
  readonly picture: UsedPicture;
  readonly onChoose: () => void;
}) {
  const { file, uses, consent } = picture;
  const today = useToday();
  const words = consent?.people === 'nobody' ? '' : consentText(consent, today);
  return (
    <chakra.li minWidth="0">
      <chakra.button
        type="button"
        aria-label={`Use this picture: ${file.alt || (file.name ?? '')}`}
        title={file.alt || file.name}
        onClick={onChoose}
        width="full"
        textAlign="start"
        cursor="pointer"
        borderRadius="sm"
        _hover={{ textDecoration: 'underline' }}
      >
        <PictureImage picture={picture} />
        <chakra.span display="block" marginTop="1" fontSize="sm" lineHeight="1.35" lineClamp="2">
          {file.alt || uses[0]?.title || file.name}
        </chakra.span>
        {words === '' ? null : (
          <Muted as="span" display="block" lineHeight="1.35">
            {words}
          </Muted>
        )}
      </chakra.button>
    </chakra.li>
  );
}

export const PictureGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', sm: '4' },
    listStyleType: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  },
});
