import { chakra } from '@chakra-ui/react';
import type { NotedConsent, MediaItem } from '@content/contract';
import { type Consent, isSameConsent } from '@content/picture-details';
import { useId, useState } from 'react';
import { ApiProblem, logFailure } from '../../../data/admin-client';
import { noteConsent, readMedia } from '../../../data/admin-media';
import { Alert, LoadFailure, Loading } from '../../admin-ui/feedback';
import { Button } from '../../admin-ui/buttons';
import { Dialog } from '../../admin-ui/dialog';
import { failureText } from '../../admin-ui/failure-text';
import { Muted, Row, Stack } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { formatDateTime } from '../../admin-ui/labels';
import { withSignIn } from '../../session/sign-in-store';
import { ConsentFields, consentFacts, daysProblem } from '../picture-details/consent-fields';
import { oneMediaRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import { invalidateMedia } from '../queries/writes';

export interface ConsentDialogProps {
  readonly picture: MediaItem;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const isOvertaken = (error: unknown) => error instanceof ApiProblem && error.problem.status === 412;

/** Notes who is in a picture and agrees to its publication, for all its uses at once. */
export function ConsentDialog({ picture: { media }, onDone, onClose }: ConsentDialogProps) {
  // The list may be an hour old, and the consent a colleague's by now.
  const { data, error, busy, retry } = useRead(oneMediaRead(media));
  return (
    <Dialog title="People in the picture" onClose={onClose}>
      {error ? (
        <LoadFailure title="It could not be loaded" error={error} busy={busy} onRetry={retry} />
      ) : !data || busy ? (
        <Loading lines={6} />
      ) : (
        <Stack gap="5">
          <Noting media={media} noted={data.consent} onDone={onDone} onClose={onClose} />
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
      borderTopWidth="1px"
      borderColor="border.subtle"
      paddingTop="3"
    >
      <chakra.h3 fontWeight="bold" fontSize="sm" marginBottom="1">
        What was noted
      </chakra.h3>
      <chakra.ul listStyleType="none" display="grid" gap="2" fontSize="sm" lineHeight="1.45">
        {history.map(({ consent, by, at }) => (
          <chakra.li key={at} overflowWrap="anywhere">
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

interface NotingProps extends Pick<ConsentDialogProps, 'onDone' | 'onClose'> {
  readonly media: string;
  readonly noted: Consent | null;
}

function Noting({ media, noted, onDone, onClose }: NotingProps) {
  const id = useId();
  const [base, setBase] = useState(noted);
  const [consent, setConsent] = useState(noted);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isTheirs, setIsTheirs] = useState(false);
  const problem = daysProblem(consent);

  async function note(): Promise<void> {
    if (isBusy || problem !== undefined) return;
    if (isSameConsent(consent, base)) {
      showToast('Nothing changed.');
      onClose();
      return;
    }
    setIsBusy(true);
    setFailure(undefined);
    try {
      await withSignIn(() => noteConsent(media, consent, base));
      invalidateMedia();
      onDone();
    } catch (error) {
      logFailure(error);
      await explain(error);
      setIsBusy(false);
    }
  }

  async function explain(error: unknown): Promise<void> {
    if (!isOvertaken(error)) return setFailure(failureText(error, 'saved'));
    try {
      setBase((await withSignIn(() => readMedia(media))).consent);
      setIsTheirs(true);
      invalidateMedia();
    } catch (unread) {
      logFailure(unread);
      setFailure(failureText(error, 'saved'));
    }
  }

  return (
    <Stack gap="5">
      {failure === undefined ? null : <Alert>{failure}</Alert>}
      {isTheirs ? (
        <Alert>
          Not saved: someone else has noted something in the meantime. Theirs: {consentFacts(base)} What you
          entered is still here; Save puts it in the place of theirs.
        </Alert>
      ) : null}
      <Muted>This holds wherever the picture is used.</Muted>
      <ConsentFields name={id} consent={consent} problem={problem} onConsent={setConsent} />
      <Row justifyContent="flex-end">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        {isTheirs ? <Button onClick={() => setConsent(base)}>Take theirs</Button> : null}
        <Button variant="solid" aria-disabled={isBusy || problem !== undefined} onClick={() => void note()}>
          Save
        </Button>
      </Row>
    </Stack>
  );
}
