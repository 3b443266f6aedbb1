import { publishingPartNames } from '@content/publishing-status';
import { useState, type ReactNode, useEffect, useRef } from 'react';
import { chakra } from '@chakra-ui/react';
import { type ContentTypeDefinition, isVisible } from '@content';
import { ConfirmDialog } from '../../admin-ui/dialog';
import { Stack } from '../../admin-ui/layout';
import type { FormStatus } from '../form/status';
import { Alert, Note } from '../../admin-ui/feedback';
import { aboveBars, BarMore } from '../../admin-ui/bottom-bar';
import { RequiredLegend } from '../../admin-ui/forms';
import { publishingStateOf, savedStateText } from '../../admin-ui/publishing-labels';
import { useSaveKeys } from '../../admin-ui/use-save-keys';
import { problemNames } from '../form/content';
import { formNotes, helpOf, pastClosing } from '../form/notes';
import { FilesAwaited, ItemTitle } from '../kinds/form-context';
import { FieldWidget } from '../kinds/registry';
import { NoteField } from '../publishing/note-field';
import { PublishMenu } from '../publishing/publish-menu';
import { shortcutOptions, buttonOptions } from '../form/publish-options';
import { WithPreview } from '../preview/with-preview';
import { LeaveDialog } from '../unsaved/leave-dialog';
import { ConflictDialog } from './conflict-dialog';
import { DraftOffer } from './draft-offer';
import { SaveBar } from './save-bar';
import type { ItemFormControl } from './use-item-form';

