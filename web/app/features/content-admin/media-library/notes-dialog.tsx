import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import type { NotedConsent, MediaItem } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { captions } from '@content/files/limits';
import { useMemo, useState } from 'react';
import { apiData, ApiProblem, logFailure } from '../../../data/admin-client';
import { Alert, LoadFailure, Loading, Note } from '../../admin-ui/feedback';
import { Dialog } from '../../admin-ui/dialog';
import { failureText } from '../../admin-ui/failure-text';
import { Muted } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { formatDateTime } from '../../admin-ui/labels';
import { withSignIn } from '../../session/with-sign-in';
import { dropDraft, readDraft, useStoredDraft } from '../drafts/draft-store';
import { previewAddress } from '../media/preview-image';
import { oneMediaRead, uploadRead } from '../queries/reads';
import { Loaded, useRead } from '../queries/use-read';
import { invalidateMedia } from '../queries/writes';
import { NepaliTextField } from '../preeti/preeti-question';
import { ConsentFields, consentFacts, daysProblem } from '../media/consent-fields';
import { FocusSection, type FocusSectionProps, WithRatio } from '../media/focus-section';
import { WHOLE } from '../media/framed';
import {
  changedNotes,
  makeNotesDraft,
  type MediaNotes,
  type NotesDraft,
  notesKey,
  notesOf,
  some,
} from './notes-draft';

