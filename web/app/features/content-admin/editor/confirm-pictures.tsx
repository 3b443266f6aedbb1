import { publishingPartNames } from '@content/publishing-status';
import { useState } from 'react';
import { ConfirmDialog } from '../../admin-ui/confirm-dialog';
import { Stack } from '../../admin-ui/layout';
import type { FormStatus } from '../form/status';

/** What a save asks about its pictures before they are published; none where it asks nothing. */
const picturesToConfirm = ({ problems }: FormStatus): string[] =>
  problems.filter(({ field }) => field === publishingPartNames.confirm).map(({ message }) => message);

/** Asks before a picture is published that shows a child, or whose consent has ended. */
export function ConfirmPictures({ status, onConfirm }: { status: FormStatus; onConfirm: () => void }) {
  const questions = picturesToConfirm(status);
  const [isOpen, setIsOpen] = useState(questions.length > 0);
  return (
    <ConfirmDialog
      open={isOpen}
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
        {questions.map((question) => (
          <p key={question}>{question}</p>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
