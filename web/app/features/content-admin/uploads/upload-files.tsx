import { Button, chakra, HStack, VisuallyHidden } from '@chakra-ui/react';
import { limitsText } from '@content/files/limits';
import { FileZone } from '../../admin-ui/file-zone';
import { Help } from '../../admin-ui/forms';
import { Muted } from '../../admin-ui/layout';
import { some } from '../../admin-ui/labels';
import { failureText } from '../../admin-ui/failure-text';
import { addToLibrary, chosenFile, removeUpload, retryUpload, type Upload, useUploads } from './upload-queue';

/** The progress of an upload, or why it failed. */
export function uploadText({ percent, isWaiting, error }: Upload): string {
  if (error !== undefined) return failureText(error, 'uploaded');
  if (isWaiting) return 'Waiting for the connection …';
  return percent === 0 ? 'Waiting …' : percent < 100 ? `Uploading: ${percent} %` : 'Almost done …';
}

function UploadRow({ upload }: { readonly upload: Upload }) {
  const { id, file, error, isRefused } = upload;
  const hasFailed = error !== undefined;
  return (
    <HStack wrap="wrap" justify="space-between" columnGap="3" rowGap="1" as="li">
      <Muted as="span" css={{ flex: '1 1 9rem', color: 'fg.body', overflowWrap: 'anywhere' }}>
        <b>{file.name}</b>
        <chakra.span
          css={{ display: 'block', color: hasFailed ? 'link.body' : 'fg.muted' }}
          role={hasFailed ? 'alert' : undefined}
        >
          {uploadText(upload)}
        </chakra.span>
      </Muted>
      <HStack wrap="wrap" gap="2">
        {!hasFailed || isRefused ? null : (
          <Button onClick={() => retryUpload(id)}>
            Try again<VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        )}
        <Button variant="ghost" onClick={() => removeUpload(id)}>
          {hasFailed ? 'Remove' : 'Cancel'}
          <VisuallyHidden> {file.name}</VisuallyHidden>
        </Button>
      </HStack>
    </HStack>
  );
}

/** Uploads files to be used later: many at once, by choosing or dropping them. */
export function UploadFiles() {
  const { uploads: all, done } = useUploads();
  const uploads = all.filter(({ kind }) => !kind);
  return (
    <section aria-label="Upload">
      <FileZone
        label="Files to upload"
        multiple
        onFiles={(files) => addToLibrary(files.map(chosenFile))}
        css={{ gap: '3', background: 'bg.raised' }}
        button={{ variant: 'solid', children: 'Upload files' }}
      >
        <Help>
          Pictures: {limitsText('picture')} Documents: {limitsText('document')}
        </Help>
        {uploads.length > 0 ? (
          <chakra.ul css={{ display: 'grid', gap: '2' }} aria-label="On their way">
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </chakra.ul>
        ) : null}
        <Muted role="status" css={{ _empty: { position: 'absolute' } }}>
          {done === 0 ? '' : `${some(done, 'file')} uploaded.`}
        </Muted>
      </FileZone>
    </section>
  );
}
