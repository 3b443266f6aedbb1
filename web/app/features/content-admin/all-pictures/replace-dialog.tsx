import type { ReplacedPicture, UsedPicture } from '@content/contract';
import { useEffect, useRef, useState } from 'react';
import { logFailure } from '../../../data/admin-client';
import { replacePicture } from '../../../data/admin-pictures';
import { Alert } from '../../admin-ui/alert';
import { Button } from '../../admin-ui/button';
import { Dialog } from '../../admin-ui/dialog';
import { failureText } from '../../admin-ui/failure-text';
import { Help } from '../../admin-ui/input-field';
import { Row, Stack } from '../../admin-ui/layout';
import { withSignIn } from '../../session/sign-in-store';
import { acceptOf, chosenRefusal, limitsInWords } from '../form/files';
import { asksAboutPictures } from '../form/picture-question';
import { preparedPicture } from '../pictures/prepared';

/** A field that takes any picture. */
const anyPicture = { kind: 'picture', label: 'Picture', upload: 'picture', shape: 'address' } as const;

export interface ReplaceDialogProps {
  readonly picture: UsedPicture;
  readonly onDone: (result: ReplacedPicture) => void;
  readonly onClose: () => void;
}

const places = (count: number) => (count === 1 ? 'the one item' : `all ${count} items`);

/** Asks for the picture that takes the place of another in every item that uses it. */
export function ReplaceDialog({ picture, onDone, onClose }: ReplaceDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  const [file, setFile] = useState<File>();
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => () => sending.current?.abort(), []);
  const items = new Set(picture.uses.map(({ path, _id }) => `${path} ${_id}`)).size;

  async function take(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    const refused = await chosenRefusal(anyPicture, chosen);
    const ready = refused === null ? await preparedPicture(chosen) : null;
    setFailure(ready ? undefined : (refused ?? limitsInWords(anyPicture)));
    setIsAsked(false);
    setFile(ready?.file);
  }

  async function replace(): Promise<void> {
    if (!file || percent !== null) return;
    setPercent(0);
    setFailure(undefined);
    const abort = new AbortController();
    sending.current = abort;
    const watch = { signal: abort.signal, onProgress: setPercent };
    try {
      onDone(await withSignIn(() => replacePicture(picture.source, file, isAsked, watch)));
    } catch (error) {
      if (abort.signal.aborted) return;
      logFailure(error);
      setIsAsked(asksAboutPictures(error));
      setFailure(failureText(error, 'done'));
      setPercent(null);
    }
  }

  return (
    <Dialog open title="Replace this picture everywhere" onClose={onClose}>
      <Stack gap="5">
        {failure === undefined ? null : <Alert>{failure}</Alert>}
        <p>
          The new picture takes its place in {places(items)} that {items === 1 ? 'uses' : 'use'} it, at once.
          Descriptions stay; each item gets a version, so that the old picture can be brought back there.
        </p>
        <Stack gap="2">
          <Row>
            <Button data-first onClick={() => input.current?.click()}>
              {file ? 'Choose another picture' : 'Choose the new picture'}
            </Button>
            {file ? <span>{file.name}</span> : null}
          </Row>
          <Help>{limitsInWords(anyPicture)}</Help>
        </Stack>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="New picture"
          accept={acceptOf(anyPicture)}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Row justifyContent="flex-end">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="solid" aria-disabled={!file || percent !== null} onClick={() => void replace()}>
            {percent === null
              ? isAsked
                ? 'Publish it all the same'
                : `Replace in ${places(items)}`
              : percent < 100
                ? `Uploading: ${percent} %`
                : 'Replacing …'}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
