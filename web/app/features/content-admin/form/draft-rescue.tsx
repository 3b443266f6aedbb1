import type { ContentTypeDefinition } from '@content';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { Button } from '../../admin-ui/button';
import { Row, Sheet, Stack } from '../../admin-ui/layout';
import { anyOf, momentInWords, oneOf } from '../../admin-ui/words';
import { changedFields, emptyContent } from './content';
import { draftKey, draftStore, makeDraft, reviveDraft, writeDraft } from './draft';
import { keepFiles } from './draft-files';
import { FieldValueView } from './field-value-view';
import type { Offer } from './use-draft';
import { findOffers, forgetDraft } from './use-draft';

/** The draft as one of a new item; it is offered by the form of new items then. */
async function asNew(type: ContentTypeDefinition, id: string, { draft, files }: Offer): Promise<void> {
  const { mine } = reviveDraft(type, draft, undefined, files);
  const key = crypto.randomUUID();
  const fresh = [...files].map(([fileId, file]) => ({ id: fileId, file }));
  if (fresh.length > 0) await keepFiles(draftKey(type.path, undefined, key), fresh);
  if (writeDraft(draftStore(), type.path, undefined, makeDraft(type, mine, key)))
    forgetDraft(type.path, id, draft.key);
}

/** What was typed about an item that someone has deleted meanwhile: to read, to copy, or to add as a new one. */
export function DraftRescue({ type, id }: { type: ContentTypeDefinition; id: string }) {
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
    await asNew(type, id, offer);
    await navigate(adminPaths.new(type.path));
  };
  const discard = (offer: Offer) => {
    forgetDraft(type.path, id, offer.draft.key);
    setOffers((now) => now.filter((other) => other !== offer));
  };
  return offers.map((offer) => {
    const { mine } = reviveDraft(type, offer.draft, undefined, offer.files);
    return (
      <Sheet key={offer.draft.key} as="section" aria-label="Unsaved changes from earlier">
        <Stack gap="4">
          <chakra.h2 fontSize="lg">Unsaved changes from earlier</chakra.h2>
          <p>
            This {oneOf(type)} was deleted, but what you typed on {momentInWords(offer.draft.at)} is still
            here.
          </p>
          <Stack as="dl" gap="3">
            {changedFields(type, emptyContent(type), mine).map((name) => (
              <FieldValueView key={name} type={type} name={name} content={mine} />
            ))}
          </Stack>
          <Row>
            <Button variant="solid" onClick={() => void add(offer)}>
              Add it as {anyOf(type).replace(' ', ' new ')}
            </Button>
            <Button variant="quiet" onClick={() => discard(offer)}>
              Discard it
            </Button>
          </Row>
        </Stack>
      </Sheet>
    );
  });
}
