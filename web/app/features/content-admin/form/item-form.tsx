import type { AnyItem, ContentTypeDefinition } from '@content';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { SaveBar } from './save-bar';
import { FieldWidget } from '../kinds/registry';
import { Alert, Note } from '../../admin-ui/alert';
import { WithPreview } from '../preview/with-preview';
import { ConflictDialog } from './conflict-dialog';
import { problemNames } from './content';
import { DraftOffer } from './draft-offer';
import { LeaveDialog } from './leave-dialog';
import { formNotes } from './notes';
import { useItemForm } from './use-item-form';

export interface ItemFormProps {
  readonly type: ContentTypeDefinition;
  /** Absent for a new item. */
  readonly item?: AnyItem | undefined;
  readonly onSaved: (item: AnyItem, isNew: boolean) => void;
  /** Words of the button that saves; by default 'Save'. */
  readonly saveLabel?: (isNew: boolean) => string;
  /** Further actions in the bar. */
  readonly children?: ReactNode;
}

/** Brings the first error into view and puts the focus there. */
function focusFirstError(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] button[data-field]');
  (invalid ?? form?.querySelector<HTMLElement>('[role=alert]'))?.focus();
}

/** The one form of all content types, made from the definition: new items and existing ones alike. */
export function ItemForm({ type, item: given, onSaved, saveLabel, children }: ItemFormProps) {
  const form = useItemForm(type, given, onSaved);
  const { item, content, setContent, verdict, sending, offline, isDirty } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (verdict.detail !== null) focusFirstError(element.current);
  }, [verdict]);

  // Until it is known whether something is to be offered, nothing can be typed that the offer would stand against.
  if (!form.looked) return null;
  const messageOf = (name: string) =>
    verdict.problems.find(({ field }) => problemNames(type, name).includes(field))?.message;

  return (
    <>
      <chakra.form
        ref={element}
        // What has the focus never hides behind the bar at the foot.
        css={{ '& :is(input, textarea, select, button)': { scrollMarginBlock: '6rem' } }}
        method="post"
        noValidate
        aria-label={`${given ? 'Edit' : 'Add'} ${type.label.one.toLowerCase()}`}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <WithPreview type={type} content={content}>
          {verdict.detail === null ? null : <Alert key={verdict.count}>{verdict.detail}</Alert>}
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
          label={saveLabel?.(!item) ?? 'Save'}
          sending={sending}
          offline={offline}
          isDirty={isDirty}
          kept={form.kept.text}
          isNew={!item}
          onReset={form.undoChanges}
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
      {form.conflict ? (
        <ConflictDialog
          type={type}
          conflict={form.conflict}
          mine={content}
          onSettle={form.settle}
          onTakeTheirs={form.takeTheirs}
          onBack={form.backFromConflict}
        />
      ) : null}
      <LeaveDialog isDirty={isDirty} kept={form.kept} />
    </>
  );
}
