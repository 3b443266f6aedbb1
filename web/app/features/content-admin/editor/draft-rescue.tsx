import type { ContentTypeDefinition } from '@content';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { Button } from '../../admin-ui/button';
import { Row, Sheet, Stack } from '../../admin-ui/layout';
import { anyOf, formatDateTime, oneOf } from '../../admin-ui/labels';
import { changedFields, emptyContent } from '../form/content';
import type { Offer } from './draft';
import { findOffers, formDrafts, keepDraft, reviveDraft } from './draft';
import { FieldValueView } from './field-value-view';

/** The draft as one of a new item; it is offered by the form of new items then. */
async function asNew(type: ContentTypeDefinition, { key, draft, files }: Offer): Promise<void> {
  const { mine } = reviveDraft(type, draft, undefined, files);
  if (await keepDraft(type, mine, crypto.randomUUID())) formDrafts.drop(key);
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
    await asNew(type, offer);
    await navigate(adminPaths.new(type.path));
  };
  const discard = (offer: Offer) => {
    formDrafts.drop(offer.key);
    setOffers((now) => now.filter((other) => other !== offer));
  };
  return offers.map((offer) => {
    const { mine } = reviveDraft(type, offer.draft, undefined, offer.files);
    return (
      <Sheet key={offer.key} as="section" aria-label="Unsaved changes from earlier">
        <Stack gap="4">
          <chakra.h2 fontSize="lg">Unsaved changes from earlier</chakra.h2>
          <p>
            This {oneOf(type)} was deleted, but what you typed on {formatDateTime(offer.draft.at)} is still
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
