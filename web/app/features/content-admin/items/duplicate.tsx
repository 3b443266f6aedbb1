import { Button, HStack } from '@chakra-ui/react';
import { type AnyItem, type ContentTypeDefinition, isTemplate } from '@content';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { duplicateItem } from '../../../data/staff/admin-content';
import { adminPaths } from '../../../data/staff/admin-paths';
import { Muted } from '../../admin-ui/layout';
import { Dialog, DialogFoot } from '../../admin-ui/dialog';
import { showToast } from '../../admin-ui/toasts';
import { titleOf } from '../../admin-ui/labels';
import { runWithToast } from '../../session/with-sign-in';
import { listRead } from '../queries/reads';
import { usePages } from '../queries/use-read';
import { invalidateLists } from '../queries/writes';

/** Adds a draft with an item's content and opens its form, after asking about its documents. */
export function useDuplicate(type: ContentTypeDefinition) {
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const [original, setOriginal] = useState<AnyItem | null>(null);
  async function duplicate(item: AnyItem, documents: boolean, key: string = crypto.randomUUID()) {
    setOriginal(null);
    if (isBusy.current) return;
    isBusy.current = true;
    // With the same key: where only the response was lost, the copy is there already.
    const run = () => void duplicate(item, documents, key);
    await runWithToast(
      async () => {
        const copy = await duplicateItem(type.path, item._id, key, documents);
        void invalidateLists(type.path);
        void navigate(adminPaths.edit(type.path, copy._id));
        showToast(
          `This is a copy of “${titleOf(type, item)}”, without its dates. Visitors do not see it yet.`,
        );
      },
      { onFailure: () => ({ action: { label: 'Try again', run } }) },
    );
    isBusy.current = false;
  }
  const hasDocuments = (item: AnyItem) =>
    Object.values(item.files).some((files) => files.some(({ kind }) => kind === 'document'));
  return {
    duplicate: (item: AnyItem) =>
      hasDocuments(item) && !isTemplate(type, item) ? setOriginal(item) : void duplicate(item, true),
    dialog: original ? (
      <Dialog
        title="Should the copy keep the old documents?"
        css={{ gap: '6' }}
        onClose={() => setOriginal(null)}
      >
        <p>“{titleOf(type, original)}” has documents. If the new one has others, begin without them.</p>
        <DialogFoot onCancel={() => setOriginal(null)}>
          <Button onClick={() => void duplicate(original, true)}>Keep them</Button>
          <Button variant="solid" data-first onClick={() => void duplicate(original, false)}>
            Without them
          </Button>
        </DialogFoot>
      </Dialog>
    ) : null,
  };
}

const TEMPLATES = new URLSearchParams({ publication: 'template', sort: 'title' });

/** The templates that a new item can begin with. */
export function Templates({ type }: { type: ContentTypeDefinition }) {
  const { items = [] } = usePages({ ...listRead(type.path, TEMPLATES, 5), onMount: true });
  const { duplicate } = useDuplicate(type);
  if (items.length === 0) return null;
  return (
    <HStack as="section" aria-label="Templates" wrap="wrap" gap="2">
      <Muted>Begin with a template:</Muted>
      {items.map((template) => (
        <Button key={template._id} onClick={() => duplicate(template)}>
          {titleOf(type, template)}
        </Button>
      ))}
    </HStack>
  );
}
