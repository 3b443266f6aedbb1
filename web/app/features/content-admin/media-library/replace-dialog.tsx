import { Button } from '@chakra-ui/react';
import type { ReplacedPicture, MediaItem } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem, apiData, logFailure, NetworkError } from '../../../data/staff/admin-client';
import { Alert } from '../../admin-ui/feedback';
import { Dialog, DialogFoot } from '../../admin-ui/dialog';
import { failureText } from '../../admin-ui/failure-text';
import { FileZone } from '../../admin-ui/file-zone';
import { Help } from '../../admin-ui/forms';
import { showToast } from '../../admin-ui/toasts';
import { withSignIn } from '../../session/with-sign-in';
import { acceptOf, chosenRefusal, formatLimits } from '../uploads/chosen-files';
import { withConsentCheck } from '../items/consent-check';
import { invalidateAt } from '../queries/writes';
import type { ChosenFile } from '../drafts/draft-store';
import { chosenFile, uploadTemporary, useUploaded } from '../uploads/upload-queue';

const places = (count: number) => (count === 1 ? 'the one item' : `all ${count} items`);

const UNCERTAIN = 'Some items may already have the new picture: see where it is used.';

function doneText({ replaced, left }: ReplacedPicture): string {
  if (left.length === 0) return `Replaced in ${replaced === 1 ? 'one item' : `${replaced} items`}.`;
  const titles = left.map(({ title }) => title).join('”, “');
  return `Replaced in ${replaced}. Not in “${titles}”: somebody was changing that, only an administrator may, or the site could not. Replace it there again.`;
}

/** A request that failed so may have been carried out. */
const isUncertain = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiProblem && error.problem.status >= 500);

export function ReplaceDialog({ picture, onClose }: { picture: MediaItem; onClose: () => void }) {
  const sending = useRef<AbortController>(null);
  const latest = useRef<File>(null);
  /** A request has failed that may have been carried out. */
  const mayBeReplaced = useRef(false);
  const [file, setFile] = useState<ChosenFile>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const percent = useUploaded(file?.id ?? '') ?? 0;
  useEffect(
    () => () => {
      if (!sending.current) return;
      sending.current.abort();
      // Also what is refused or cancelled may have been carried out, in part at least.
      invalidateAt(staffApiPaths.media);
    },
    [],
  );

  async function choose(chosen: File | undefined): Promise<void> {
    if (!chosen || isBusy) return;
    latest.current = chosen;
    // Until the chosen one is ready there is none: the one before is not meant any more.
    setFile(undefined);
    setFailure(undefined);
    const refused = await chosenRefusal('picture', chosen);
    if (latest.current !== chosen) return;
    setFailure(refused ?? undefined);
    setFile(refused === null ? chosenFile(chosen) : undefined);
  }

  async function replace(): Promise<void> {
    if (!file || isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    const { signal } = (sending.current = new AbortController());
    let isRequested = false;
    try {
      const { media } = await withSignIn(() => uploadTemporary(file, 'picture', signal));
      isRequested = true;
      const path = staffApiPaths.replacePicture(picture.media);
      const result = await withConsentCheck((answer) =>
        withSignIn(() =>
          apiData<ReplacedPicture>({ method: 'POST', path, body: { media, ...answer }, signal }),
        ),
      );
      onClose();
      showToast(doneText(result));
    } catch (error) {
      if (signal.aborted) return;
      logFailure(error);
      mayBeReplaced.current ||= isRequested && isUncertain(error);
      setFailure(mayBeReplaced.current && isUncertain(error) ? UNCERTAIN : failureText(error, 'done'));
      setIsBusy(false);
    }
  }

  function close(): void {
    if ((isBusy && percent === 100) || mayBeReplaced.current) showToast(UNCERTAIN);
    else if (isBusy) showToast('Cancelled. Nothing was replaced.');
    onClose();
  }

  const items = new Set(picture.uses.map(({ path, _id }) => `${path} ${_id}`)).size;
  return (
    <Dialog title="Replace this picture everywhere" onClose={close}>
      {failure === undefined ? null : <Alert>{failure}</Alert>}
      <p>
        The new picture takes its place in {places(items)} that {items === 1 ? 'uses' : 'use'} it, at once.
        Descriptions stay; each item gets a version, so that the old picture can be brought back there.
      </p>
      <FileZone
        label="New picture"
        accept={acceptOf('picture')}
        onFiles={([chosen]) => void choose(chosen)}
        css={{ gap: '2' }}
        button={{
          'data-first': true,
          'aria-disabled': isBusy,
          children: file ? 'Choose another picture' : 'Choose the new picture',
        }}
        above={file ? <p>{file.file.name}</p> : null}
      >
        <Help>{formatLimits('picture')}</Help>
      </FileZone>
      <DialogFoot onCancel={close}>
        <Button variant="solid" aria-disabled={!file || isBusy} onClick={() => void replace()}>
          {!isBusy
            ? `Replace in ${places(items)}`
            : percent < 100
              ? `Uploading: ${percent} %`
              : 'Replacing …'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
