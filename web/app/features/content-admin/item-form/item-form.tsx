import { type ContentTypeDefinition, type AnyItem, isVisible } from '@content';
import { formPreviews } from '@site/web/form-previews';
import { type ComponentType, createElement, type ReactNode, useEffect, useRef } from 'react';
import { chakra, Stack } from '@chakra-ui/react';
import {
  type PublishOptions,
  publishingPartNames,
  publishingStateIn,
  AS_IT_IS,
} from '@content/items/publishing-status';
import { Alert, Note } from '../../admin-ui/feedback';
import { aboveBars, BarMore } from '../../admin-ui/bottom-bar';
import { RequiredLegend } from '../../admin-ui/forms';
import { oneOf } from '../../admin-ui/labels';
import { lazy } from '../../admin-ui/lazy';
import { useShortcut } from '../../admin-ui/keys';
import { FilesAwaited } from '../field-types/field-type-view';
import { NoteField } from '../publishing/note-field';
import { PublishMenu } from '../publishing/publish-menu';
import { BeforeYouPublish } from './before-you-publish';
import type { PreviewProps } from './form-content';
import { LeaveDialog } from './leave-guard';
import { baseOf } from './form-reducer';
import { FormFields } from './form-fields';
import { PartLinks } from './form-parts';
import { SaveBar } from './save-bar';
import type { ItemFormControl } from './use-item-form';

const previews: Readonly<Record<string, ComponentType<PreviewProps> | undefined>> = formPreviews;

/** The live preview of a type's form, where it has one. */
const previewOf = (type: ContentTypeDefinition): ComponentType<PreviewProps> | undefined =>
  previews[type.path];

/** How wide a form's screen is: with a preview beside it, wider. */
export const widthOf = (type: ContentTypeDefinition): 'wide' | 'reading' =>
  previewOf(type) ? 'wide' : 'reading';

const ConflictDialog = lazy(
  () => import('./conflict-dialog').then((module) => module.ConflictDialog),
  'whenShown',
);
const RecoverableDraftDialog = lazy(
  () => import('./recoverable-draft').then((module) => module.RecoverableDraftDialog),
  'whenShown',
);

/** A form's fields, with the live preview of its type beside them; below them on small screens. */
function WithPreview({
  type,
  content,
  children,
}: PreviewProps & { type: ContentTypeDefinition; children: ReactNode }) {
  const preview = previewOf(type);
  const fields = <Stack gap="6">{children}</Stack>;
  if (!preview) return fields;
  return (
    <chakra.div
      css={{
        display: 'grid',
        gap: '8',
        alignItems: 'start',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 24rem)' },
      }}
    >
      {fields}
      {createElement(preview, { content })}
    </chakra.div>
  );
}

interface ItemFormProps {
  readonly form: ItemFormControl;
  readonly purpose: 'Add' | 'Edit';
  /** Label of the button that changes what is published; by default 'Save', of what visitors see 'Save for visitors'. */
  readonly saveLabel?: string;
  /** Label of the button that publishes; by default 'Publish'. */
  readonly publishLabel?: string;
  readonly children?: ReactNode;
}

const hasRequired = ({ fields }: ContentTypeDefinition) =>
  Object.values(fields).some((field) => 'required' in field && field.required);

function focusFirstError(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] button[data-field]');
  (invalid ?? form?.querySelector<HTMLElement>('[role=alert]'))?.focus();
}

/** What the main button asks for: it publishes, but a scheduled item stays scheduled. */
export const buttonOptions = (item: AnyItem | undefined): PublishOptions =>
  item && publishingStateIn(item).state === 'scheduled' ? AS_IT_IS : { state: 'published' };

/** What Ctrl+S asks for: it publishes nothing that visitors do not see, and an ended item stays ended. */
export function shortcutOptions(item: AnyItem | undefined): PublishOptions {
  const state = item ? publishingStateIn(item).state : 'draft';
  if (state === 'ended') return AS_IT_IS;
  return state === 'draft' ? { state: 'draft' } : buttonOptions(item);
}

/** The form of all content types, derived from the definition, for new items and existing ones. */
export function ItemForm({ form, purpose, saveLabel, publishLabel = 'Publish', children }: ItemFormProps) {
  const { type, item, content, setContent, status, attempt, phase, offline, isDirty, stored } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (status.detail !== null) focusFirstError(element.current);
  }, [status]);

  const state = item ? publishingStateIn(item).state : 'draft';
  const isChange = state === 'published' || state === 'scheduled';
  const saves = <span>Save{state === 'published' ? <BarMore> for visitors</BarMore> : null}</span>;
  useShortcut('s', () => form.save(shortcutOptions(item)));

  // Until it is known whether there is a draft to recover, nothing can be typed that it would replace.
  if (!form.isReady) return null;
  return (
    <>
      <chakra.form
        ref={element}
        css={aboveBars}
        method="post"
        noValidate
        aria-label={`${purpose} ${type.label.one.toLowerCase()}`}
        onSubmit={(event) => {
          event.preventDefault();
          // Trying again means what was asked for before.
          form.save(offline ? form.options : buttonOptions(item));
        }}
      >
        <WithPreview type={type} content={content}>
          {status.detail === null ? null : <Alert key={attempt}>{status.detail}</Alert>}
          {form.isOpenElsewhere ? (
            <Note>
              This {oneOf(type)} is open in another tab. What you type here is lost if you leave without
              saving.
            </Note>
          ) : null}
          {hasRequired(type) ? <RequiredLegend /> : null}
          <PartLinks type={type} />
          <FilesAwaited value={form.waitForFiles}>
            <FormFields type={type} content={content} setContent={setContent} problems={status.problems} />
          </FilesAwaited>
          {item || isDirty ? <BeforeYouPublish type={type} content={content} item={item} /> : null}
          <NoteField
            note={form.note}
            problem={status.problems.find(({ field }) => field === publishingPartNames.note)?.message}
            onNote={form.setNote}
          />
        </WithPreview>
        <SaveBar
          label={isChange ? (saveLabel ?? saves) : publishLabel}
          onSaveDraft={state === 'scheduled' ? undefined : () => form.save({ state: 'draft' })}
          saved={
            item
              ? `Everything is saved.${isVisible(type, item) ? '' : ' Visitors do not see it.'}`
              : 'Nothing to save yet.'
          }
          sending={phase.name === 'sending' ? form.progress : null}
          offline={offline}
          isReading={form.isSaveAwaited}
          isDirty={isDirty}
          isStored={stored.text}
          onReset={form.undoChanges}
          onCancel={form.cancel}
        >
          {children}
          <PublishMenu type={type} item={item} onSave={form.save} onTake={form.take} />
        </SaveBar>
      </chakra.form>
      {form.recoverable ? (
        <RecoverableDraftDialog
          type={type}
          recoverable={form.recoverable}
          item={item}
          onTake={form.takeRecoverable}
          onDrop={form.dropRecoverable}
        />
      ) : null}
      {phase.name === 'conflict' ? (
        <ConflictDialog
          type={type}
          conflict={phase.conflict}
          then={phase.then}
          base={baseOf(form)}
          mine={content}
          onResolve={form.resolve}
          onTakeTheirs={form.takeTheirs}
          onBack={form.backFromConflict}
        />
      ) : null}
      <LeaveDialog isDirty={isDirty} isQueued={form.isQueued} stored={stored} />
    </>
  );
}
