import type { AnyItem, ContentTypeDefinition } from '@content';
import { Button } from '../../admin-ui/button';
import { Dialog } from '../../admin-ui/dialog';
import { Note } from '../../admin-ui/alert';
import { Row, Stack } from '../../admin-ui/layout';
import { formatDateTime } from '../../admin-ui/labels';
import { changedFields } from '../form/content';
import type { Offer } from './draft';
import { missingFiles, reviveDraft } from './draft';
import { FieldValueView } from './field-value-view';

export interface DraftOfferProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem | undefined;
  readonly offer: Offer | null;
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

/** Offers what was typed earlier and not saved; it is never put into the form by itself. */
export function DraftOffer({ type, item, offer, onTake, onDrop }: DraftOfferProps) {
  if (!offer) return null;
  const { draft, files } = offer;
  const { base, mine } = reviveDraft(type, draft, item, files);
  const missing = missingFiles(draft, files);
  const older = item !== undefined && draft.version !== item._version;
  return (
    <Dialog open title="Unsaved changes from earlier" onClose={() => undefined}>
      <Stack gap="5">
        <p>You typed this on {formatDateTime(draft.at)} and did not save it:</p>
        <Stack as="dl" gap="3" maxHeight="40dvh" overflowY="auto" tabIndex={0} aria-label="Unsaved changes">
          {changedFields(type, base, mine).map((name) => (
            <FieldValueView key={name} type={type} name={name} content={mine} />
          ))}
        </Stack>
        {older ? (
          <Note>It has been changed on the site since. You will see where the two differ.</Note>
        ) : null}
        {missing.length > 0 ? <Note>Files cannot be kept. Choose again: {missing.join(', ')}</Note> : null}
        <Row justifyContent="flex-end">
          <Button onClick={onDrop}>Discard them</Button>
          <Button variant="solid" data-first onClick={onTake}>
            Go on with them
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
