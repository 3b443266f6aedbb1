import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../admin-ui/dialog';
import { Note } from '../../admin-ui/feedback';
import { Sheet } from '../../admin-ui/layout';
import { formatDateTime, anyOf, oneOf } from '../../admin-ui/labels';
import { differingFields, emptyContent } from '../form/content';
import {
  type Offer,
  missingFiles,
  reviveFormDraft,
  findOffers,
  formDrafts,
  storeFormDraft,
} from '../drafts/form-draft';
import { FieldValueView } from './field-value-view';
import { adminPaths } from '../../../data/admin-paths';

export interface LocalDraftOfferProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem | undefined;
  readonly offer: Offer | null;
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

/** Offers what was typed earlier and not saved; the form takes it only if the person says so. */
export function LocalDraftOffer({ type, item, offer, onTake, onDrop }: LocalDraftOfferProps) {
  if (!offer) return null;
  const { draft, files } = offer;
  const { base, mine } = reviveFormDraft(type, draft, item, files);
  const missing = missingFiles(draft, files);
  const older = item !== undefined && draft.version !== item._version;
  return (
    <Dialog title="Unsaved changes from earlier" onClose={() => undefined}>
      <p>You typed this on {formatDateTime(draft.at)} and did not save it:</p>
      <Stack
        gap="3"
        as="dl"
        css={{ maxHeight: '40dvh', overflowY: 'auto' }}
        tabIndex={0}
        aria-label="Unsaved changes"
      >
        {differingFields(type, base, mine).map((name) => (
          <FieldValueView key={name} type={type} name={name} content={mine} />
        ))}
      </Stack>
      {older ? <Note>It has been changed on the site since. You will see where the two differ.</Note> : null}
      {missing.length > 0 ? <Note>Files cannot be kept. Choose again: {missing.join(', ')}</Note> : null}
      <HStack wrap="wrap" justify="flex-end" gap="3">
        <Button onClick={onDrop}>Discard them</Button>
        <Button variant="solid" data-first onClick={onTake}>
          Go on with them
        </Button>
      </HStack>
    </Dialog>
  );
}

/** The draft as one of a new item, which the form of new items offers. */
async function asNew(type: ContentTypeDefinition, { key, draft, files }: Offer): Promise<void> {
  const { mine } = reviveFormDraft(type, draft, undefined, files);
  if (await storeFormDraft(type, mine, crypto.randomUUID())) formDrafts.drop(key);
}

/** Offers drafts of an item that someone has deleted meanwhile: to read, to copy, or to add as a new one. */
export function LocalDraftRescue({ type, id }: { type: ContentTypeDefinition; id: string }) {
  const navigate = useNavigate();
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  useEffect(() => {
    let isOver = false;
    void findOffers(type, undefined, emptyContent(type), id).then((found) => !isOver && setOffers(found));
    return () => {
      isOver = true;
    };
  }, [type, id]);
  const add = async (offer: Offer) => {
    await asNew(type, offer);
    await navigate(adminPaths.new(type.path));
  };
  const discard = (offer: Offer) => {
    formDrafts.drop(offer.key);
    setOffers((now) => now.filter((other) => other !== offer));
  };
  return offers.map((offer) => {
    const { mine } = reviveFormDraft(type, offer.draft, undefined, offer.files);
    return (
      <Sheet key={offer.key} as="section" aria-label="Unsaved changes from earlier">
        <Stack gap="4">
          <chakra.h2 css={{ fontSize: 'lg' }}>Unsaved changes from earlier</chakra.h2>
          <p>
            This {oneOf(type)} was deleted, but what you typed on {formatDateTime(offer.draft.at)} is still
            here.
          </p>
          <Stack gap="3" as="dl">
            {differingFields(type, emptyContent(type), mine).map((name) => (
              <FieldValueView key={name} type={type} name={name} content={mine} />
            ))}
          </Stack>
          <HStack wrap="wrap" gap="3">
            <Button variant="solid" onClick={() => void add(offer)}>
              Add it as {anyOf(type).replace(' ', ' new ')}
            </Button>
            <Button variant="ghost" onClick={() => discard(offer)}>
              Discard it
            </Button>
          </HStack>
        </Stack>
      </Sheet>
    );
  });
}
