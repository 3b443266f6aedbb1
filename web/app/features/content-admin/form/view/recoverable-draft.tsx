import { Button, HStack, Stack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../../data/staff/admin-paths';
import { Dialog } from '../../../admin-ui/dialog';
import { Note } from '../../../admin-ui/feedback';
import { formatDateTime, anyOf, oneOf } from '../../../admin-ui/labels';
import { dropDraft, storeFiles, writeDraft } from '../../drafts/draft-store';
import { formDraftKey, freshFiles, recoverDraft, type RecoverableDraft } from '../save/form-draft';
import { differingFields, emptyContent, formContentOf, withoutDeletedFiles } from '../content/form-content';
import { FieldEntry, formatValue, ValueText } from '../../field-types/field-value';
import type { ItemFormControl } from '../state/use-item-form';

interface RecoverableDraftDialogProps {
  readonly form: ItemFormControl;
  readonly recoverable: RecoverableDraft;
}

/** Offers what was typed earlier and not saved. */
export default function RecoverableDraftDialog({ form, recoverable }: RecoverableDraftDialogProps) {
  const { type, item } = form;
  const { at, base, content } = recoverable.draft;
  const from = base ? formContentOf(type, base) : emptyContent(type);
  const isOlder = item !== undefined && base?._version !== item._version;
  return (
    <Dialog title="Unsaved changes from earlier" onClose={() => undefined}>
      <p>You typed this on {formatDateTime(at)} and did not save it:</p>
      <Stack
        gap="3"
        as="dl"
        css={{ maxHeight: '40dvh', overflowY: 'auto' }}
        tabIndex={0}
        aria-label="Unsaved changes"
      >
        {differingFields(type, from, content).map((name) => (
          <FieldEntry key={name} label={type.fields[name]?.label ?? name}>
            <ValueText field={type.fields[name]} text={formatValue(type, name, content)} />
          </FieldEntry>
        ))}
      </Stack>
      {isOlder ? (
        <Note>It has been changed on the site since. You will see where the two differ.</Note>
      ) : null}
      {recoverable.missing.length > 0 ? (
        <Note>Files cannot be kept. Choose again: {recoverable.missing.join(', ')}</Note>
      ) : null}
      <HStack wrap="wrap" justify="flex-end" gap="3">
        <Button onClick={form.discardDraft}>Discard them</Button>
        <Button variant="solid" data-first onClick={form.continueDraft}>
          Go on with them
        </Button>
      </HStack>
    </Dialog>
  );
}

/** Offers the draft of an item that was deleted meanwhile as one of a new item. */
export function DraftOfDeletedItem({ type, id }: { type: ContentTypeDefinition; id: string }) {
  const navigate = useNavigate();
  const [found, setFound] = useState<RecoverableDraft | null>(null);
  useEffect(() => void recoverDraft(formDraftKey(type, id)).then(setFound), [type, id]);
  if (!found) return null;
  const add = async () => {
    const content = withoutDeletedFiles(type, found.draft.content, emptyContent(type));
    const key = formDraftKey(type, found.draft.key);
    const isStored = writeDraft(key, { ...found.draft, content, base: undefined, isQueued: false });
    const isKept = isStored && (await storeFiles(key, freshFiles(content)));
    if (isKept && key !== found.key) await dropDraft(found.key);
    await navigate(adminPaths.new(type.path));
  };
  return (
    <Note>
      This {oneOf(type)} was deleted, but what you typed on {formatDateTime(found.draft.at)} is still here.{' '}
      <Button onClick={() => void add()}>Add it as {anyOf(type).replace(' ', ' new ')}</Button>
    </Note>
  );
}
