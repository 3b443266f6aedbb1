import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { ContentTypeDefinition } from '@content';
import { Alert, Note } from '../../admin-ui/alert';
import { aboveBars } from '../../admin-ui/bottom-bar';
import { RequiredLegend } from '../../admin-ui/input-field';
import { useSaveKeys } from '../../admin-ui/use-save-keys';
import { problemNames } from '../form/content';
import { formNotes } from '../form/notes';
import { FieldWidget } from '../kinds/registry';
import { WithPreview } from '../preview/with-preview';
import { LeaveDialog } from '../unsaved/leave-dialog';
import { ConflictDialog } from './conflict-dialog';
import { DraftOffer } from './draft-offer';
import { SaveBar } from './save-bar';
import type { ItemFormControl } from './use-item-form';

export interface ItemFormProps {
  readonly form: ItemFormControl;
  /** What the form is for. */
  readonly purpose: 'Add' | 'Edit';
  /** Label of the button that saves; by default 'Save'. */
  readonly saveLabel?: string;
  /** Further actions in the bar. */
  readonly children?: ReactNode;
}

const hasRequired = ({ fields }: ContentTypeDefinition) =>
  Object.values(fields).some((field) => 'required' in field && field.required);

/** Brings the first error into view and puts the focus there. */
function focusFirstError(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] button[data-field]');
  (invalid ?? form?.querySelector<HTMLElement>('[role=alert]'))?.focus();
}

/** The one form of all content types, made from the definition: new items and existing ones alike. */
export function ItemForm({ form, purpose, saveLabel = 'Save', children }: ItemFormProps) {
  const { type, item, content, setContent, status, attempt, phase, offline, isDirty, kept } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (status.detail !== null) focusFirstError(element.current);
  }, [status]);

  useSaveKeys(() => element.current?.requestSubmit());

  // Until it is known whether something is to be offered, nothing can be typed that the offer would stand against.
  if (!form.isReady) return null;
  const messageOf = (name: string) =>
    status.problems.find(({ field }) => problemNames(type, name).includes(field))?.message;

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
          form.save();
        }}
      >
        <WithPreview type={type} content={content}>
          {status.detail === null ? null : <Alert key={attempt}>{status.detail}</Alert>}
          {hasRequired(type) ? <RequiredLegend /> : null}
          {Object.entries(type.fields).map(([name, field]) => {
            const problem = messageOf(name);
            return (
              <chakra.div key={name} data-invalid={problem === undefined ? undefined : ''}>
                <FieldWidget
                  name={name}
                  field={field}
                  value={content.values[name] ?? ''}
                  files={content.files[name] ?? []}
                  problem={problem}
                  onValue={(value) =>
                    setContent((now) => ({ ...now, values: { ...now.values, [name]: value } }))
                  }
                  onFiles={(changed) =>
                    setContent((now) => ({
                      ...now,
                      files: { ...now.files, [name]: changed(now.files[name] ?? []) },
                    }))
                  }
                />
              </chakra.div>
            );
          })}
          {formNotes(type, content).map((note) => (
            <Note key={note}>{note}</Note>
          ))}
        </WithPreview>
        <SaveBar
          label={saveLabel}
          sending={phase.name === 'sending' ? phase : null}
          offline={offline}
          isDirty={isDirty}
          kept={kept.text}
          isNew={!item}
          onReset={form.undoChanges}
          onCancel={form.cancel}
        >
          {children}
        </SaveBar>
      </chakra.form>
      <DraftOffer
        type={type}
        offer={form.offer}
        item={item}
        onTake={form.takeOffer}
        onDrop={form.dropOffer}
      />
      {phase.name === 'conflict' ? (
        <ConflictDialog
          type={type}
          conflict={phase.conflict}
          then={phase.then}
          mine={content}
          onSettle={form.settle}
          onTakeTheirs={form.takeTheirs}
          onBack={form.backFromConflict}
        />
      ) : null}
      <LeaveDialog isDirty={isDirty} isPromised={form.isPromised} kept={kept} />
    </>
  );
}