export interface NotesDialogProps {
  readonly picture: MediaItem;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Somebody else has noted something else since the person began. */
const isOvertaken = (error: unknown) => error instanceof ApiProblem && error.problem.status === 412;

/** What a colleague has noted, in words. */
function factsOf({ alt, consent }: MediaNotes, names: readonly (keyof MediaNotes)[]): string {
  const facts = {
    alt: alt === '' ? 'No description.' : `“${alt}”.`,
    focus: 'Another place matters most.',
    consent: consentFacts(consent),
  };
  return names.map((name) => facts[name]).join(' ');
}

/** Edits the notes of a picture: description, focus and consent. */
export function NotesDialog({ picture: { media }, onDone, onClose }: NotesDialogProps) {
  // The list may be an hour old, and a colleague may have changed the notes since.
  const { data, error, busy, retry } = useRead(oneMediaRead(media));
  function leave(): void {
    if (readDraft(notesKey(media)))
      showToast('Not saved. What you entered is there when you open Details again.');
    onClose();
  }
  return (
    <Dialog title="Picture details" onClose={leave}>
      {error ? (
        <LoadFailure title="It could not be loaded" error={error} busy={busy} onRetry={retry} />
      ) : !data || busy ? (
        <Loading lines={6} />
      ) : (
        <Stack gap="5">
          <Noting picture={data} onDone={onDone} onClose={onClose} />
          <Before history={data.history ?? []} />
        </Stack>
      )}
    </Dialog>
  );
}

/** Earlier notes with their authors: nobody can take a consent back without a trace. */
function Before({ history }: { readonly history: readonly NotedConsent[] }) {
  if (history.length === 0) return null;
  return (
    <chakra.section
      aria-label="What was noted"
      css={{ borderTopWidth: '1px', borderColor: 'border.subtle', paddingTop: '3' }}
    >
      <chakra.h3 css={{ fontWeight: 'bold', fontSize: 'sm', marginBottom: '1' }}>What was noted</chakra.h3>
      <chakra.ul
        css={{
          display: 'grid',
          gap: '2',
          fontSize: 'sm',
          lineHeight: '1.45',
        }}
      >
        {history.map(({ consent, by, at }) => (
          <chakra.li key={at} css={{ overflowWrap: 'anywhere' }}>
            {consent === null ? 'Nothing: the note was removed.' : consentFacts(consent)}{' '}
            <Muted as="span">
              {by.displayName ?? by.email}, {formatDateTime(at)}
            </Muted>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

/** The focus within the whole picture, also if its latest use is cropped. */
function Focus({
  picture: { media, file },
  ...props
}: Pick<NotesDialogProps, 'picture'> & Pick<FocusSectionProps, 'chosen' | 'onChoose'>) {
  const isPart = file.kind === 'picture' && file.crop !== undefined;
  const upload = useRead(uploadRead(isPart ? media : undefined));
  return (
    <Loaded read={upload} failure="The picture could not be loaded" lines={6}>
      {(whole) => {
        const src = whole ?? (file.kind === 'picture' ? previewAddress(file) : file.address);
        return (
          <WithRatio src={src}>
            {(ratio) => <FocusSection src={src} ratio={ratio} crop={WHOLE} {...props} />}
          </WithRatio>
        );
      }}
    </Loaded>
  );
}

function Noting({ picture, onDone, onClose }: NotesDialogProps) {
  const { media } = picture;
  const path = staffApiPaths.oneMedia(media);
  const key = notesKey(media);
  const [earlier] = useState(() => readDraft<NotesDraft>(key));
  const [base, setBase] = useState<MediaNotes>({ ...notesOf(picture), ...earlier?.base });
  const [notes, setNotes] = useState<MediaNotes>({ ...base, ...earlier?.notes });
  const draft = useMemo(() => makeNotesDraft(notes, base), [notes, base]);
  useStoredDraft({ key, draft });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The notes that somebody else has changed in the meantime. */
  const [theirs, setTheirs] = useState<readonly (keyof MediaNotes)[]>([]);
  const problem = daysProblem(notes.consent);
  const change = (part: Partial<MediaNotes>) => setNotes((now) => ({ ...now, ...part }));

  function discard(): void {
    void dropDraft(key);
    onClose();
  }

  async function note(): Promise<void> {
    const trimmed = { ...notes, alt: notes.alt.trim() };
    const changed = changedNotes(trimmed, base);
    if (isBusy || problem !== undefined) return;
    if (changed.length === 0) return discard();
    setIsBusy(true);
    setFailure(undefined);
    try {
      const body = { ...some(trimmed, changed), base: some(base, changed) };
      await withSignIn(() => apiData({ method: 'PATCH', path, body }));
      void dropDraft(key);
      invalidateMedia();
      onDone();
    } catch (error) {
      logFailure(error);
      if (!isOvertaken(error) || !(await takeIn(changed))) setFailure(failureText(error, 'done'));
      setIsBusy(false);
    }
  }

  /** Reads what somebody else has noted; what has been changed here stays. Whether it could be read. */
  async function takeIn(mine: readonly (keyof MediaNotes)[]): Promise<boolean> {
    const item = await withSignIn(() => apiData<MediaItem>({ path })).catch(logFailure);
    if (!item) return false;
    const latest = notesOf(item);
    setTheirs(changedNotes(latest, base).filter((name) => mine.includes(name)));
    setNotes((now) => ({ ...latest, ...some(now, mine) }));
    setBase(latest);
    invalidateMedia();
    return true;
  }

  return (
    <Stack gap="5">
      {earlier ? <Note>You entered this earlier and have not saved it. Cancel discards it.</Note> : null}
      <NepaliTextField
        label="What does the picture show?"
        optional
        help="New uses of the picture start with this description, and with what matters most. Where it is already used, nothing changes."
        data-first
        rows={3}
        maxLength={captions.Alt.maxLength}
        value={notes.alt}
        onText={(alt) => change({ alt })}
      />
      <ConsentFields
        note="This holds wherever the picture is used."
        consent={notes.consent}
        problem={problem}
        onConsent={(consent) => change({ consent })}
      />
      <Focus picture={picture} chosen={notes.focus} onChoose={(focus) => change({ focus })} />
      {failure === undefined ? null : <Alert>{failure}</Alert>}
      {theirs.length > 0 ? (
        <Alert>
          Not saved: someone else has noted something in the meantime. Theirs: {factsOf(base, theirs)} What
          you entered is still here; Save replaces theirs.
        </Alert>
      ) : null}
      <HStack wrap="wrap" justify="flex-end" gap="3">
        <Button variant="ghost" onClick={discard}>
          Cancel
        </Button>
        {theirs.length > 0 ? <Button onClick={() => change(some(base, theirs))}>Take theirs</Button> : null}
        <Button variant="solid" aria-disabled={isBusy || problem !== undefined} onClick={() => void note()}>
          Save
        </Button>
      </HStack>
    </Stack>
  );
}
