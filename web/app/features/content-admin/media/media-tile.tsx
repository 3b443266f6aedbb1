import { chakra, HStack, Stack } from '@chakra-ui/react';
import { contentTypeAt } from '@content';
import { documentFacts, documentName } from '@content/files/document-facts';
import type { MediaUse, MediaItem } from '@content/api/contract';
import { consentState } from '@content/files/picture-details';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icons';
import { adminPaths } from '../../../data/staff/admin-paths';
import { useToday } from '../../../data/device/use-today';
import { EntryLink } from '../../admin-ui/buttons';
import { card, Muted } from '../../admin-ui/layout';
import { PictureThumbnail } from '../items/thumbnail';
import { formatDay, titleOr } from '../../admin-ui/labels';
import { consentText } from './consent-texts';

const NAMED = 3;

/** What a file is called: a picture by its description, a document by its name. */
export function nameOf({ file, uses }: MediaItem): string {
  if (file.kind === 'document') return documentName(file);
  return file.alt || uses[0]?.title || (file.name ?? '');
}

function Use({ path, _id, title, isPublic }: MediaUse) {
  const type = contentTypeAt(path);
  if (!type) return null;
  return (
    <chakra.li css={{ fontSize: 'sm' }}>
      <EntryLink
        to={adminPaths.edit(path, _id)}
        css={{ color: 'fg.body', fontWeight: 'normal', textDecoration: 'underline' }}
      >
        {titleOr(type, title)}
      </EntryLink>
      <Muted as="span">
        {' '}
        {type.label.one}
        {isPublic ? '' : ', not public'}
      </Muted>
    </chakra.li>
  );
}

/** A preview of a file. */
export function MediaThumbnail({ item: { file } }: { readonly item: MediaItem }) {
  const isDocument = file.kind === 'document';
  const picture = isDocument ? file.cover : file;
  return (
    <PictureThumbnail
      picture={picture}
      fallback={<Icon name="file" size="2.5rem" />}
      alt={picture?.alt}
      position={isDocument ? 'top' : undefined}
      // A page of paper has an edge.
      css={{ width: 'full', ...(isDocument && { borderWidth: '1px', borderColor: 'border.subtle' }) }}
    />
  );
}

/** A file with what it shows, where it is used and how the consent of its people stands. */
export function MediaTile({ item, children }: { item: MediaItem; children: ReactNode }) {
  const { file, uses, consent, uploadedAt } = item;
  const today = useToday();
  const state = consentState(consent, today);
  const words = consentText(consent, today);
  const further = uses.length - NAMED;
  return (
    <Stack as="li" gap="2" css={{ ...card, minWidth: '0', padding: { base: '2', sm: '3' } }}>
      <MediaThumbnail item={item} />
      <chakra.p css={{ fontSize: 'sm', lineHeight: '1.4', overflowWrap: 'anywhere' }}>
        {nameOf(item)}
        {file.kind === 'document' ? (
          <Muted as="span"> · {documentFacts(file)}</Muted>
        ) : file.alt === '' ? (
          <Muted as="span"> · no description{uses.length > 0 ? ' of its own' : ''}</Muted>
        ) : null}
      </chakra.p>
      {words === '' ? null : (
        <Muted css={state === null ? {} : { color: 'link.body', fontWeight: 'bold' }}>{words}</Muted>
      )}
      {uses.length === 0 ? <Muted>Not used anywhere. Uploaded on {formatDay(uploadedAt)}.</Muted> : null}
      <ul aria-label="Used in" hidden={uses.length === 0}>
        {uses.slice(0, NAMED).map((use) => (
          <Use key={`${use.path} ${use._id} ${use.field}`} {...use} />
        ))}
        {further > 0 ? <Muted as="li">and {further} more</Muted> : null}
      </ul>
      <HStack wrap="wrap" gap="2" css={{ marginTop: 'auto' }}>
        {children}
      </HStack>
    </Stack>
  );
}

export const MediaGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', sm: '4' },
    // Two in a row on a phone, one where letters are large.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, clamp(8.5rem, 30vw, 14rem)), 1fr))',
  },
});
