import type { ContentTypeDefinition } from '@content';
import { formPreviews } from '@site/web/form-previews';
import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { chakra, Stack, Button } from '@chakra-ui/react';
import { Alert, Note } from '../../../admin-ui/feedback';
import { EditForm } from '../../../admin-ui/edit-form';
import { RequiredLegend } from '../../../admin-ui/forms';
import { oneOf } from '../../../admin-ui/labels';
import { Sheet } from '../../../admin-ui/layout';
import { lazy } from '../../../admin-ui/lazy';
import { WaitForFiles } from '../../field-types/field-type-view';
import { ReviewRequests } from './review-requests';
import { BeforeYouPublish } from './before-you-publish';
import type { PreviewProps } from '../content/form-content';
import { LeaveDialog } from '../../drafts/leave-guard';
import { FormFields } from './form-fields';
import { FormHead } from './form-head';
import { PartLinks } from './form-parts';
import { buttonOptions, SaveBar, shortcutOptions } from './save-bar';
import type { ItemFormControl } from '../state/use-item-form';
import { NOTE_MAX_LENGTH, publishingPartNames } from '@content/items/publishing-status';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { NepaliField } from '../../preeti/preeti-question';

/** A message to colleagues that goes with a save, behind a button. */
function NoteField({ form: { options, status, setNote } }: { form: ItemFormControl }) {
  const { note = '' } = options;
  const problem = status.problems.find(({ field }) => field === publishingPartNames.note)?.message;
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && note === '' && problem === undefined)
    return (
      <Button
        variant="ghost"
        css={{ alignSelf: 'flex-start', paddingInline: '2' }}
        onClick={() => setAsked(true)}
      >
        <MessageSquarePlus aria-hidden size="1.25rem" />
        Add a message to colleagues
      </Button>
    );
  return (
    <NepaliField
      label="Message to colleagues"
      optional
      help="It appears in the history beside what you save. Visitors do not see it."
      problem={problem}
      name={publishingPartNames.note}
      maxLength={NOTE_MAX_LENGTH}
      autoFocus={isAsked && note === ''}
      value={note}
      onText={setNote}
    />
  );
}

/** The live previews of forms, by the paths of their types. */
const previews: Readonly<Record<string, ComponentType<PreviewProps> | undefined>> = formPreviews;

/** The width of a form's screen, which has room for a live preview. */
export const widthOf = (type: ContentTypeDefinition): 'wide' | 'reading' =>
  previews[type.path] ? 'wide' : 'reading';

const ConflictDialog = lazy(() => import('./conflict-dialog'), 'whenShown');
const RecoverableDraftDialog = lazy(() => import('./recoverable-draft'), 'whenShown');

/** A form's fields, with the live preview of its type beside them; below them on small screens. */
function WithPreview({
  type,
  content,
  children,
}: PreviewProps & { type: ContentTypeDefinition; children: ReactNode }) {
  const preview = previews[type.path];
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

const hasRequired = ({ fields }: ContentTypeDefinition) =>
  Object.values(fields).some((field) => 'required' in field && field.required);

/** The form of all content types, derived from the definition, for new items and existing ones; `children` stand in its bar. */
export function ItemForm({ form, children }: { form: ItemFormControl; children?: ReactNode }) {
  const { type, item, content, setContent, status, attempt, phase, offline, isDirty, stored } = form;
  return (
    <>
      <FormHead form={form} />
      {item ? <ReviewRequests path={type.path} id={item._id} /> : null}
      {type.singleton && !item ? <Sheet as="p">{type.messages.empty}</Sheet> : null}
      <Sheet>
        {/* Until it is known whether there is a draft to recover, nothing can be typed that it would replace. */}
        {form.isReady ? (
          <EditForm
            aria-label={`${item || type.defaults ? 'Edit' : 'Add'} ${oneOf(type)}`}
            refusal={status}
            // Trying again means what was asked for before.
            onSubmit={() => form.save(offline ? form.options : buttonOptions(item))}
            onShortcut={() => form.save(shortcutOptions(item))}
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
              <WaitForFiles value={form.waitForFiles}>
                <FormFields {...{ type, content, setContent }} problems={status.problems} />
              </WaitForFiles>
              {item || isDirty ? <BeforeYouPublish type={type} content={content} item={item} /> : null}
              <NoteField form={form} />
            </WithPreview>
            <SaveBar form={form}>{children}</SaveBar>
          </EditForm>
        ) : null}
      </Sheet>
      {form.recoverable ? <RecoverableDraftDialog form={form} recoverable={form.recoverable} /> : null}
      {phase.name === 'conflict' ? <ConflictDialog form={form} phase={phase} /> : null}
      <LeaveDialog isDirty={isDirty} isQueued={form.isQueued} stored={stored} />
    </>
  );
}
