import { Button } from '@chakra-ui/react';
import { NOTE_MAX_LENGTH, publishingPartNames } from '@content/items/publishing-status';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { useState } from 'react';
import type { ItemFormControl } from './use-item-form';
import { NepaliField } from '../preeti/preeti-question';

/** A message to colleagues that goes with a save; there once somebody asks for it. */
export function NoteField({ form: { options, status, setNote } }: { form: ItemFormControl }) {
  const { note = '' } = options;
  const problem = status.problems.find(({ field }) => field === publishingPartNames.note)?.message;
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && note === '' && problem === undefined)
    return (
      <Button
        variant="ghost"
        css={{ alignSelf: 'flex-start', paddingInline: '2' }}
        onClick={() => setAsked(true)}
      >
        <MessageSquarePlus aria-hidden size="1.25rem" />
        Add a message to colleagues
      </Button>
    );
  return (
    <NepaliField
      label="Message to colleagues"
      optional
      help="It appears in the history beside what you save. Visitors do not see it."
      problem={problem}
      name={publishingPartNames.note}
      maxLength={NOTE_MAX_LENGTH}
      autoFocus={isAsked && note === ''}
      value={note}
      onText={setNote}
    />
  );
}
