import type { UsedPicture } from '@content/contract';
import { useId, useState } from 'react';
import { logFailure } from '../../../data/admin-client';
import { noteConsent } from '../../../data/admin-pictures';
import { Alert } from '../../admin-ui/alert';
import { Button } from '../../admin-ui/button';
import { Dialog } from '../../admin-ui/dialog';
import { failureText } from '../../admin-ui/failure-text';
import { Muted, Row, Stack } from '../../admin-ui/layout';
import { withSignIn } from '../../session/sign-in-store';
import { ConsentFields, daysProblem } from '../picture-details/consent-fields';

export interface ConsentDialogProps {
  readonly picture: UsedPicture;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Notes who is in a picture and agrees to its publication, for all its uses at once. */
export function ConsentDialog({ picture, onDone, onClose }: ConsentDialogProps) {
  const id = useId();
  const [consent, setConsent] = useState(picture.consent);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const problem = daysProblem(consent);

  async function note(): Promise<void> {
    if (isBusy || problem !== undefined) return;
    setIsBusy(true);
    try {
      await withSignIn(() => noteConsent(picture.source, consent));
      onDone();
    } catch (error) {
      logFailure(error);
      setFailure(failureText(error, 'saved'));
      setIsBusy(false);
    }
  }

  return (
    <Dialog open title="People in the picture" onClose={onClose}>
      <Stack gap="5">
        {failure === undefined ? null : <Alert>{failure}</Alert>}
        <Muted>This holds wherever the picture is used.</Muted>
        <ConsentFields name={id} consent={consent} problem={problem} onConsent={setConsent} />
        <Row justifyContent="flex-end">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="solid" aria-disabled={isBusy || problem !== undefined} onClick={() => void note()}>
            Save
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
