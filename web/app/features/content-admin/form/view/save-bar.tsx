import { type AnyItem, type ContentTypeDefinition, isVisible } from '@content';
import { type PublishOptions, publishingStateIn, AS_IT_IS } from '@content/items/publishing-status';
import { type ReactNode, useState } from 'react';
import { Button, HStack } from '@chakra-ui/react';
import { BarMore, BarText, BottomBar, Progress } from '../../../admin-ui/bottom-bar';
import { visibilityText } from '../../../admin-ui/publishing-labels';
import { useOnline } from '../../../../data/staff/connectivity';
import { useUploadProgress } from '../save/form-uploads';
import type { ItemFormControl } from '../state/use-item-form';
import { ActionMenu } from '../../../admin-ui/action-menu';
import { useItemActions } from '../../items/item-actions';
import { WhenDialog, type WhenPurpose } from './when-dialog';

/** Further ways to publish a form's item, and to hide it from visitors. */
function PublishMenu({ form }: { form: ItemFormControl }) {
  const { type, item } = form;
  const [purpose, setPurpose] = useState<WhenPurpose | null>(null);
  const actions = useItemActions(type, form.setItem);
  const publishing = item && publishingStateIn(item);
  const state = publishing?.state ?? 'draft';
  const isPublic = publishing?.isPublic ?? false;
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
  const entries = all.flatMap(([isOffered, name, label, run]) => (isOffered ? [{ name, label, run }] : []));
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

/** The options of the main button: it publishes, but a scheduled item stays scheduled. */
export const buttonOptions = (item: AnyItem | undefined): PublishOptions =>
  item && publishingStateIn(item).state === 'scheduled' ? AS_IT_IS : { state: 'published' };

/** The options of Ctrl+S: it publishes nothing that visitors do not see, and an ended item stays ended. */
export function shortcutOptions(item: AnyItem | undefined): PublishOptions {
  const state = item ? publishingStateIn(item).state : 'draft';
  if (state === 'ended') return AS_IT_IS;
  return state === 'draft' ? { state: 'draft' } : buttonOptions(item);
}

/** A sentence on what visitors see of a saved item: one that its new content hides is seen until that is published. */
export function seenText(type: ContentTypeDefinition, item: AnyItem): string {
  const publication = publishingStateIn(item);
  const isOtherSeen = publication.isPublic && publication.publicVersion !== null;
  return isVisible(type, item) || isOtherSeen ? visibilityText(publication) : 'Visitors do not see it.';
}

/** A phone has no room for the further words. */
type Words = readonly [first: string, further?: string];

function stateText(
  form: ItemFormControl,
  upload: ReturnType<typeof useUploadProgress>,
  isOnline: boolean,
): Words {
  const { type, item, phase, offline, isDirty } = form;
  const isStored = form.stored.text;
  // Those of a cloud are fetched only now.
  if (phase.name === 'reading') return ['Reading the file …'];
  if (offline)
    return isStored
      ? ['No connection. What you typed is kept in this browser and is sent when the connection is back.']
      : ['No connection. Leave this page open: what you typed is sent when the connection is back.'];
  if (phase.name === 'sending') {
    if (upload?.isWaiting)
      return [`Uploading: ${upload.percent} %. No connection at the moment; the upload goes on by itself.`];
    if (upload && upload.percent < 99) return [`Uploading: ${upload.percent} %`];
    return [upload?.percent === 99 ? 'Uploaded. The site is preparing the file …' : 'Saving …'];
  }
  if (!isOnline && isStored)
    return [
      'No connection right now.',
      ' What you type is kept in this browser. Save, and it is sent when the connection is back.',
    ];
  if (isDirty && !isStored) return ['Not saved yet. This browser cannot keep it: save before you leave.'];
  if (isDirty) return ['Not saved yet.', ' What you type is kept in this browser.'];
  if (!item) return ['Nothing to save yet.'];
  return [`Everything is saved. ${seenText(type, item)}`];
}

function labelOf({ type, item }: ItemFormControl): ReactNode {
  const { state } = publishingStateIn(item ?? {});
  const { one } = type.label;
  const isChange = item && (state === 'published' || state === 'scheduled');
  if (type.singleton && !type.defaults)
    return isChange ? `Update ${one}` : item ? `Publish ${one}` : `Add ${one}`;
  if (!isChange) return 'Publish';
  return <span>Save{state === 'published' ? <BarMore> for visitors</BarMore> : null}</span>;
}

export function SaveBar({ form, children }: { form: ItemFormControl; children?: ReactNode }) {
  const { type, item, content, phase, offline, isDirty } = form;
  const isSending = phase.name === 'sending';
  const upload = useUploadProgress(type, isSending ? phase.sent.content : content);
  const isScheduled = item && publishingStateIn(item).state === 'scheduled';
  const [words, more] = stateText(form, upload, useOnline());
  return (
    <BottomBar progress={isSending && upload ? <Progress percent={upload.percent} /> : null}>
      <BarText role="status" css={{ flexBasis: offline ? { base: 'full', sm: '12rem' } : undefined }}>
        {words}
        {more === undefined ? null : <BarMore>{more}</BarMore>}
      </BarText>
      {isSending ? (
        <Button onClick={form.cancel}>Cancel</Button>
      ) : isDirty ? (
        <Button variant="ghost" onClick={form.undoChanges}>
          Undo changes
        </Button>
      ) : null}
      <HStack
        wrap="wrap"
        gap="2"
        css={{ marginInlineStart: 'auto', '& > *': { paddingInline: { base: '3', sm: '4' } } }}
      >
        {isScheduled || offline ? null : (
          <Button aria-disabled={isSending} onClick={() => form.save({ state: 'draft' })}>
            Save draft
          </Button>
        )}
        <Button type="submit" variant="solid" aria-disabled={isSending}>
          {offline ? 'Try again' : labelOf(form)}
        </Button>
        {children}
        <PublishMenu form={form} />
      </HStack>
    </BottomBar>
  );
}
