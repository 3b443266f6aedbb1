import { publishingStateIn } from '@content/items/publishing-status';
import { useState } from 'react';
import { ActionMenu } from '../../admin-ui/action-menu';
import type { ItemFormControl } from './use-item-form';
import { useItemActions } from '../items/item-actions';
import { WhenDialog, type WhenPurpose } from '../publishing/when-dialog';

/** Further ways to publish what is in a form, and to take it away from visitors. */
export function PublishMenu({ form }: { form: ItemFormControl }) {
  const { type, item } = form;
  const [purpose, setPurpose] = useState<WhenPurpose | null>(null);
  const actions = useItemActions(type, form.take);
  const given = item && publishingStateIn(item);
  const state = given?.state ?? 'draft';
  const isPublic = given?.isPublic ?? false;
  // Of a page's texts there is always something to see: they are changed, and not taken away.
  const canGo = !type.defaults;
  const isScheduled = state === 'scheduled';
  const all: readonly [isOffered: boolean, name: string, label: string, run: () => void][] = [
    [isScheduled, 'now', 'Publish now', () => form.save({ state: 'published' })],
    [true, 'publish', isScheduled ? 'Change the date …' : 'Publish on …', () => setPurpose('publish')],
    [canGo && state === 'published', 'takeDown', 'Take down on …', () => setPurpose('takeDown')],
    [state === 'ended', 'again', 'Show it again until …', () => setPurpose('takeDown')],
    [isScheduled, 'draft', 'Make it a draft again', () => form.save({ state: 'draft' })],
    [isPublic && state !== 'published', 'discard', 'Give up the draft', () => item && actions.discard(item)],
    [canGo && isPublic, 'unpublish', 'Unpublish', () => item && actions.run(item, { name: 'unpublish' })],
  ];
  const entries = all.flatMap(([is, name, label, run]) => (is ? [{ name, label, run }] : []));
  return (
    <>
      <ActionMenu label="More ways to publish" entries={entries} placement="top-end" />
      {purpose ? (
        <WhenDialog
          type={type}
          item={item}
          purpose={purpose}
          onClose={() => setPurpose(null)}
          onChoose={(options) => {
            setPurpose(null);
            form.save(options);
          }}
        />
      ) : null}
    </>
  );
}