/** Asks before a picture is published that shows a child, or whose consent has ended. */
function ConfirmPictures({ status, onConfirm }: { status: FormStatus; onConfirm: () => void }) {
  const questions = status.problems.filter(({ field }) => field === publishingPartNames.confirm);
  const [isOpen, setIsOpen] = useState(questions.length > 0);
  if (!isOpen) return null;
  return (
    <ConfirmDialog
      title="May this picture be published?"
      action="Publish it"
      cancel="Not yet"
      onCancel={() => setIsOpen(false)}
      onConfirm={() => {
        setIsOpen(false);
        onConfirm();
      }}
    >
      <Stack gap="3">
        {questions.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}

export interface ItemFormProps {
  readonly form: ItemFormControl;
  readonly purpose: 'Add' | 'Edit';
  /** Label of the button that changes what is published; by default 'Save', of what visitors see 'Save for visitors'. */
  readonly saveLabel?: string;
  /** Label of the one that publishes; by default 'Publish'. */
  readonly publishLabel?: string;
  readonly children?: ReactNode;
}

const PartTitle = chakra('h2', {
  base: {
    borderTopWidth: '3px',
    borderColor: 'accent.mark',
    paddingTop: '3',
    marginTop: '2',
    marginBottom: '5',
    fontSize: 'xl',
    scrollMarginTop: { base: 'nav', md: '4' },
  },
});

/** Headings from which on a form is long enough for a list of them. */
const MANY_PARTS = 3;
const partId = (name: string) => `part-${name}`;

function PartLinks({ type }: { type: ContentTypeDefinition }) {
  const parts = Object.entries(type.fields).filter(([, { heading }]) => heading !== undefined);
  if (parts.length < MANY_PARTS) return null;
  return (
    <nav aria-label="Parts of this form">
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="5" fontSize="sm">
        {parts.map(([name, { heading }]) => (
          <li key={name}>
            <chakra.a
              href={`#${partId(name)}`}
              // Not by the browser itself: the router asks about unsaved changes, and knows its own entries alone.
              onClick={(event) => {
                event.preventDefault();
                const title = document.getElementById(partId(name));
                title?.scrollIntoView();
                title?.focus({ preventScroll: true });
              }}
              display="inline-flex"
              alignItems="center"
              minHeight="target"
              minWidth="target"
              color="link.body"
              fontWeight="bold"
              _hover={{ textDecoration: 'underline' }}
            >
              {heading}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </nav>
  );
}

const hasRequired = ({ fields }: ContentTypeDefinition) =>
  Object.values(fields).some((field) => 'required' in field && field.required);

function focusFirstError(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] button[data-field]');
  (invalid ?? form?.querySelector<HTMLElement>('[role=alert]'))?.focus();
}

/** The one form of all content types, made from the definition: new items and existing ones alike. */
export function ItemForm({ form, purpose, saveLabel, publishLabel = 'Publish', children }: ItemFormProps) {
  const { type, item, content, setContent, status, attempt, phase, offline, isDirty, stored } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (status.detail !== null) focusFirstError(element.current);
  }, [status]);

  const state = item ? publishingStateOf(item).state : 'draft';
  const isChange = state === 'published' || state === 'scheduled';
  const saves = <span>Save{state === 'published' ? <BarMore> for visitors</BarMore> : null}</span>;
  useSaveKeys(() => form.save(shortcutOptions(item)));

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
          // Trying again means what was asked for before.
          form.save(offline ? form.options : buttonOptions(item));
        }}
      >
        <ItemTitle value={String(content.values[type.titleField] ?? '')}>
          <WithPreview type={type} content={content}>
            {status.detail === null ? null : <Alert key={attempt}>{status.detail}</Alert>}
            {hasRequired(type) ? <RequiredLegend /> : null}
            <PartLinks type={type} />
            <FilesAwaited value={form.waitForFiles}>
              {Object.entries(type.fields).map(([name, field]) => {
                const problem = messageOf(name);
                return (
                  <chakra.div key={name} data-invalid={problem === undefined ? undefined : ''}>
                    {field.heading === undefined ? null : (
                      <PartTitle id={partId(name)} tabIndex={-1}>
                        {field.heading}
                      </PartTitle>
                    )}
                    <FieldWidget
                      name={name}
                      field={{
                        ...field,
                        // At its field too: the notes below are out of sight on a phone.
                        help:
                          (name === type.closing && pastClosing(type, content)) ||
                          helpOf(name, field, content),
                      }}
                      value={content.values[name] ?? ''}
                      files={content.files[name] ?? []}
                      problem={problem}
                      problems={status.problems}
                      onValue={(value) =>
                        // Told once more it is no change: the draft keeps the moment at which it was typed.
                        setContent((now) =>
                          now.values[name] === value
                            ? now
                            : { ...now, values: { ...now.values, [name]: value } },
                        )
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
            </FilesAwaited>
            {formNotes(type, content).map((note) => (
              <Note key={note}>{note}</Note>
            ))}
            <NoteField note={form.note} problem={messageOf(publishingPartNames.note)} onNote={form.setNote} />
          </WithPreview>
        </ItemTitle>
        <SaveBar
          label={isChange ? (saveLabel ?? saves) : publishLabel}
          onSaveDraft={state === 'scheduled' ? undefined : () => form.save({ to: 'draft' })}
          saved={
            item ? savedStateText(publishingStateOf(item), isVisible(type, item)) : 'Nothing to save yet.'
          }
          sending={phase.name === 'sending' ? phase : null}
          offline={offline}
          isReading={form.saveAfter !== null}
          isDirty={isDirty}
          isStored={stored.text}
          onReset={form.undoChanges}
          onCancel={form.cancel}
        >
          {children}
          <PublishMenu type={type} item={item} onSave={form.save} onTake={form.take} />
        </SaveBar>
      </chakra.form>
      <ConfirmPictures
        key={attempt}
        status={status}
        onConfirm={() => form.save({ ...form.options, isConsentConfirmed: true })}
      />
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
          onResolve={form.resolve}
          onTakeTheirs={form.takeTheirs}
          onBack={form.backFromConflict}
        />
      ) : null}
      <LeaveDialog isDirty={isDirty} isPromised={form.isPromised} stored={stored} />
    </>
  );
}
