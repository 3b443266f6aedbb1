import { Button, Stack } from '@chakra-ui/react';
import type { NotedConsent, MediaItem } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { useMemo, useState } from 'react';
import { apiData, ApiProblem, logFailure } from '../../../data/staff/admin-client';
import { DialogSection } from '../../admin-ui/dialog';
import { Alert, Note } from '../../admin-ui/feedback';
import { failureText } from '../../admin-ui/failure-text';
import { Muted } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { formatDateTime, personName } from '../../admin-ui/labels';
import { withSignIn } from '../../session/with-sign-in';
import { draftKey, dropDraft, readDraft, MEDIA_NOTES } from '../drafts/draft-store';
import { useStoredDraft } from '../drafts/use-stored-draft';
import { invalidateAt } from '../queries/writes';
import { consentFacts } from '../media/consent-texts';
import { PictureDialog, PictureNotesForm, type WholePicture } from '../media/picture-notes';
import { changedNotes, notesIn, type PictureNotes } from '../media/notes';

/** Notes of a picture that were changed and not saved, and what they were before. */
interface NotesDraft {
  readonly base: Partial<PictureNotes>;
  readonly notes: Partial<PictureNotes>;
}

const keyOf = (media: string) => draftKey(MEDIA_NOTES, media);

/** What the library knows of a picture: its consent, and the description and focus that new uses start with. */
const notesOf = ({ alt, focus, consent }: MediaItem): PictureNotes => ({ alt, focus, consent });

interface NotesDialogProps {
  readonly picture: MediaItem;
  readonly onClose: () => void;
}

const isNothing = (notes: Partial<PictureNotes>) => Object.keys(notes).length === 0;

/** Somebody else has noted something else since the person began. */
const isOvertaken = (error: unknown) => error instanceof ApiProblem && error.problem.status === 412;

/** What a colleague has noted, in words. */
function factsOf({ alt, focus, consent }: Partial<PictureNotes>): string {
  return [
    alt === undefined ? '' : alt === '' ? 'No description.' : `“${alt}”.`,
    focus === undefined ? '' : 'Another place matters most.',
    consent === undefined ? '' : consentFacts(consent),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Edits the notes of a picture: description, focus and consent. */
export function NotesDialog({ picture: { media, file }, onClose }: NotesDialogProps) {
  function leave(): void {
    if (readDraft(keyOf(media)))
      showToast('Not saved. What you entered is there when you open Details again.');
    onClose();
  }
  return (
    <PictureDialog picture={file.kind === 'picture' ? file : undefined} onClose={leave}>
      {(whole, picture) => picture && <Notes {...{ whole, picture, onClose }} />}
    </PictureDialog>
  );
}

/** Earlier notes with their authors: nobody can take a consent back without a trace. */
const Before = ({ history }: { readonly history: readonly NotedConsent[] }) => (
  <DialogSection title="What was noted">
    <Stack as="ul" gap="2" css={{ fontSize: 'sm', lineHeight: '1.45', overflowWrap: 'anywhere' }}>
      {history.map(({ consent, by, at }) => (
        <li key={at}>
          {consent === null ? 'Nothing: the note was removed.' : consentFacts(consent)}{' '}
          <Muted as="span">
            {personName(by)}, {formatDateTime(at)}
          </Muted>
        </li>
      ))}
    </Stack>
  </DialogSection>
);

/** The notes as the person changes them: kept in this browser until they are saved. */
function Notes({ whole, picture, onClose }: NotesDialogProps & { readonly whole: WholePicture }) {
  const { media } = picture;
  const path = staffApiPaths.oneMedia(media);
  const key = keyOf(media);
  const [earlier] = useState(() => readDraft<NotesDraft>(key));
  const [base, setBase] = useState<PictureNotes>({ ...notesOf(picture), ...earlier?.base });
  const [notes, setNotes] = useState<PictureNotes>({ ...base, ...earlier?.notes });
  const draft = useMemo((): NotesDraft | null => {
    const changed = changedNotes(notes, base);
    return isNothing(changed) ? null : { base: notesIn(changed, base), notes: changed };
  }, [notes, base]);
  useStoredDraft({ key, draft });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The notes changed here that somebody else has changed in the meantime. */
  const [theirs, setTheirs] = useState<Partial<PictureNotes>>({});
  const isConflict = !isNothing(theirs);
  const change = (part: Partial<PictureNotes>) => setNotes((now) => ({ ...now, ...part }));

  function discard(): void {
    void dropDraft(key);
    onClose();
  }

  async function save(): Promise<void> {
    const changed = changedNotes({ ...notes, alt: notes.alt.trim() }, base);
    if (isNothing(changed)) return discard();
    setIsBusy(true);
    setFailure(undefined);
    try {
      const body = { ...changed, base: notesIn(changed, base) };
      await withSignIn(() => apiData({ method: 'PATCH', path, body }));
      void dropDraft(key);
      invalidateAt(staffApiPaths.media);
      onClose();
      showToast('Noted.');
    } catch (error) {
      logFailure(error);
      if (!isOvertaken(error) || !(await takeIn(changed))) setFailure(failureText(error, 'done'));
      setIsBusy(false);
    }
  }

  /** Reads what somebody else has noted; what has been changed here stays. Whether it could be read. */
  async function takeIn(mine: Partial<PictureNotes>): Promise<boolean> {
    const item = await withSignIn(() => apiData<MediaItem>({ path })).catch(logFailure);
    if (!item) return false;
    const latest = notesOf(item);
    setTheirs(notesIn(mine, changedNotes(latest, base)));
    setNotes((now) => ({ ...latest, ...notesIn(mine, now) }));
    setBase(latest);
    invalidateAt(staffApiPaths.media);
    return true;
  }

  return (
    <>
      {earlier === null ? null : (
        <Note>You entered this earlier and have not saved it. Cancel discards it.</Note>
      )}
      <PictureNotesForm
        {...whole}
        fileName={picture.file.name ?? ''}
        notes={notes}
        onNotes={change}
        descriptionHelp="New uses of the picture start with this description, and with what matters most. Where it is already used, nothing changes."
        consentHelp="This holds wherever the picture is used."
        action="Save"
        isBusy={isBusy}
        onDone={() => void save()}
        onCancel={discard}
        otherAction={isConflict ? <Button onClick={() => change(theirs)}>Take theirs</Button> : null}
      >
        {picture.history?.length ? <Before history={picture.history} /> : null}
        {failure === undefined ? null : <Alert>{failure}</Alert>}
        {isConflict ? (
          <Alert>
            Not saved: someone else has noted something in the meantime. Theirs: {factsOf(theirs)} What you
            entered is still here; Save replaces theirs.
          </Alert>
        ) : null}
      </PictureNotesForm>
    </>
  );
}
